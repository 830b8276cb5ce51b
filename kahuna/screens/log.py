"""All turns so far in words, the last ones first seen; what was hidden is left out."""

from handheld import buttons

from ..look import tunes
from ..parts.pages import ROWS, Pages, wrap
from ..parts.words import told
from ..play.walk import Walk


def open(program):
    return Log(program)


class Log:
    def __init__(self, program):
        self.program = program

    def enter(self, stage):
        program = self.program
        self._pages = Pages(program.art)
        self.group = self._pages.group
        self._starts = self._measure()
        self.at = len(self._starts) - 1
        self._show()

    def leave(self):
        self._pages = self.group = None

    # Only where the pages begin is kept: the words of a whole game would fill the memory.

    def _measure(self):
        view = self.program.session.view
        walk = Walk(view)
        lines = bytearray(view.length)
        while walk.step():
            lines[walk.at - 1] = len(self._lines_of(walk))
        # From the end, so that the page seen first is a full one.
        starts = [0]
        used = 0
        for at in range(view.length - 1, -1, -1):
            if used + lines[at] > ROWS:
                starts.insert(1, at + 1)
                used = 0
            used += lines[at]
        return starts

    def _lines_of(self, walk):
        return wrap(self.program.art.text, told(self.program.texts, walk))

    def _show(self):
        walk = Walk(self.program.session.view)
        walk.go_to(self._starts[self.at])
        end = self._starts[self.at + 1] if self.at + 1 < len(self._starts) else walk.view.length
        lines = []
        while walk.at < end and walk.step():
            lines += self._lines_of(walk)
        texts = self.program.texts
        self._pages.show(texts.LOG, self.at + 1, len(self._starts), lines)

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.A | buttons.B | buttons.START):
            program.play(tunes.BACK)
            program.close()
        elif pressed & buttons.DIRECTIONS:
            back = pressed & (buttons.LEFT | buttons.UP)
            at = min(max(self.at + (-1 if back else 1), 0), len(self._starts) - 1)
            program.play(tunes.STEP if at != self.at else tunes.REFUSE)
            if at != self.at:
                self.at = at
                self._show()
