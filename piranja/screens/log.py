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
        replay = Replay(self.piranja.session.view)
        heights = bytearray(_MOST_TURNS)
        last = []  # the lines of the last turns
        while replay.step():
            lines_of_turn = self._lines_of(replay)
            heights[replay.number - 1] = len(lines_of_turn)
            last.append(lines_of_turn)
            if len(last) > ROWS:
                last.pop(0)
        self._starts = _starts(heights, replay.number)
        self.at = len(self._starts) - 1
        lines = []
        for lines_of_turn in last[self._starts[-1] - replay.number :]:
            lines += lines_of_turn
        self._show_lines(lines)

    def _lines_of(self, replay):
        return wrap(self.program.art.text, self._sentence_of(replay))

    def _sentence_of(self, replay):
        menus = self.piranja.more_texts("menus")
        parts = [menus.ONE_CARD if replay.cards == 1 else menus.CARDS % replay.cards]
        if replay.fetched:
            parts.append(menus.FETCHES % replay.fetched)
        if replay.brought:
            parts.append(menus.BROUGHT % replay.brought)
        if replay.left:
            parts.append(menus.LEAVES % replay.left)
        if replay.hungry:
            name = self.piranja.texts.SPECIES[replay.hungry & 3]
            if replay.game.over:
                parts.append(menus.ENDS_GAME % name)
            elif replay.eaten:
                parts.append(menus.EATEN % (name, replay.eaten))
            else:
                parts.append(menus.EATS_NOTHING % name)
        return self.piranja.name_of(replay.seat) + ": " + ", ".join(parts)

    def _show(self):
        replay = Replay(self.piranja.session.view)
        start = self._starts[self.at]
        end = self._starts[self.at + 1] if self.at + 1 < len(self._starts) else _MOST_TURNS
        lines = []
        while replay.number < end and replay.step():
            if replay.number > start:
                lines += self._lines_of(replay)
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
    """Returns the turns that pages begin with, counted from the end: the last page is full."""
    starts = [0]
    used = 0
    for at in range(turns - 1, -1, -1):
        if used + heights[at] > ROWS:
            starts.insert(1, at + 1)
            used = 0
        used += heights[at]
    return starts
