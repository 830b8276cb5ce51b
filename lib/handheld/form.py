"""A title and rows, one of them chosen: for menus, the settings, forms for a new game."""

from displayio import Group

from handheld import shades
from handheld.art import colours
from handheld.buttons import DOWN, UP
from handheld.icons import ICON_RIGHT

_TITLE_HEIGHT = 15
_STEP = 12
_CLOSE = 11  # from row to row, where there are many
_MANY = 10
_NAME_X = 14
_WIDTH = 142
_SLIDE = 4  # pixels a frame, as it opens
_FRAMES = 3


class Form:
    """`names` are those of the rows; a row without a value is one that does something. `sign` goes
    into the head, beside the title.

    The head and the pointer slide in as it opens: little enough to send within a tenth of a second.
    """

    def __init__(self, art, title, names, sign=None):
        self.at = 0
        self._plain = colours((None, shades.CREAM))
        self._chosen = colours((None, shades.GLOW))
        self._faded = colours((None, shades.MUTED))
        self.group = Group()
        self.group.append(art.fill(shades.NIGHT))
        self._head = Group(y=-_FRAMES * _SLIDE)
        self._title = art.head(self._head, title)
        if sign is not None:
            self._head.append(sign)
        self.group.append(self._head)
        self._names = []
        self._values = []
        self._step = _STEP if len(names) < _MANY else _CLOSE
        for row, name in enumerate(names):
            y = _TITLE_HEIGHT + row * self._step
            line = art.line(_NAME_X, y, _WIDTH, self._plain, name)
            self._names.append(line)
            self._values.append(None)
            self.group.append(line.tile)
        self._art = art
        self._end = _TITLE_HEIGHT + len(names) * self._step
        self._pointer = art.icon(3 + self._head.y, 0, ICON_RIGHT)
        self.group.append(self._pointer)
        self._choose(0)

    def set_title(self, text):
        self._title.text = text

    def move(self, pressed):
        """Moves the choice up or down; returns whether it moved. To be called in each frame."""
        if self._head.y:
            self._head.y += _SLIDE
            self._pointer.x += _SLIDE
        if not pressed & (UP | DOWN):
            return False
        self.choose((self.at + (1 if pressed & DOWN else -1)) % len(self._names))
        return True

    def choose(self, row):
        """Chooses a row."""
        self._shade(self.at, self._plain)
        self._choose(row)

    def set_value(self, row, text):
        value = self._values[row]
        if value is None:
            shader = self._chosen if row == self.at else self._plain
            y = _TITLE_HEIGHT + row * self._step
            self._values[row] = value = self._art.line(_NAME_X, y, _WIDTH, shader)
            self.group.append(value.tile)
        value.end(text)

    def remark(self, text):
        """Adds a line below the rows and other remarks, which cannot be chosen."""
        self._end += _STEP
        self.group.append(self._art.line(_NAME_X, self._end, _WIDTH, self._faded, text).tile)

    def fade(self, row, faded):
        """Shows that a row has no effect now."""
        if row != self.at:
            self._shade(row, self._faded if faded else self._plain)

    def _choose(self, row):
        self.at = row
        self._shade(row, self._chosen)
        self._pointer.y = self._names[row].tile.y + 2

    def _shade(self, row, shader):
        for line in (self._names[row], self._values[row]):
            if line is not None:
                line.shade(shader)
