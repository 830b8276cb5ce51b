"""The bar above the board: what the buttons do now, and the islands of both sides."""

from displayio import Group

from .. import palette
from ..bridges import controlled
from ..cards import count
from ..layout import BOARD_TOP, ICON_BLACK, ICON_WHITE

ROOM = 122  # pixels for words
_ISLANDS_X = (126, 143)


class Bar:
    def __init__(self, art):
        self.group = Group()
        self.group.append(art.fill(palette.INK, height=BOARD_TOP))
        self._text = art.label(1, -1, palette.CREAM)
        self.group.append(self._text)
        self._counts = []
        self._shown = bytearray((255, 255))
        for side, number in ((0, ICON_WHITE), (1, ICON_BLACK)):
            self.group.append(art.icon(_ISLANDS_X[side], 0, number))
            label = art.label(_ISLANDS_X[side] + 9, 2, palette.CREAM, "0", tiny=True)
            self._counts.append(label)
            self.group.append(label)

    def say(self, text):
        """A short sentence; only a change is drawn."""
        if self._text.text != text:
            self._text.text = text

    def show(self, state):
        """The islands of both sides."""
        for side in (0, 1):
            held = count(controlled(state, side))
            if self._shown[side] != held:
                self._shown[side] = held
                self._counts[side].text = str(held)
