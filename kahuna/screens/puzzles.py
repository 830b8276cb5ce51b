"""The puzzle of the day, and all puzzles in three grades of twenty; solved ones have ticks."""

from bitmaptools import blit
from displayio import Bitmap, Group, TileGrid

from handheld import buttons, menu_colours, menu_sounds, modules
from handheld.art import colours
from handheld.line import EDGE
from handheld.scenes import toward

from ..play.profiles import load_profile
from ..play.puzzle import COUNT, IN_GRADE

_HEADER = 13
_TALL = 128 - _HEADER
_LEFT = 5
_ACROSS = 10  # puzzles in a row
_WIDTH = 15
_HEIGHT = 11
_FIRST = 15  # y of the first grade, below the puzzle of the day
_GRADE = 33  # pixels from one grade to the next
_TICK = "✓"
_TODAY = COUNT  # the number of the puzzle of the day, which has its own row
_ROWS = COUNT // _ACROSS + 1


def open(kahuna, at=-1):
    """Opens with the cursor at puzzle `at`; without that, at the puzzle of the day if that would
    continue a streak, otherwise at the first puzzle not solved."""
    if kahuna.program.below == "title":  # the title unpacks it again; a turn needs its memory
        kahuna.pack_game()
    return Puzzles(kahuna, at)


class Puzzles:
    ahead = "puzzle"

    def __init__(self, kahuna, at):
        self._kahuna = kahuna
        self.program = kahuna.program
        self._profile = profile = load_profile(self.program)
        with modules.passing:
            from ..play import daily

            day = daily.today(self.program.device.clock, profile)
            self._today = daily.puzzle_of(day)
            self._streak = daily.streak(profile, day)
        self._is_done = profile.day == day and self._streak > 0
        if at < 0:
            at = max(profile.unsolved(0, COUNT), 0)
            if self._streak and not self._is_done:
                at = _TODAY
        self.at = at

    def enter(self, stage):
        program = self.program
        art = program.art
        inks = colours((None, menu_colours.CREAM, menu_colours.GLOW))
        self.group = Group()
        self.group.append(art.fill(menu_colours.NIGHT))
        art.head(self.group, program.words.PUZZLES)
        count = "%d/%d" % (self._profile.count_solved(), COUNT)
        self.group.append(art.line(EDGE, 1, 40, inks, count).tile)
        self._frame = art.fill(menu_colours.GLOW, 0, 0, _WIDTH, _HEIGHT + 1)
        self._inside = art.fill(menu_colours.INK, 0, 0, _WIDTH - 2, _HEIGHT - 1)
        self.group.append(self._frame)
        self.group.append(self._inside)
        picture = Bitmap(160, _TALL, 4)
        self._write(art.text, picture)
        self.group.append(TileGrid(picture, pixel_shader=inks, y=_HEADER))
        self._choose(self.at)

    def touch(self, x, y):
        number = _puzzle_at(x, y - _HEADER)
        if number < 0:
            return None
        press = toward(self.at // _ACROSS, number // _ACROSS, buttons.UP, buttons.DOWN, _ROWS)
        return press or toward(self.at, number, buttons.LEFT, buttons.RIGHT), buttons.A

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.A | buttons.START):
            program.play(menu_sounds.CONFIRM)
            program.replace("puzzle", self._today if self.at == _TODAY else self.at)
        elif pressed & buttons.B:
            program.play(menu_sounds.BACK)
            program.pop()
        elif pressed & buttons.DIRECTIONS:
            program.play(menu_sounds.STEP)
            self._choose(_next(self.at, pressed))

    def _choose(self, number):
        self.at = number
        x, y = _corner_of(number)
        width = _WIDTH * (_ACROSS if number == _TODAY else 1)
        self._frame.x = x
        self._frame.y = y + _HEADER
        self._frame.width = width
        self._inside.x = x + 1
        self._inside.y = y + _HEADER + 1
        self._inside.width = width - 2

    def _write(self, font, picture):
        tick = _make_tick(font)
        words = self._kahuna.more_texts("puzzles")
        self._write_today(font, picture, tick, words)
        for grade, name in enumerate(words.GRADES):
            font.write(picture, name, _FIRST + _GRADE * grade, _LEFT)
        for number in range(COUNT):
            x, y = _corner_of(number)
            if self._profile.is_solved(number):
                _put(picture, tick, x + (_WIDTH + 1 - tick.width) // 2, y + 1)
            else:
                sign = str(number + 1)
                font.write(picture, sign, y + 1, x + (_WIDTH + 1 - font.width(sign)) // 2)

    def _write_today(self, font, picture, tick, words):
        """Writes the row of the puzzle of the day: a tick if it is solved, and the streak."""
        _, y = _corner_of(_TODAY)
        x = font.write(picture, words.TODAY, y + 1, _LEFT + 3)
        if self._is_done:
            _put(picture, tick, x + 4, y + 1)
        if self._streak > 1:
            row = words.STREAK % self._streak
            font.write(picture, row, y + 1, _LEFT + _WIDTH * _ACROSS - 3 - font.width(row))


def _put(picture, tick, x, y):
    blit(picture, tick, x, y, x1=0, y1=0, x2=tick.width, y2=tick.height)


def _make_tick(font):
    """Makes a tick in the second colour."""
    tick = Bitmap(font.width(_TICK), font.ascent + font.descent, 4)
    font.write(tick, _TICK)
    for pixel in range(tick.width * tick.height):
        tick[pixel] = 2 * tick[pixel]
    return tick


def _corner_of(number):
    """Returns the position of a puzzle, below the header."""
    if number == _TODAY:
        return _LEFT, 1
    grade, number = divmod(number, IN_GRADE)
    x = _LEFT + number % _ACROSS * _WIDTH
    return x, _FIRST + _GRADE * grade + _HEIGHT * (1 + number // _ACROSS)


def _puzzle_at(x, y):
    """Returns the puzzle at a position below the header, or -1."""
    column = (x - _LEFT) // _WIDTH
    if not 0 <= column < _ACROSS:
        return -1
    if 0 <= y < _FIRST:
        return _TODAY
    grade, below = divmod(y - _FIRST, _GRADE)
    row = below // _HEIGHT - 1
    if row < 0 or not 0 <= grade < COUNT // IN_GRADE:
        return -1
    return IN_GRADE * grade + _ACROSS * row + column


def _next(number, pressed):
    """Returns the next puzzle in a direction: rows run on into each other, columns wrap around. The
    puzzle of the day comes before the first one."""
    if pressed & (buttons.LEFT | buttons.RIGHT):
        return (number + (1 if pressed & buttons.RIGHT else -1)) % (COUNT + 1)
    row, column = divmod(number, _ACROSS)
    row += 1 if pressed & buttons.DOWN else -1
    return min(row % _ROWS * _ACROSS + column, _TODAY)
