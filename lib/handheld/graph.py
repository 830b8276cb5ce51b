"""The course of a game as a picture: a line for each side, which rises by its gains each turn."""

from bitmaptools import fill_region
from displayio import Bitmap, Group, TileGrid

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.icons import ICON_DOWN
from handheld.line import MIDDLE
from handheld.scenes import toward

_OUTLINE = 1  # a value of the picture
_PLANK = 4  # pixels from one plank to the next
_PITCH = 9  # pixels from one sign to the next below it


class Graph:
    """A head, and below it a picture at `area`: its left and upper edge, its width and height.

    `margin` is the number of pixels before the first turn and after the last one, `room` what is
    left free behind that. `unit` is (pixels, the amount that they stand for), `base` the row of
    zero. `group` holds all of it; what is added there later covers what is there.
    """

    def __init__(self, art, title, area, colour, turns, margin, room, base, unit):
        self._art = art
        self.left, self.top, width, self.height = area
        self.width = width
        self.turns = turns
        self._margin = margin
        self._span = width - room - 2 * margin
        self._base = base
        self._unit = unit
        self.group = Group()
        self.group.append(art.fill(menu_colours.NIGHT))
        art.head(self.group, title)
        self.group.append(art.fill(colour, *area))

    def x(self, turn):
        """Returns the column of the screen at which a turn ends."""
        return self.left + self._margin + turn * self._span // max(self.turns, 1)

    def _y(self, value):
        pixels, many = self._unit
        return self._base - value * pixels // many

    def scale(self, values, colour, x=0):
        """Draws a horizontal line for each value, with the value at `x` or just before the line."""
        muted = colours((None, menu_colours.MUTED))
        for value in values:
            y = self.top + self._y(value)
            self.group.append(self._art.fill(colour, self.left, y, self.width, 1))
            number = self._art.line(x, y - 2, 11, muted, str(value), tiny=True)
            if not x:
                number.tile.x = self.left - 1 - number.width
            self.group.append(number.tile)

    def open(self, *tones):
        """Makes the bitmap for the lines. Its values 1, 2 ... have these colours; 1 is the colour
        of the outlines."""
        self._bitmap = Bitmap(self.width, self.height, len(tones) + 1)
        shader = colours((None,) + tones)
        self.group.append(TileGrid(self._bitmap, pixel_shader=shader, x=self.left, y=self.top))

    def trace(self, values, tone, lower=0):
        """Draws an outlined line through the values before the first turn and after each turn, some
        pixels `lower`. With the tone 0 it is hollow, with planks across."""
        last = self.turns
        for value in (_OUTLINE, tone):
            x = self.x(0) - self.left
            y = self._y(values[0]) + lower
            for turn in range(1, last + 1):
                if values[turn] == values[turn - 1] and turn < last:
                    continue  # the line goes straight on
                until = self.x(turn) - self.left
                then = self._y(values[turn]) + lower
                self._stroke(x, y, until, y, value)
                self._stroke(until, min(y, then), until, max(y, then), value)
                x = until
                y = then

    def _stroke(self, x1, y1, x2, y2, value):
        wide = 1 if value == _OUTLINE else 0
        fill_region(self._bitmap, x1 - wide, y1 - wide, x2 + wide + 1, y2 + wide + 1, value)
        if not value:
            for x in range(x1, x2 + 1):
                for y in range(y1, y2 + 1):
                    if (x + y) % _PLANK == 0:
                        self._bitmap[x, y] = _OUTLINE

    def ends(self, lasts, height):
        """Returns where signs stand, one beside the end of each line, so that none covers another
        one or leaves the picture. `lasts` has, from the uppermost line down, (its last value, how
        much lower it is drawn).
        """
        ends = [self._y(value) + lower - 4 for value, lower in lasts]
        for i in range(1, len(ends)):
            ends[i] = max(ends[i], ends[i - 1] + _PITCH)
        lowest = self.height - height
        for i in range(len(ends) - 1, -1, -1):
            ends[i] = max(min(ends[i], lowest), 0)
            lowest = ends[i] - _PITCH
        x = self.x(self.turns) + self._margin + 1
        return [(x, self.top + end) for end in ends]

    def show_cursor(self, heads_y):
        """Adds a cursor over everything, for `point`, and two lines of text: `head` and `words`."""
        art = self._art
        self._cursor = art.fill(menu_colours.GLOW, 0, self.top, 1, self.height)
        self._arrow = art.icon(0, self.top - 8, ICON_DOWN)
        self.head = art.line(MIDDLE, heads_y, 158, colours((None, menu_colours.GLOW)))
        self.words = art.line(MIDDLE, 115, 158, colours((None, menu_colours.CREAM)))
        for part in (self._cursor, self._arrow, self.head.tile, self.words.tile):
            self.group.append(part)

    def point(self, turn):
        """Points at a turn."""
        self._cursor.x = x = self.x(turn)
        self._arrow.x = x - 4


class GraphScene:
    """A scene with a `graph` of turns; LEFT and RIGHT choose one, A shows it.

    A game's scene makes the graph, then calls `choose`; its `words_for(turn)` returns two lines.
    """

    def __init__(self, game):
        self.program = game.program
        self.at = 0  # the chosen turn

    def touch(self, x, y):
        """Chooses another turn, or shows the one that is chosen."""
        graph = self.graph
        if not (0 <= x - graph.left < graph.width and 0 <= y - graph.top < graph.height):
            return 0, buttons.A
        turn = min(range(1, graph.turns + 1), key=lambda turn: abs(graph.x(turn) - x))
        press = toward(self.at, turn, buttons.LEFT, buttons.RIGHT)
        return press, 0 if press else buttons.A

    def frame(self, now, pressed):
        program = self.program
        if pressed & buttons.A:
            program.play(menu_sounds.CONFIRM)
            program.push("turns", self.at)
        elif pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            program.pop()
        elif pressed & buttons.DIRECTIONS:
            at = self.at + (-1 if pressed & (buttons.LEFT | buttons.UP) else 1)
            if 0 < at <= self.graph.turns:
                program.play(menu_sounds.STEP)
                self.at = at
                self.choose()
            else:
                program.play(menu_sounds.REFUSE)

    def choose(self):
        """Points at the chosen turn, and says what happened in it."""
        graph = self.graph
        graph.point(self.at)
        graph.head.text, graph.words.text = self.words_for(self.at)
