"""Adafruit's PyGamer, PyBadge and EdgeBadge, and other boards with the same pin names.

The buttons are on a shift register: either four, beside an analog stick, or eight.
"""

from handheld import buttons
from handheld.boards import parts

# In the order in which the shift register delivers them.
_MASKS = bytes(
    (
        buttons.B,
        buttons.A,
        buttons.START,
        buttons.SELECT,
        buttons.RIGHT,
        buttons.DOWN,
        buttons.UP,
        buttons.LEFT,
    )
)


def fits(board):
    for name in ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH"):
        if not hasattr(board, name):
            return False
    return True


def build(board, folder):
    stick = parts.stick(board)
    keys = _keys(board, 8 if stick is None else 4)
    # One of these pins exists, at half the battery's voltage.
    batteries = (("BATTERY", 2), ("VOLTAGE_MONITOR", 2), ("A6", 2))
    return parts.assemble(board, keys, stick, batteries, folder)


def _keys(board, count):
    import keypad

    scanner = keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK,
        data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH,
        key_count=count,
        value_when_pressed=True,
    )
    return buttons.Keys(scanner, _MASKS, keypad.Event())
