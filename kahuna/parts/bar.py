"""The bar above the board: what the buttons do now, the islands of both sides, whose turn it is."""

from displayio import Group

from handheld import buttons, menu_colours
from handheld.art import colours

from ..look.layout import BOARD_TOP, SIGN_BLACK, SIGN_WHITE
from ..rules.bridges import controlled
from ..rules.cards import count

ROOM = 125  # pixels for the words
_SIGN = 9  # pixels of an arrow beside the words, which shows that there are more offers
SIDES_X = (128, 144)


class Bar:
    def __init__(self, art, pictures):
        self.group = Group()
        self.group.append(art.fill(menu_colours.INK, height=BOARD_TOP))
        ink = colours((None, menu_colours.CREAM))
        self._words = art.line(1, -1, ROOM, ink)
        self.group.append(self._words.tile)
        self._held = -1  # the islands shown for both sides, as one number
        self._frame = art.fill(menu_colours.GLOW, 0, 0, 16, BOARD_TOP)
        self._inside = art.fill(menu_colours.INK, 0, 1, 14, BOARD_TOP - 2)
        self.group.append(self._frame)
        self.group.append(self._inside)
        for side, number in ((0, SIGN_WHITE), (1, SIGN_BLACK)):
            self.group.append(pictures.sign(SIDES_X[side], 1, number))
        self._counts = art.line(SIDES_X[0] + 8, 2, 24, ink, tiny=True)
        self.group.append(self._counts.tile)

    def say(self, text):
        """Shows a short sentence; only a change is drawn."""
        self._words.text = text
        tile = self._words.tile
        if tile.hidden == bool(text):
            tile.hidden = not text  # as empty room takes time to draw

    def touch(self, x, several):
        """A touch is A; if there are `several` offers, a touch of an arrow leads to another one."""
        if several and x < _SIGN:
            return 0, buttons.LEFT
        if several and x >= self._words.width - _SIGN:
            return 0, buttons.RIGHT
        return 0, buttons.A

    def show(self, state, turn):
        """Shows how many islands each side controls, and frames the side at turn."""
        x = SIDES_X[turn] - 1
        if self._frame.x != x:
            self._frame.x = x
            self._inside.x = x + 1
        white = count(controlled(state, 0))
        black = count(controlled(state, 1))
        if self._held != 16 * white + black:
            self._held = 16 * white + black
            # Spaces of two pixels each, up to the other number.
            gap = 4 if white > 9 else 6
            self._counts.text = "%d%s%d" % (white, " " * gap, black)
