"""The upper bar, which shows whose turn it is, and the lower one, which shows what A does."""

from handheld.buttons import LEFT, RIGHT, A

from ..look.palette import PLAYERS

LOWER_BAR = 114  # y of its top
WORDS_X = 23
ROOM = 124  # pixels for the words on what A does
SAYING_X = 4
SAYING = 158  # pixels for a sentence
_RIGHT = 160  # x at which a long sentence ends
_EDGE = 16  # pixels at either edge, where a touch means the arrow


class Bar:
    """Both bars. tabletop_pieces.py makes all parts, and `ink`, the palette of the name."""

    def touch(self, x):
        """A touch between the arrows is A."""
        return 0, LEFT if x < _EDGE else RIGHT if x >= _RIGHT - _EDGE else A

    def show(self, sign, name, catch):
        """Shows whose turn it is, and the catch as text, which is empty if catches are hidden."""
        self.sign[0] = sign
        self.ink[1] = PLAYERS[sign]
        self.name.text = name
        self.catch.text = catch

    def show_catch(self, cards):
        """Shows how many cards the player has caught so far, if catches are shown."""
        if self.catch.text:
            self.catch.text = str(cards)

    def show_danger(self, text):
        """Shows how dangerous another card is, or nothing if the text is empty."""
        if self.hungry.hidden != (not text):
            self.hungry.hidden = not text
        self.danger.text = text

    def show_action(self, text, more):
        """Shows what A does, and whether LEFT and RIGHT offer `more`."""
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
