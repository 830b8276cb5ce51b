"""A PyGamer."""

from displayio import Display
from pins import Pin

board_id = "pygamer"
DISPLAY = Display()
BUTTON_CLOCK = Pin("BUTTON_CLOCK")
BUTTON_OUT = Pin("BUTTON_OUT")
BUTTON_LATCH = Pin("BUTTON_LATCH")
JOYSTICK_X = Pin("JOYSTICK_X")
JOYSTICK_Y = Pin("JOYSTICK_Y")
SPEAKER = Pin("SPEAKER")
SPEAKER_ENABLE = Pin("SPEAKER_ENABLE")
NEOPIXEL = Pin("NEOPIXEL")
A6 = Pin("A6")
