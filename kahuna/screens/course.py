"""The course of a game as a picture: islands of both sides turn by turn, rounds, and the swing."""

from displayio import Bitmap, Group, TileGrid

from handheld import buttons

from .. import palette, tunes
from ..art import colours
from ..opponents.course import Course

_LEFT = 14
_TOP = 22
_WIDTH = 142
_HEIGHT = 84
_MOST = 12  # islands
_STEP = _HEIGHT // _MOST
_WHITE, _BLACK, _ROUND, _SWING = range(1, 5)


def open(program):
    return CoursePicture(program)


class CoursePicture:
    def __init__(self, program):
        self.program = program

    def enter(self, stage):
        self.group = self._draw()

    def leave(self):
        self.group = None

    def frame(self, now, pressed):
        if pressed & (buttons.A | buttons.B | buttons.START):
            self.program.play(tunes.BACK)
            self.program.close()

    def _draw(self):
        program = self.program
        art = program.art
        texts = program.texts
        course = Course(program.session.view)
        group = Group()
        group.append(art.fill(palette.NIGHT))
        group.append(art.fill(palette.INK, height=13))
        group.append(art.label(4, 1, palette.GLOW, texts.COURSE))
        for islands in (0, 4, 8, 12):
            y = _TOP + _HEIGHT - islands * _STEP
            group.append(art.label(2, y - 2, palette.MUTED, str(islands), tiny=True))
            group.append(art.fill(palette.INK, _LEFT, y, _WIDTH, 1))
        group.append(self._curves(course))
        if course.swing >= 0:
            words = art.label(0, 113, palette.CREAM, texts.SWING % (course.swing + 1))
            art.centre(words)
            group.append(words)
        return group

    def _curves(self, course):
        bitmap = Bitmap(_WIDTH, _HEIGHT + 3, 8)
        shades = colours(
            (None, palette.CREAM, palette.LIT[1], palette.MUTED, palette.ALARM, None, None, None)
        )
        turns = len(course.white)
        for end in course.round_ends:
            self._column(bitmap, self._x(end, turns), _ROUND, 3)
        if course.swing >= 0:
            self._column(bitmap, self._x(course.swing, turns), _SWING, 2)
        for side, value in ((course.black, _BLACK), (course.white, _WHITE)):
            self._curve(bitmap, side, turns, value)
        return TileGrid(bitmap, pixel_shader=shades, x=_LEFT, y=_TOP)

    def _x(self, turn, turns):
        return turn * (_WIDTH - 2) // max(turns - 1, 1)

    def _column(self, bitmap, x, value, step):
        for y in range(0, _HEIGHT, step):
            bitmap[x, y] = value

    def _curve(self, bitmap, islands, turns, value):
        last = _HEIGHT
        for turn in range(turns):
            y = _HEIGHT - islands[turn] * _STEP
            x = self._x(turn, turns)
            until = self._x(turn + 1, turns) if turn + 1 < turns else _WIDTH - 1
            for row in range(min(y, last), max(y, last) + 2):
                bitmap[x, row] = value
            for column in range(x, until + 1):
                bitmap[column, y] = value
                bitmap[column, y + 1] = value
            last = y
