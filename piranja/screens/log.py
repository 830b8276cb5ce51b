"""The log: all turns so far in words, opened at the last ones."""

from handheld import buttons, menu_sounds
from handheld.pages import ROWS, Pages, turned
from handheld.wrapping import wrap

from ..play.replay import Replay

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
        self._show_last()

    # It only keeps where the pages begin: the words of a whole game would fill the memory.

    def _show_last(self):
        """Breaks the game into pages, and shows the last one."""
        course = Replay(self.piranja.session.view)
        heights = bytearray(_MOST_TURNS)
        last = []  # the lines of the last turns
        while course.step():
            told = self._lines_of(course)
            heights[course.number - 1] = len(told)
            last.append(told)
            if len(last) > ROWS:
                last.pop(0)
        self._starts = _starts(heights, course.number)
        self.at = len(self._starts) - 1
        lines = []
        for told in last[self._starts[-1] - course.number :]:
            lines += told
        self._show_lines(lines)

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
        course = Replay(self.piranja.session.view)
        start = self._starts[self.at]
        end = self._starts[self.at + 1] if self.at + 1 < len(self._starts) else _MOST_TURNS
        lines = []
        while course.number < end and course.step():
            if course.number > start:
                lines += self._lines_of(course)
        self._show_lines(lines)

    def _show_lines(self, lines):
        self._pages.show(self.program.words.LOG, self.at + 1, len(self._starts), lines)

    def touch(self, x, y):
        return self._pages.touch(x, y)

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.A | buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            program.pop()
        elif pressed & buttons.DIRECTIONS:
            at = turned(self.at, pressed, len(self._starts))
            program.play(menu_sounds.STEP if at != self.at else menu_sounds.REFUSE)
            if at != self.at:
                self.at = at
                self._show()


def _starts(heights, turns):
    """Returns with which turns pages begin, from the last one back, so that this one is full."""
    starts = [0]
    used = 0
    for at in range(turns - 1, -1, -1):
        if used + heights[at] > ROWS:
            starts.insert(1, at + 1)
            used = 0
        used += heights[at]
    return starts
