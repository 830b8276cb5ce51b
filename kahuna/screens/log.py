"""The log: all turns so far in words, opened at the last ones; hidden cards stay hidden."""

from handheld import buttons, clicks
from handheld.pages import ROWS, Pages, turned, wrap

from ..parts.words import sentence_of
from ..play.walk import Walk


def open(kahuna):
    return Log(kahuna)


class Log:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        program = self.program
        self._pages = Pages(program.art)
        self.group = self._pages.group
        self._starts = self._measure()
        self.at = len(self._starts) - 1
        self._show()

    def leave(self):
        self._pages = self.group = None

    # It only keeps where the pages begin: the words of a whole game would fill the memory.

    def _measure(self):
        view = self.kahuna.session.view
        walk = Walk(view)
        lines = bytearray(view.length)
        while walk.step():
            lines[walk.at - 1] = len(self._lines_of(walk))
        # Counted from the end, so that the first page seen is full.
        starts = [0]
        used = 0
        for at in range(view.length - 1, -1, -1):
            if used + lines[at] > ROWS:
                starts.insert(1, at + 1)
                used = 0
            used += lines[at]
        return starts

    def _lines_of(self, walk):
        return wrap(self.program.art.text, sentence_of(self.kahuna.texts, walk))

    def _show(self):
        walk = Walk(self.kahuna.session.view)
        walk.go_to(self._starts[self.at])
        end = self._starts[self.at + 1] if self.at + 1 < len(self._starts) else walk.view.length
        lines = []
        while walk.at < end and walk.step():
            lines += self._lines_of(walk)
        self._pages.show(self.program.words.LOG, self.at + 1, len(self._starts), lines)

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.A | buttons.B | buttons.START):
            program.play(clicks.BACK)
            program.close()
        elif pressed & buttons.DIRECTIONS:
            at = turned(self.at, pressed, len(self._starts))
            program.play(clicks.STEP if at != self.at else clicks.REFUSE)
            if at != self.at:
                self.at = at
                self._show()
