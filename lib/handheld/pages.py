"""Pages of text to leaf through: a rulebook, a log."""

from displayio import Group

from handheld import buttons, shades
from handheld.label import label
from handheld.wrapping import wrap

ROWS = 9


class Pages:
    def __init__(self, art):
        self._art = art
        self.group = Group()
        self.group.append(art.fill(shades.PAPER))
        self.group.append(art.fill(shades.NIGHT, height=13))
        self._title = label(art.text, 4, 1, shades.GLOW)
        self._number = label(art.text, 0, 1, shades.CREAM)
        self._text = label(art.text, 4, 16, shades.INK, spacing=1.2)
        for part in (self._title, self._number, self._text):
            self.group.append(part)

    def show(self, title, number, of, lines):
        """Shows one page, whose `lines` are broken already."""
        self._title.text = title
        self._number.text = "%d/%d" % (number, of)
        self._number.x = 156 - self._number.bounding_box[2]
        self._text.text = "\n".join(lines)


def paged(font, text, most=ROWS):
    """Breaks a text into pages; a paragraph that does not fit begins the next page."""
    pages = [[]]
    for paragraph in text.split("\n"):
        lines = wrap(font, paragraph)
        if len(pages[-1]) + len(lines) > most and pages[-1]:
            pages.append([])
        for line in lines:
            if len(pages[-1]) == most:
                pages.append([])
            pages[-1].append(line)
    return pages


def turned(at, pressed, pages):
    """Returns the page after a press of a direction: one back or one on, if there is one."""
    back = pressed & (buttons.LEFT | buttons.UP)
    return min(max(at + (-1 if back else 1), 0), pages - 1)
