"""The bar above, with whose turn it is, and the one below, with what A does now."""

from displayio import Group

from handheld import shades
from handheld.art import colours
from handheld.icons import ICON_BUTTON_A, ICON_LEFT, ICON_RIGHT

from ..look.layout import SIGN_NET
from ..look.palette import PLAYERS

NAME_ROOM = 62
ROOM = 124  # pixels for what A does
SAYING = 154  # pixels for a sentence
_BELOW = 114
_WORDS_X = 23
NET_X = 76
_DANGER_X = 102
_HUNGRY = 9  # tile of a tiny hungry fish


class Bars:
    def __init__(self, art, pictures):
        self.group = Group()
        self.group.append(art.fill(shades.INK, height=10))
        self.group.append(art.fill(shades.INK, y=_BELOW, height=14))
        self._palettes = [colours((None, colour)) for colour in PLAYERS]
        self._cream = colours((None, shades.CREAM))
        self._sign = pictures.sign(1, 0, 0)
        self._name = art.line(12, -1, NAME_ROOM, self._palettes[0])
        self._net = pictures.sign(NET_X, 0, SIGN_NET)
        self._catch = art.line(NET_X + 11, 2, 12, self._cream, tiny=True)
        self._hungry = pictures.tiny(_DANGER_X, 1)
        self._hungry[0] = _HUNGRY
        self._hungry.hidden = True
        self._danger = art.line(_DANGER_X + 11, 2, 46, self._cream, tiny=True)
        self._left = art.icon(1, _BELOW + 3, ICON_LEFT)
        self._button = art.icon(13, _BELOW + 3, ICON_BUTTON_A)
        self._words = art.line(_WORDS_X, _BELOW + 1, SAYING, self._cream)
        self._right = art.icon(151, _BELOW + 3, ICON_RIGHT)
        for part in (
            self._sign,
            self._name.tile,
            self._net,
            self._catch.tile,
            self._hungry,
            self._danger.tile,
            self._left,
            self._button,
            self._words.tile,
            self._right,
        ):
            self.group.append(part)

    def show(self, sign, name, catch):
        """Shows whose turn it is, and the catch as text, which is empty if it is not told."""
        if self._sign[0] != sign:
            self._sign[0] = sign
        self._name.tile.pixel_shader = self._palettes[sign]
        self._name.text = name
        self._catch.text = catch

    def tell_catch(self, cards):
        """Shows how many cards have been caught by now, if that is told at all."""
        if self._catch.text:
            self._catch.text = str(cards)

    def tell_danger(self, text):
        """Shows how dangerous another card is; nothing if the text is empty."""
        if self._hungry.hidden != (not text):
            self._hungry.hidden = not text
        self._danger.text = text

    def offer(self, text, more):
        """Shows what A does, and whether LEFT and RIGHT do something."""
        self._show_signs(False, not more)
        self._words.tile.x = _WORDS_X
        self._words.text = text

    def say(self, text):
        """Shows a sentence while something happens."""
        self._show_signs(True, True)
        self._words.tile.x = 4
        self._words.text = text

    def _show_signs(self, button, arrows):
        if self._button.hidden != button:
            self._button.hidden = button
        if self._left.hidden != arrows:
            self._left.hidden = self._right.hidden = arrows
