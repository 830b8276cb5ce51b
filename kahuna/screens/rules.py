"""The rulebook of the edition that is played or chosen."""

from handheld import buttons

from .. import texts, tunes
from ..editions import EDITIONS
from .pages import Pages, paged


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
        self._sheets = self._lay_out()
        self._show()

    def leave(self):
        self._pages = self._sheets = self.group = None

    def _lay_out(self):
        program = self.program
        session = program.session
        playing = session.game and not session.over
        name = session.view.edition.name if playing else EDITIONS[session.setup.edition].name
        book = texts.load_rules(program.settings.language)
        sheets = []
        for title, text in book.chapters(name):
            for lines in paged(program.art.text, text):
                sheets.append((title, lines))
        texts.drop_rules(program.settings.language)
        return sheets

    def _show(self):
        title, lines = self._sheets[self.at]
        self._pages.show(title, self.at + 1, len(self._sheets), lines)

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(tunes.BACK)
            program.close()
        elif pressed & (buttons.DIRECTIONS | buttons.A):
            back = pressed & (buttons.LEFT | buttons.UP)
            at = min(max(self.at + (-1 if back else 1), 0), len(self._sheets) - 1)
            program.play(tunes.STEP if at != self.at else tunes.REFUSE)
            if at != self.at:
                self.at = at
                self._show()
