"""Pages of text to leaf through: a rulebook, a log."""

from displayio import Group

from handheld import buttons, shades
from handheld.art import colours

ROWS = 9
LEFT = 4
TOP = 16
STEP = 12


class Pages:
    """A head and ROWS lines, which change without anything being made anew."""

    def __init__(self, art):
        ink = colours((None, shades.INK))
        self.group = Group()
        self.group.append(art.fill(shades.PAPER))
        self.group.append(art.fill(shades.NIGHT, height=13))
        self._title = art.line(LEFT, 1, 130, colours((None, shades.GLOW)))
        self._number = art.line(0, 1, 40, colours((None, shades.CREAM)))
        self.lines = [art.line(LEFT, TOP + row * STEP, 156, ink) for row in range(ROWS)]
        for line in [self._title, self._number] + self.lines:
            self.group.append(line.tile)

    def show(self, title, number, of, lines):
        """Shows one page, whose `lines` are broken already; without `number` it is the only one."""
        self._title.text = title
        self._number.text = "%d/%d" % (number, of) if number else ""
        self._number.tile.x = 156 - self._number.width
        for row in range(ROWS):
            self.lines[row].text = lines[row] if row < len(lines) else ""


def turned(at, pressed, pages):
    """Returns the page after a press of a direction: one back or one on, if there is one."""
    back = pressed & (buttons.LEFT | buttons.UP)
    return min(max(at + (-1 if back else 1), 0), pages - 1)
