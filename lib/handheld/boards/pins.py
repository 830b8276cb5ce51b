"""Handhelds with a pin for each button, which a press connects to ground.

Among them Pimoroni's PicoSystem, the PicoPad, the Thumby Color, the PewPew M4 and the uGame 22.
"""

from handheld import buttons
from handheld.boards import parts

# The names that each button may have; the first one that the board knows counts.
_NAMES = (
    (buttons.UP, ("BUTTON_UP", "SW_UP", "BTN_UP", "D_PAD_UP", "UP")),
    (buttons.DOWN, ("BUTTON_DOWN", "SW_DOWN", "BTN_DOWN", "D_PAD_DOWN", "DOWN")),
    (buttons.LEFT, ("BUTTON_LEFT", "SW_LEFT", "BTN_LEFT", "D_PAD_LEFT", "LEFT")),
    (buttons.RIGHT, ("BUTTON_RIGHT", "SW_RIGHT", "BTN_RIGHT", "D_PAD_RIGHT", "RIGHT")),
    (buttons.A, ("BUTTON_A", "SW_A", "BTN_A", "BTNA", "BUTTON_O")),
    (buttons.B, ("BUTTON_B", "SW_B", "BTN_B", "BTNB", "BUTTON_X")),
    (buttons.START, ("BUTTON_START", "BTN_START", "SW_Y", "BUTTON_MENU", "BUTTON_Z", "MENU")),
    (buttons.SELECT, ("BUTTON_SELECT", "BTN_SELECT", "SW_X", "BUTTON_BUMPER_LEFT")),
)


def fits(board):
    needed = buttons.A | buttons.B
    if not parts.has_stick(board):
        needed |= buttons.DIRECTIONS
    for mask, names in _NAMES:
        if mask & needed and parts.first(board, names) is None:
            return False
    return True


def build(board, folder):
    # Each pin with the divider of the battery's voltage.
    batteries = (("BATTERY", 2), ("VOLTAGE_MONITOR", 2), ("BAT_SENSE", 3))
    keys = parts.keys(board, _NAMES)
    return parts.assemble(board, keys, parts.stick(board), batteries, folder)
