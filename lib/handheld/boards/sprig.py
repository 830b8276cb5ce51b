"""Hack Club's Sprig: keys W A S D and I J K L on pins of their own, and sound by I2S.

Its BUTTON_A is the left one. It has no lights that can be written, and no lithium cell.
"""

from handheld import buttons
from handheld.boards import parts

_NAMES = (
    (buttons.UP, ("BUTTON_W",)),
    (buttons.DOWN, ("BUTTON_S",)),
    (buttons.LEFT, ("BUTTON_A",)),
    (buttons.RIGHT, ("BUTTON_D",)),
    (buttons.A, ("BUTTON_L",)),
    (buttons.B, ("BUTTON_K",)),
    (buttons.START, ("BUTTON_I",)),
    (buttons.SELECT, ("BUTTON_J",)),
)


def fits(board):
    for _, names in _NAMES:
        if parts.first(board, names) is None:
            return False
    return True


def build(board, folder):
    return parts.assemble(board, parts.keys(board, _NAMES), None, (), folder, _output(board))


def _output(board):
    try:
        from audiobusio import I2SOut
    except ImportError:
        return None
    return I2SOut(board.AUDIO_BCLK, board.AUDIO_LRCLK, board.AUDIO_DIN)
