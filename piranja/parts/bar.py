"""The bar above, with whose turn it is, and the one below, with what A does now."""

from handheld.buttons import LEFT, RIGHT, A

from ..look.palette import PLAYERS

LOWER_BAR = 114  # where it begins
WORDS_X = 23
ROOM = 124  # pixels for what A does
SAYING_X = 4
SAYING = 158  # pixels for a sentence
_RIGHT = 160  # where a long one ends
_EDGE = 16  # pixels of an arrow, and around it


class Bar:
    """Both bars. `ink` is the palette of the name; tabletop_pieces.py makes it, and the rest."""

    def touch(self, x):
        """A touch between the arrows does what A does."""
        return 0, LEFT if x < _EDGE else RIGHT if x >= _RIGHT - _EDGE else A

    def show(self, sign, name, catch):
        """Shows whose turn it is, and the catch as text: an empty one if catches are not shown."""
        self.sign[0] = sign
        self.ink[1] = PLAYERS[sign]
        self.name.text = name
        self.catch.text = catch

    def show_catch(self, cards):
        """Shows how many cards have been caught by now, if catches are shown."""
        if self.catch.text:
            self.catch.text = str(cards)

    def show_danger(self, text):
        """Shows how dangerous another card is; nothing if the text is empty."""
        if self.hungry.hidden != (not text):
            self.hungry.hidden = not text
        self.danger.text = text

    def show_action(self, text, more):
        """Shows what A does, and whether LEFT and RIGHT do something."""
        self._show(text, WORDS_X, False, not more)

    def say(self, text):
        """Shows a sentence while something happens."""
        self._show(text, SAYING_X, True, True)

    def _show(self, text, x, no_button, no_arrows):
        if self.button.hidden != no_button:
            self.button.hidden = no_button
        if self.left.hidden != no_arrows:
            self.left.hidden = self.right.hidden = no_arrows
        self.words.text = text
        self.words.tile.x = min(x, _RIGHT - self.words.width)
