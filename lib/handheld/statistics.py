"""A page of statistics: totals, a column for each robot, and rows with bars."""

from bitmaptools import fill_region
from displayio import Bitmap, Group, TileGrid

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.line import EDGE

_HEADER = 13
_PAPER, _INK, _WON, _PLAYED = range(4)  # colours of the picture, by number

_LEFT = 4
_RIGHT = 156
_PITCH = 11

# The drawing of a robot beside the first lines.
_ROBOT_X = 132
_ROBOT_Y = 1

# The columns for the robots, with their numbers below.
_BASE = 51  # their foot
_TALL = 16
_COLUMN = 8

# The rows with bars.
_ROWS = 59
_BAR_X = 82
NAME_WIDTH = _BAR_X - _LEFT
_BAR = 26
_COUNT_END = 143
_HEAD_X = 148


class Statistics:
    """A scene. It shows

    totals    the games played, won, won in a row now and at best, the highest robot beaten or 0
    robots    for each robot the games played and won against it
    rows      five at most: a name, the games played and won, a text about them, the highest robot
              beaten or 0

    `erase` sets all counts to 0 and closes the screen; A calls it after a question.
    """

    def __init__(self, program, totals, robots, rows, erase):
        self.program = program
        self._totals = totals
        self._robots = robots
        self._rows = rows
        self._erase = erase
        self._most = max([row[1] for row in rows])  # the most games played in any of the rows

    @property
    def ahead(self):
        return self.program.below

    def enter(self, stage):
        program = self.program
        words = program.words
        art = program.art
        self.group = Group()
        art.head(self.group, words.STATISTICS)
        if self._most:
            muted = colours((None, menu_colours.MUTED))
            self.group.append(art.line(EDGE, 1, 80, muted, words.ERASE).tile)
        self._picture = Bitmap(160, 128 - _HEADER, 4)
        self._draw_totals(words, *self._totals)
        self._draw_robots(self._robots)
        for number, row in enumerate(self._rows):
            self._draw_row(_ROWS + _PITCH * number, *row)
        # Opaque, as what shows through takes time to draw.
        night = menu_colours.NIGHT
        tones = colours((night, menu_colours.CREAM, menu_colours.GLOW, menu_colours.MUTED))
        self.group.append(TileGrid(self._picture, pixel_shader=tones, y=_HEADER))

    def touch(self, x, y):
        return 0, buttons.A if y < _HEADER and x >= 80 else buttons.B

    def frame(self, now, pressed):
        program = self.program
        if pressed & buttons.A and self._most:
            words = program.words
            program.play(menu_sounds.CONFIRM)
            program.push("question", words.ERASE_SURE, words.ALL_COUNTED, self._erase)
        elif pressed & (buttons.A | buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            program.pop()

    # Drawing

    def _draw_totals(self, words, games, won, streak, longest, highest):
        self._write(words.GAMES % (games, won), _LEFT, 1)
        self._write(words.IN_A_ROW % (streak, longest), _LEFT, 1 + _PITCH)
        beaten = words.BEATEN % highest if highest else words.NONE_BEATEN
        self._write(beaten, _LEFT, 1 + 2 * _PITCH)
        self._draw_robot(_ROBOT_X, _ROBOT_Y, str(highest) if highest else "?")

    def _draw_robot(self, x, y, number):
        fill = self._fill
        fill(x + 11, y, 2, 3, _WON)
        fill(x + 4, y + 3, 16, 12, _INK)  # the head
        fill(x + 7, y + 6, 3, 4, _PAPER)
        fill(x + 14, y + 6, 3, 4, _PAPER)
        fill(x + 8, y + 12, 8, 1, _PAPER)
        font = self.program.art.text
        self._write(number, x + (25 - font.width(number)) // 2, y + 17)
        for edge in (2, 20):  # the trunk around it
            fill(x + edge, y + 16, 2, 14, _INK)
        for edge in (16, 28):
            fill(x + 2, y + edge, 20, 2, _INK)
        for arm in (0, 23):
            fill(x + arm, y + 17, 1, 9, _INK)

    def _draw_robots(self, robots):
        """Draws a column for each robot: the games played, with those won in front."""
        most = max(max([played for played, _ in robots]), 1)
        step = (_RIGHT - _LEFT) // len(robots)
        for number, (played, won) in enumerate(robots):
            x = _LEFT + number * step + (step - _COLUMN) // 2
            for games, value in ((played, _PLAYED), (won, _WON)):
                tall = _share(games, most, _TALL)
                self._fill(x, _BASE - tall, _COLUMN, tall, value)
            self._fill(x - 1, _BASE, _COLUMN + 2, 1, _PLAYED)
            self.program.art.tiny.write(self._picture, str(number + 1), _BASE + 2, x + 2)

    def _draw_row(self, y, name, played, won, said, highest):
        tiny = self.program.art.tiny
        self._write(name, _LEFT, y)
        for games, value in ((played, _PLAYED), (won, _WON)):
            self._fill(_BAR_X, y + 3, _share(games, self._most, _BAR), 5, value)
        if played:
            tiny.write(self._picture, said, y + 3, _COUNT_END - tiny.width(said))
        if highest:
            self._fill(_HEAD_X + 3, y, 1, 1, _PLAYED)
            self._fill(_HEAD_X, y + 1, 7, 9, _PLAYED)
            self._fill(_HEAD_X + 1, y + 2, 5, 7, _PAPER)
            tiny.write(self._picture, str(highest), y + 3, _HEAD_X + 2)

    def _write(self, text, x, y):
        self.program.art.text.write(self._picture, text, y, x)

    def _fill(self, x, y, width, height, value):
        fill_region(self._picture, x, y, x + width, y + height, value)


def _share(games, most, length):
    """The length of the bar for so many games: at least 1 if there are any."""
    return max(games * length // most, 1) if games else 0
