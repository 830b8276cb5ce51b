"""Pages of text to leaf through: a rulebook, a log."""

from displayio import Group

from handheld import buttons, menu_colours
from handheld.art import colours
from handheld.line import EDGE

ROWS = 9
LEFT = 4
TOP = 16
STEP = 12
_MOST = 146  # pixels for the title and what stands to the right of it


class Pages:
    """A head and ROWS lines; showing another page changes them, and allocates nothing."""

    def __init__(self, art):
        # Opaque, as what shows through takes time to draw.
        ink = colours((menu_colours.PAPER, menu_colours.INK))
        self.group = Group()
        self.group.append(art.fill(menu_colours.PAPER))
        self._title = art.head(self.group, band=menu_colours.NIGHT)
        self._number = art.line(EDGE, 1, 100, colours((None, menu_colours.CREAM)))
        self.lines = [art.line(LEFT, TOP + row * STEP, 156, ink) for row in range(ROWS)]
        for line in [self._number] + self.lines:
            self.group.append(line.tile)

    def show(self, title, number, of, lines, notes=()):
        """Shows one page of `lines`, which are broken already. The first of the `notes` that fits
        stands before the page's number."""
        self._title.text = title
        count = "%d/%d" % (number, of)
        self._number.text = count
        for note in notes:
            self._number.text = note + "  " + count
            if self._title.width + self._number.width <= _MOST:
                break
            self._number.text = count
        for row, line in enumerate(self.lines):
            line.text = lines[row] if row < len(lines) else ""
            if line.tile.hidden == bool(line.text):
                line.tile.hidden = not line.text

    def touch(self, x, y):
        """A touch of the title leads back; left and right of the middle it turns pages."""
        if y < TOP - 3:
            return 0, buttons.B
        return 0, buttons.LEFT if x < 80 else buttons.RIGHT


def turned(at, pressed, pages):
    """Returns the page after a press of a direction: the previous or the next one, if it exists."""
    back = pressed & (buttons.LEFT | buttons.UP)
    return min(max(at + (-1 if back else 1), 0), pages - 1)
