"""The illustrations of the rulebook: signs from the screen, and boards."""

from displayio import Group

from handheld import menu_colours

from ..look.layout import (
    CARD_NEW,
    CARD_OPEN,
    SIGN_CHECK,
    SIGN_PILE,
    STONE_BLACK,
    STONE_WHITE,
    STONE_WHITE_GAIN,
    STONE_WHITE_LOSS,
)
from ..rules.bridges import put_back
from ..rules.limits import ISLAND_COUNT
from ..rules.line_names import LINE_NAMES

_STONES = (STONE_WHITE, STONE_BLACK, STONE_WHITE_GAIN, STONE_WHITE_LOSS)
_CARDS = (CARD_NEW, CARD_OPEN)
_SIGNS = (SIGN_PILE, SIGN_CHECK)
_BOARDS = 8  # the first number of a board
# Each board: White's bridges, Black's, lit lines, the line under the cursor, bridges threatened,
# islands gained (a mask).
_EXAMPLES = (
    ("", "", "AB AD AH", "AB", "", 0),
    ("BE BF DE", "AB AH BC", "BD", "BD", "AB BC", 1 << 1),
    ("BE BF", "CG FG GJ", "CG", "CG", "CG", 0),
)
_HEAD = 13  # pixels above the board


def draw(kahuna, number):
    """Draws the illustration of that number, a sign or a board."""
    pictures = kahuna.pictures
    if number >= _BOARDS:
        return _board(pictures, _EXAMPLES[number - _BOARDS])
    if number < len(_STONES):
        return _framed(kahuna, pictures.stone(2, 1), _STONES[number], 13, 11)
    number -= len(_STONES)
    if number < len(_CARDS):
        return _framed(kahuna, pictures.card(1, 1), _CARDS[number], 19, 16)
    number -= len(_CARDS)
    return _framed(kahuna, pictures.sign(2, 1, _SIGNS[number]), _SIGNS[number], 12, 10)


def _framed(kahuna, tile, number, width, height):
    """Puts a tile on a dark ground, as it has on the screen, instead of on paper."""
    tile[0] = number
    group = Group()
    group.append(kahuna.program.art.fill(menu_colours.INK, width=width, height=height))
    group.append(tile)
    return group


class _Position:
    def __init__(self):
        self.bridges = [0, 0]
        self.counts = bytearray(2 * ISLAND_COUNT)


def _board(pictures, example):
    from .playfield import Playfield  # needed only for a board

    white, black, lit, cursor, threatened, gained = example
    position = _Position()
    put_back(position, 0, _lines(white))
    put_back(position, 1, _lines(black))
    playfield = Playfield(pictures)
    line = LINE_NAMES.index(cursor)
    playfield.show(position, _lines(lit), line, _lines(threatened), gained)
    playfield.group.y = _HEAD
    return playfield.group


def _lines(names):
    lines = 0
    for name in names.split():
        lines |= 1 << LINE_NAMES.index(name)
    return lines
