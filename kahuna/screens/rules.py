"""The rulebook of the edition that is played or chosen."""

from handheld import buttons

from .. import texts
from ..look import tunes
from ..parts.pages import Pages, paged
from ..rules.editions import EDITIONS


def open(program):
    return Rules(program)


class Rules:
    def __init__(self, program):
        self.program = program
        self.at = 0

    def enter(self, stage):
        program = self.program
        self._pages = Pages(program.art)
        self.group = self._pages.group
        self._pages_of = self._measure()
        self._show()

    def leave(self):
        self._pages = self.group = None

    # The book is in memory only while a page is made; only how long its chapters are is kept.

    def _measure(self):
        font = self.program.art.text
        return bytes([len(paged(font, text)) for _, text in self._chapters()])

    def _chapters(self):
        program = self.program
        session = program.session
        playing = session.game and not session.over
        edition = session.view.edition if playing else EDITIONS[session.setup.edition]
        book = texts.load_rules(program.settings.language)
        texts.drop_rules(program.settings.language)
        return book.chapters(edition.name)

    def _show(self):
        chapter = 0
        page = self.at
        while page >= self._pages_of[chapter]:
            page -= self._pages_of[chapter]
            chapter += 1
        title, text = self._chapters()[chapter]
        lines = paged(self.program.art.text, text)[page]
        self._pages.show(title, self.at + 1, sum(self._pages_of), lines)

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(tunes.BACK)
            program.close()
        elif pressed & (buttons.DIRECTIONS | buttons.A):
            back = pressed & (buttons.LEFT | buttons.UP)
            at = min(max(self.at + (-1 if back else 1), 0), sum(self._pages_of) - 1)
            program.play(tunes.STEP if at != self.at else tunes.REFUSE)
            if at != self.at:
                self.at = at
                self._show()
