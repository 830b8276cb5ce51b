"""A rulebook: chapters of text, page by page."""

from handheld import buttons, clicks
from handheld.pages import Pages, paged, turned


class Book:
    """A scene. `chapters()` returns a list of (title, text), one line per paragraph.

    The text is in memory only while a page is made; only the lengths of its chapters are kept.
    """

    def __init__(self, program, chapters):
        self.program = program
        self.at = 0
        self._chapters = chapters

    def enter(self, stage):
        font = self.program.art.text
        self._pages = Pages(self.program.art)
        self.group = self._pages.group
        self._lengths = bytes([len(paged(font, text)) for _, text in self._chapters()])
        self._show()

    def leave(self):
        self._pages = self.group = None

    def _show(self):
        chapter = 0
        page = self.at
        while page >= self._lengths[chapter]:
            page -= self._lengths[chapter]
            chapter += 1
        title, text = self._chapters()[chapter]
        lines = paged(self.program.art.text, text)[page]
        self._pages.show(title, self.at + 1, sum(self._lengths), lines)

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(clicks.BACK)
            program.close()
        elif pressed & (buttons.DIRECTIONS | buttons.A):
            at = turned(self.at, pressed, sum(self._lengths))
            program.play(clicks.STEP if at != self.at else clicks.REFUSE)
            if at != self.at:
                self.at = at
                self._show()
