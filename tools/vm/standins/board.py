"""A PyGamer; or, without a stick, a PyBadge."""

import world
from displayio import Display
from pins import Pin

board_id = "pygamer" if world.is_pygamer else "pybadge"
DISPLAY = Display()
BUTTON_CLOCK = Pin("BUTTON_CLOCK")
BUTTON_OUT = Pin("BUTTON_OUT")
BUTTON_LATCH = Pin("BUTTON_LATCH")
if world.is_pygamer:
    JOYSTICK_X = Pin("JOYSTICK_X")
    JOYSTICK_Y = Pin("JOYSTICK_Y")
SPEAKER = Pin("SPEAKER")
SPEAKER_ENABLE = Pin("SPEAKER_ENABLE")
NEOPIXEL = Pin("NEOPIXEL")
if world.battery_volts is not None:
    A6 = Pin("A6")
