"""The course of a game as a picture: how many cards everybody had after each turn."""

from bitmaptools import fill_region
from displayio import Bitmap, Group, TileGrid

from handheld import buttons, clicks, shades
from handheld.art import colours

from ..look.layout import SIGN_SIZE
from ..look.palette import PLAYERS
from ..parts.words import result
from ..play.course import Course

_TOP = 17  # of the sea
_LEFT = 12
_WIDTH = 146
_HEIGHT = 92
_ROOM = _WIDTH - 16  # for the turns; the rest is for the signs
_BASE = _HEIGHT - 8
_LEAST = 10  # cards that the picture always has room for
_SEA = 0x0F3A63
_CALM = 0x1D5280
_DARK = 7  # the outline of a line, after the colours of six players


def open(piranja):
    return CourseScreen(piranja)


class CourseScreen:
    def __init__(self, piranja):
        self.piranja = piranja
        self.program = piranja.program

    def enter(self, stage):
        view = self.piranja.session.view
        self._turns, self._caught = _catches(view)
        self._most = max(max(view.catches[: view.players]), _LEAST)
        self.group = self._draw(view)

    def leave(self):
        self._caught = self.group = None

    def frame(self, now, pressed):
        if pressed & (buttons.A | buttons.B | buttons.START):
            self.program.play(clicks.BACK)
            self.program.close()

    def _x(self, turn):
        return 3 + turn * (_ROOM - 6) // max(self._turns, 1)

    def _y(self, cards):
        return _BASE - cards * (_BASE - 5) // self._most

    def _draw(self, view):
        art = self.program.art
        group = Group()
        group.append(art.fill(shades.NIGHT))
        group.append(art.fill(shades.INK, height=13))
        glow = colours((None, shades.GLOW))
        group.append(art.line(4, 1, 152, glow, self.piranja.more_texts("menus").COURSE).tile)
        group.append(art.fill(_SEA, _LEFT, _TOP, _WIDTH, _HEIGHT))
        self._draw_scale(group, art)
        bitmap = Bitmap(_WIDTH, _HEIGHT, 8)
        for seat in range(view.players):
            self._trace(bitmap, seat, 1, _DARK)
            self._trace(bitmap, seat, 0, 1 + self.piranja.session.seats.signs[seat])
        tones = colours((None,) + PLAYERS + (shades.INK,))
        group.append(TileGrid(bitmap, pixel_shader=tones, x=_LEFT, y=_TOP))
        self._draw_signs(group, view)
        verdict = art.line(0, 113, 158, glow, result(self.piranja))
        verdict.tile.x = (160 - verdict.width) // 2
        group.append(verdict.tile)
        return group

    def _draw_scale(self, group, art):
        muted = colours((None, shades.MUTED))
        for cards in range(0, self._most + 1, 10 if self._most < 50 else 20):
            y = _TOP + self._y(cards)
            group.append(art.fill(_CALM, _LEFT, y, _WIDTH, 1))
            number = art.line(0, y - 2, 11, muted, str(cards), tiny=True)
            number.tile.x = _LEFT - 1 - number.width
            group.append(number.tile)

    def _trace(self, bitmap, seat, width, value):
        """Draws the line of a player, `width` pixels to either side."""
        caught = self._caught[seat]
        y = self._y(0)
        for turn in range(self._turns):
            x = self._x(turn)
            until = self._x(turn + 1)
            then = self._y(caught[turn])
            _stroke(bitmap, x, y, until, y, width, value)
            _stroke(bitmap, until, min(y, then), until, max(y, then), width, value)
            y = then

    def _draw_signs(self, group, view):
        """Puts everybody's sign where their line ends; none covers another."""
        order = sorted(range(view.players), key=lambda seat: (-view.catches[seat], seat))
        ends = [self._y(view.catches[seat]) - SIGN_SIZE // 2 for seat in order]
        for i in range(1, len(ends)):
            ends[i] = max(ends[i], ends[i - 1] + SIGN_SIZE)
        lowest = _HEIGHT - SIGN_SIZE
        for i in range(len(ends) - 1, -1, -1):
            ends[i] = max(min(ends[i], lowest), 0)
            lowest = ends[i] - SIGN_SIZE
        x = _LEFT + self._x(self._turns) + 4
        for i, seat in enumerate(order):
            sign = self.piranja.session.seats.signs[seat]
            group.append(self.piranja.pictures.sign(x, _TOP + ends[i], sign))


def _catches(view):
    """Returns how many turns there were, and what each player had after each of them."""
    course = Course(view)
    caught = [bytearray() for _ in range(view.players)]
    while course.step():
        for seat in range(view.players):
            caught[seat].append(course.game.catches[seat])
    return course.number, caught


def _stroke(bitmap, x1, y1, x2, y2, width, value):
    fill_region(bitmap, x1 - width, y1 - width, x2 + width + 1, y2 + width + 1, value)
