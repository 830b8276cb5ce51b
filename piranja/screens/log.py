"""The log: all turns so far in words, opened at the last ones."""

from handheld import buttons, clicks
from handheld.pages import ROWS, Pages, turned
from handheld.wrapping import wrap

from ..play.course import Course

_MOST_TURNS = 161


def open(piranja):
    return Log(piranja)


class Log:
    def __init__(self, piranja):
        self.piranja = piranja
        self.program = piranja.program

    def enter(self, stage):
        self._pages = Pages(self.program.art)
        self.group = self._pages.group
        self._starts = self._measure()
        self.at = len(self._starts) - 1
        self._show()

    def leave(self):
        self._pages = self.group = None

    # It only keeps where the pages begin: the words of a whole game would fill the memory.

    def _measure(self):
        course = Course(self.piranja.session.view)
        lines = bytearray(_MOST_TURNS)
        while course.step():
            lines[course.number - 1] = len(self._lines_of(course))
        # Counted from the end, so that the first page seen is full.
        starts = [0]
        used = 0
        for at in range(course.number - 1, -1, -1):
            if used + lines[at] > ROWS:
                starts.insert(1, at + 1)
                used = 0
            used += lines[at]
        return starts

    def _lines_of(self, course):
        return wrap(self.program.art.text, self._sentence_of(course))

    def _sentence_of(self, course):
        menus = self.piranja.more_texts("menus")
        parts = [menus.ONE_CARD if course.cards == 1 else menus.CARDS % course.cards]
        if course.fetched:
            parts.append(menus.FETCHES % course.fetched)
        if course.brought:
            parts.append(menus.BROUGHT % course.brought)
        if course.left:
            parts.append(menus.LEAVES % course.left)
        if course.hungry:
            name = self.piranja.texts.SPECIES[course.hungry & 3]
            if course.game.over:
                parts.append(menus.ENDS_GAME % name)
            elif course.eaten:
                parts.append(menus.EATEN % (name, course.eaten))
            else:
                parts.append(menus.EATS_NOTHING % name)
        return self.piranja.name(course.seat) + ": " + ", ".join(parts)

    def _show(self):
        course = Course(self.piranja.session.view)
        start = self._starts[self.at]
        end = self._starts[self.at + 1] if self.at + 1 < len(self._starts) else _MOST_TURNS
        lines = []
        while course.number < end and course.step():
            if course.number > start:
                lines += self._lines_of(course)
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
