"""The bar above the board: what the buttons do now, and the islands of both sides."""

from displayio import Group

from handheld import shades
from handheld.art import colours

from ..look.layout import BOARD_TOP, SIGN_BLACK, SIGN_WHITE
from ..rules.bridges import controlled
from ..rules.cards import count

ROOM = 122  # pixels for words
_ISLANDS_X = (126, 143)


class Bar:
    def __init__(self, art, pictures):
        self.group = Group()
        self.group.append(art.fill(shades.INK, height=BOARD_TOP))
        ink = colours((None, shades.CREAM))
        self._words = art.line(1, -1, ROOM, ink)
        self.group.append(self._words.tile)
        self._counts = []
        self._shown = bytearray((255, 255))
        for side, number in ((0, SIGN_WHITE), (1, SIGN_BLACK)):
            self.group.append(pictures.sign(_ISLANDS_X[side], 0, number))
            line = art.line(_ISLANDS_X[side] + 9, 2, 8, ink, "0", tiny=True)
            self._counts.append(line)
            self.group.append(line.tile)

    def say(self, text):
        """Shows a short sentence; only a change is drawn."""
        self._words.text = text

    def show(self, state):
        """Shows how many islands both sides control."""
        for side in (0, 1):
            held = count(controlled(state, side))
            if self._shown[side] != held:
                self._shown[side] = held
                self._counts[side].text = str(held)
