"""Pages of text to leaf through: a rulebook, a log."""

from displayio import Group

from handheld import buttons, shades
from handheld.art import colours

ROWS = 9
LEFT = 4
TOP = 16
STEP = 12
_RIGHT = 156
_GAP = 6


class Pages:
    """A head and ROWS lines, which change without anything being made anew."""

    def __init__(self, art):
        ink = colours((None, shades.INK))
        self.group = Group()
        self.group.append(art.fill(shades.PAPER))
        self.group.append(art.fill(shades.NIGHT, height=13))
        self._title = art.line(LEFT, 1, 130, colours((None, shades.GLOW)))
        self._number = art.line(0, 1, 100, colours((None, shades.CREAM)))
        self.lines = [art.line(LEFT, TOP + row * STEP, 156, ink) for row in range(ROWS)]
        for line in [self._title, self._number] + self.lines:
            self.group.append(line.tile)

    def show(self, title, number, of, lines, notes=()):
        """Shows one page, whose `lines` are broken already; before its number stands the first of
        the `notes` that has room."""
        self._title.text = title
        count = "%d/%d" % (number, of)
        self._number.text = count
        for note in notes:
            self._number.text = note + "  " + count
            if LEFT + self._title.width + _GAP + self._number.width <= _RIGHT:
                break
            self._number.text = count
        self._number.tile.x = _RIGHT - self._number.width
        for row in range(ROWS):
            self.lines[row].text = lines[row] if row < len(lines) else ""


def turned(at, pressed, pages):
    """Returns the page after a press of a direction: one back or one on, if there is one."""
    back = pressed & (buttons.LEFT | buttons.UP)
    return min(max(at + (-1 if back else 1), 0), pages - 1)
