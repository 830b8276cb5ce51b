"""The pictures that the screens share, loaded once, and tiles made from them."""

from displayio import TileGrid

from handheld.art import tiles
from handheld.sheets import load_sheet

from .layout import (
    CARD_HEIGHT,
    CARD_WIDTH,
    COLUMN,
    COLUMNS,
    FISH_HEIGHT,
    FISH_WIDTH,
    SIGN_SIZE,
    TINY_HEIGHT,
    TINY_MORE,
    TINY_WIDTH,
)

_ACROSS = FISH_WIDTH // COLUMN


class Pictures:
    def __init__(self, art):
        self.folder = art.folder + "piranja/"
        (self._fish, self._fish_colours), art.largest = art.largest, None
        self._fish_colours.make_transparent(0)
        self._cards, self._card_colours = load_sheet(self.folder + "cards.bmp")
        self._tiny, self._tiny_colours = load_sheet(self.folder + "tiny.bmp")
        self._signs, self._sign_colours = load_sheet(self.folder + "signs.bmp")

    def fish(self, x, y):
        """Makes a tile for a large fish (see `draw_fish`)."""
        return TileGrid(
            self._fish,
            pixel_shader=self._fish_colours,
            width=_ACROSS,
            tile_width=COLUMN,
            tile_height=FISH_HEIGHT,
            x=x,
            y=y,
        )

    def tiny(self, x, y, count=1):
        """Makes an empty row with room for tiny fish."""
        return TileGrid(
            self._tiny,
            pixel_shader=self._tiny_colours,
            width=count,
            tile_width=TINY_WIDTH,
            tile_height=TINY_HEIGHT,
            x=x,
            y=y,
        )

    def card(self, x, y):
        return tiles(self._cards, self._card_colours, CARD_WIDTH, CARD_HEIGHT, x, y)

    def sign(self, x, y, number):
        """Makes a tile with the sign of a player or of the bar."""
        sign = tiles(self._signs, self._sign_colours, SIGN_SIZE, SIGN_SIZE, x, y)
        sign[0] = number
        return sign


def draw_fish(tile, picture):
    """Shows a fish on a tile: `picture` is twice its number, plus 1 for the second frame.

    Only the columns that change are sent to the display.
    """
    at = picture * _ACROSS
    for i in range(_ACROSS):
        if tile[i] != COLUMNS[at + i]:
            tile[i] = COLUMNS[at + i]


def more(hidden):
    """Returns the tiny tile that stands for that many fish without room."""
    return TINY_MORE + hidden if hidden < 10 else TINY_MORE
