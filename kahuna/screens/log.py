"""The log: all turns so far in words. It opens at the last turn; hidden cards stay hidden.

A shows the board of the chosen turn. Only the turns on the screen are put into words: a whole game
would take time and fill the memory.
"""

from displayio import Group

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.line import EDGE
from handheld.scenes import toward
from handheld.wrapping import wrap

from ..parts.words import sentence_of
from ..play.replay import Replay
from ..play.turn_numbers import first_turn, turn_ends
from ..rules.actions import DEAL

_ROWS = 9
_TOP = 16
_STEP = 12
_LEFT = 10
_WIDTH = 150
_PALE = 0x756A50  # turns that are not chosen


def open(kahuna):
    return Log(kahuna)


class Log:
    ahead = "turns"

    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program
        self.at = -1  # the chosen turn

    def enter(self, stage):
        program = self.program
        art = program.art
        view = self.kahuna.session.view
        self._replay = Replay(view)
        self._ends = turn_ends(view)
        self._last = len(self._ends) - 1
        self._first = min(first_turn(view), self._last)
        self._page = []  # for each turn shown, its number and its lines
        self.group = Group()
        self.group.append(art.fill(menu_colours.PAPER))
        art.head(self.group, program.words.LOG, menu_colours.NIGHT)
        self._ink = colours((menu_colours.PAPER, menu_colours.INK))
        self._pale = colours((menu_colours.PAPER, _PALE))
        self._number = art.line(EDGE, 1, 50, colours((menu_colours.NIGHT, menu_colours.CREAM)))
        self._lines = []
        self._tiles = Group()
        self._pointer = art.fill(menu_colours.INK, 3, 0, 3, 9)
        for part in (self._number.tile, self._tiles, self._pointer):
            self.group.append(part)
        if self.at < 0:
            self.at = self._last
        self._show_up_to(self.at)
        self._choose()

    def touch(self, x, y):
        row = (y - _TOP) // _STEP
        for number, lines in self._page:
            if 0 <= row < len(lines):
                return toward(self.at, number, buttons.UP, buttons.DOWN), buttons.A
            row -= len(lines)
        return None

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            program.pop()
        elif pressed & buttons.A:
            if self.at or self._ends[0] > 1:
                program.play(menu_sounds.CONFIRM)
                program.push("turns", self.at)
            else:
                program.play(menu_sounds.REFUSE)
        elif pressed & buttons.DIRECTIONS:
            self._move(pressed)

    def _move(self, pressed):
        """Goes to the turn before or after; LEFT and RIGHT go to another page."""
        first, last = self._page[0][0], self._page[-1][0]
        at = self.at + (1 if pressed & buttons.DOWN else -1)
        if pressed & buttons.LEFT:
            at = first - 1
        elif pressed & buttons.RIGHT:
            at = last + 1
        at = min(max(at, self._first), self._last)
        self.program.play(menu_sounds.STEP if at != self.at else menu_sounds.REFUSE)
        if at < first:
            self._show_up_to(at)
        elif at > last:
            self._show_from(at)
        if at != self.at:
            self.at = at
            self._choose()

    # Pages

    def _show_up_to(self, number):
        """Shows a page that ends with that turn."""
        first = number
        # Each action takes a line or more.
        while first > self._first and self._ends[number] - self._start(first - 1) <= _ROWS:
            first -= 1
        self._replay.go_to(self._start(first))
        page = [(turn, self._lines_of(turn)) for turn in range(first, number + 1)]
        while _rows(page) > _ROWS:
            page.pop(0)
        self._show(page)

    def _show_from(self, number):
        """Shows a page that begins with that turn."""
        self._replay.go_to(self._start(number))
        page = []
        while number <= self._last:
            page.append((number, self._lines_of(number)))
            number += 1
            if _rows(page) > _ROWS:
                page.pop()
                break
        self._show(page)

    def _start(self, number):
        """Returns where in the history a turn starts."""
        return self._ends[number - 1] if number > self._first else 0

    def _lines_of(self, number):
        """Puts a turn into words, from where the replay is."""
        replay = self._replay
        font = self.program.art.text
        start = replay.at
        for short in (False, True):  # in short if it takes more than a page
            replay.go_to(start)
            lines = []
            mark = "%d. " % number if number else ""
            while replay.at < self._ends[number] and replay.step():
                sentence = sentence_of(self.kahuna, replay, short)
                if replay.action != DEAL:
                    sentence = mark + sentence
                    mark = ""
                fits = font.width(sentence) <= _WIDTH  # asked first, as wrapping takes longer
                lines += [sentence] if fits else wrap(font, sentence, _WIDTH)
            if len(lines) <= _ROWS:
                break
        return lines

    def _show(self, page):
        self._page = page
        self._lines.clear()
        while self._tiles:
            self._tiles.pop()
        for _, lines in page:
            for text in lines:
                # No wider than it is: empty room takes time to draw.
                y = _TOP + len(self._lines) * _STEP
                line = self.program.art.line(_LEFT, y, 0, self._pale, text)
                self._lines.append(line)
                self._tiles.append(line.tile)
        self.program.stage.draw_whole()

    def _choose(self):
        """Marks the chosen turn, and shows its number."""
        row = 0
        for number, lines in self._page:
            if number == self.at:
                self._pointer.y = _TOP + row * _STEP + 1
            for _ in lines:
                shader = self._ink if number == self.at else self._pale
                self._lines[row].shade(shader)
                row += 1
        self._number.text = "%d/%d" % (self.at, self._last)


def _rows(page):
    return sum([len(lines) for _, lines in page])
