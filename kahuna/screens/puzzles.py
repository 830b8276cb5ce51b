"""The puzzles, twenty in each of three grades, with ticks in place of those that are solved."""

from bitmaptools import blit
from displayio import Bitmap, Group, TileGrid

from handheld import buttons, menu_colours, menu_sounds
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
_HEIGHT = 12
_GRADE = 38  # pixels from one grade to the next
_TICK = "✓"


def open(kahuna, at=-1):
    """Opens with the cursor at puzzle `at` or, without that, at the first one not solved."""
    if kahuna.program.below == "title":  # the title unpacks it again; a turn needs its memory
        kahuna.pack_game()
    return Puzzles(kahuna, at)


class Puzzles:
    def __init__(self, kahuna, at):
        self._kahuna = kahuna
        self.program = kahuna.program
        self._profile = load_profile(self.program)
        self.at = at if at >= 0 else max(self._profile.unsolved(0, COUNT), 0)

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
        grade, below = divmod(y - _HEADER - _HEIGHT, _GRADE)
        column, row = (x - _LEFT) // _WIDTH, below // _HEIGHT
        in_grade = 0 <= column < _ACROSS and row < IN_GRADE // _ACROSS
        if not (in_grade and 0 <= grade < COUNT // IN_GRADE):
            return None
        number = IN_GRADE * grade + _ACROSS * row + column
        press = toward(self.at // _ACROSS, number // _ACROSS, buttons.UP, buttons.DOWN)
        return press or toward(self.at, number, buttons.LEFT, buttons.RIGHT), buttons.A

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.A | buttons.START):
            program.play(menu_sounds.CONFIRM)
            program.replace("puzzle", self.at)
        elif pressed & buttons.B:
            program.play(menu_sounds.BACK)
            program.pop()
        elif pressed & buttons.DIRECTIONS:
            program.play(menu_sounds.STEP)
            self._choose(_next(self.at, pressed))

    def _choose(self, number):
        self.at = number
        x, y = _corner_of(number)
        self._frame.x = x
        self._frame.y = y + _HEADER
        self._inside.x = x + 1
        self._inside.y = y + _HEADER + 1

    def _write(self, font, picture):
        tick = _make_tick(font)
        for grade, name in enumerate(self._kahuna.more_texts("puzzles").GRADES):
            font.write(picture, name, _GRADE * grade, _LEFT)
        for number in range(COUNT):
            x, y = _corner_of(number)
            if self._profile.is_solved(number):
                x += (_WIDTH + 1 - tick.width) // 2
                blit(picture, tick, x, y + 1, x1=0, y1=0, x2=tick.width, y2=tick.height)
            else:
                sign = str(number + 1)
                font.write(picture, sign, y + 1, x + (_WIDTH + 1 - font.width(sign)) // 2)


def _make_tick(font):
    """Makes a tick in the second colour."""
    tick = Bitmap(font.width(_TICK), font.ascent + font.descent, 4)
    font.write(tick, _TICK)
    for place in range(tick.width * tick.height):
        tick[place] = 2 * tick[place]
    return tick


def _corner_of(number):
    """Returns the position of a puzzle, below the header."""
    grade, number = divmod(number, IN_GRADE)
    x = _LEFT + number % _ACROSS * _WIDTH
    return x, _GRADE * grade + 12 + number // _ACROSS * _HEIGHT


def _next(number, pressed):
    """Returns the next puzzle in a direction: rows run on into each other, columns wrap around."""
    row, column = divmod(number, _ACROSS)
    if pressed & (buttons.LEFT | buttons.RIGHT):
        return (number + (1 if pressed & buttons.RIGHT else -1)) % COUNT
    row += 1 if pressed & buttons.DOWN else -1
    return row % (COUNT // _ACROSS) * _ACROSS + column
