"""A PyGamer: its pins are their own names."""

from displayio import Display

board_id = "pygamer"
DISPLAY = Display()
BUTTON_CLOCK = "BUTTON_CLOCK"
BUTTON_OUT = "BUTTON_OUT"
BUTTON_LATCH = "BUTTON_LATCH"
JOYSTICK_X = "JOYSTICK_X"
JOYSTICK_Y = "JOYSTICK_Y"
SPEAKER = "SPEAKER"
SPEAKER_ENABLE = "SPEAKER_ENABLE"
NEOPIXEL = "NEOPIXEL"
A6 = "A6"
