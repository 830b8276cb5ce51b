"""A title and rows of a name and a value, one of them chosen: menus, settings, the new game."""

from displayio import Group

from handheld.buttons import DOWN, UP

from .. import palette
from ..layout import ICON_RIGHT

_TITLE_HEIGHT = 15
_STEP = 12
_NAME_X = 14
_RIGHT = 156
_ROWS = 9


class Form:
    """`names` are the rows; an empty value belongs to a row that does something."""

    def __init__(self, art, title, names):
        self.at = 0
        self._art = art
        self.group = Group()
        self.group.append(art.fill(palette.NIGHT))
        self.group.append(art.fill(palette.INK, height=_TITLE_HEIGHT - 2))
        self._title = art.label(4, 1, palette.GLOW, title)
        self.group.append(self._title)
        self._names = []
        self._values = []
        step = _STEP if len(names) <= _ROWS else 11
        for row, name in enumerate(names):
            y = _TITLE_HEIGHT + row * step
            label = art.label(_NAME_X, y, palette.CREAM, name)
            value = art.label(0, y, palette.CREAM)
            self._names.append(label)
            self._values.append(value)
            self.group.append(label)
            self.group.append(value)
        self._pointer = art.icon(3, 0, ICON_RIGHT)
        self.group.append(self._pointer)
        self._choose(0)

    def move(self, pressed):
        """Up and down; whether that moved the choice."""
        if not pressed & (UP | DOWN) or len(self._names) < 2:
            return False
        self._choose((self.at + (1 if pressed & DOWN else -1)) % len(self._names))
        return True

    def set_value(self, row, text):
        value = self._values[row]
        if value.text != text:
            value.text = text
            value.x = _RIGHT - value.bounding_box[2]

    def set_title(self, text):
        if self._title.text != text:
            self._title.text = text

    def set_name(self, row, text):
        if self._names[row].text != text:
            self._names[row].text = text

    def fade(self, row, faded):
        """Shows that a row has no effect now."""
        if row != self.at:
            self._colour(row, palette.MUTED if faded else palette.CREAM)

    def _choose(self, row):
        self._colour(self.at, palette.CREAM)
        self.at = row
        self._colour(row, palette.GLOW)
        self._pointer.y = self._names[row].y - 4

    def _colour(self, row, colour):
        if self._names[row].color != colour:
            self._names[row].color = colour
            self._values[row].color = colour
