"""The pictures that Kahuna's screens share, loaded once, and tiles made from them."""

from handheld.art import tiles
from handheld.sheets import load_sheet

from .layout import STONE_SIZE

_CARD_WIDTH = 17
_CARD_HEIGHT = 14
# The face of a card: an island's name, and a map that shows where it is.
FACE_WIDTH = 15
FACE_HEIGHT = 11
_SIGN = 8


class Pictures:
    def __init__(self, art):
        self.folder = art.folder + "kahuna/"
        (self.board, self.board_colours), art.largest = art.largest, None
        self.stones, self.stone_colours = self.sheet("stones")
        self.cards, self.card_colours = self.sheet("cards")
        self.signs, self.sign_colours = self.sheet("signs")
        self.faces, _ = self.sheet("faces")

    def sheet(self, name, *more):
        """Reads a picture of assets/kahuna/ and its palette."""
        return load_sheet(self.folder + name + ".bmp", *more)

    def stone(self, x, y):
        return tiles(self.stones, self.stone_colours, STONE_SIZE, STONE_SIZE, x, y)

    def card(self, x, y):
        return tiles(self.cards, self.card_colours, _CARD_WIDTH, _CARD_HEIGHT, x, y)

    def sign(self, x, y, number):
        """Makes a tile with the sign of a side, the pile or a tick."""
        sign = tiles(self.signs, self.sign_colours, _SIGN, _SIGN, x, y)
        sign[0] = number
        return sign

    def face(self, x, y, colours):
        """Makes a tile that shows the face of an island's card; number ISLAND_COUNT is empty."""
        return tiles(self.faces, colours, FACE_WIDTH, FACE_HEIGHT, x, y)
