"""The teacher: says something over the top or bottom of the board, and points with an arrow."""

from bitmaptools import fill_region
from displayio import Bitmap, Group, TileGrid

from handheld import buttons, menu_colours
from handheld.art import colours
from handheld.icons import ICON_ARROW, ICON_BUTTON_A

from ..look.layout import BOARD_TOP, MIDDLES, STONES
from ..play.lesson_guide import ISLAND, LINE, NOWHERE, SLOT
from ..play.slots import PILE
from .strip import TOP

_HEIGHT = 25
_FIRST_LINE = 1
_SECOND_LINE = 12
_HOP = 2  # pixels that the arrow moves
_BUTTON_X = 152  # at the end of the words
_BUTTON_Y = _HEIGHT - 9
_BUTTON_WIDTH = 10  # before an answer
_GAP = 5  # after an answer


class Teacher:
    def __init__(self, art, strip):
        self._strip = strip
        self._font = art.text
        self._page = Bitmap(160, _HEIGHT, 2)
        paper = colours((menu_colours.PAPER, menu_colours.INK))
        self._tile = TileGrid(self._page, pixel_shader=paper)
        self._button = art.icon(_BUTTON_X, 0, ICON_BUTTON_A)
        self._arrow = art.icon(0, 0, ICON_ARROW)
        self._y = 0  # of the target that the arrow points at
        self.group = Group()
        for tile in (self._tile, self._button, self._arrow):
            self.group.append(tile)
        self._move_to(BOARD_TOP)

    def _move_to(self, top):
        self._tile.y = top
        self._button.y = top + _BUTTON_Y

    def say(self, first, second="", waits=False):
        """Says one or two lines; if it `waits`, a button shows that A goes on."""
        fill_region(self._page, 0, 0, 160, _HEIGHT, 0)
        self._font.write(self._page, " " + first, _FIRST_LINE)
        self._font.write(self._page, " " + second, _SECOND_LINE)
        self._button.hidden = not waits
        self._button.x = _BUTTON_X
        self._move_to(BOARD_TOP)

    def ask(self, words):
        """Asks a question; the lines after it are the answers, shown side by side."""
        question, *answers = words.split("\n")
        self.say(question, "", True)
        self.point(NOWHERE)
        self._answers_x = []
        x = 0
        for answer in answers:
            self._answers_x.append(x)
            x = self._font.write(self._page, answer, _SECOND_LINE, x + _BUTTON_WIDTH) + _GAP
        self._button.y -= 2
        self._choose(0)

    def _choose(self, answer):
        """Moves the sign of button A to an answer."""
        self._answer = answer
        self._button.x = self._answers_x[answer]

    def answer(self, pressed):
        """Takes the buttons pressed; returns the number of the answer given, or -1. B gives the
        first answer."""
        if pressed & (buttons.B | buttons.START):
            return 0
        if pressed & buttons.A:
            return self._answer
        if pressed & (buttons.LEFT | buttons.RIGHT):
            by = 1 if pressed & buttons.RIGHT else -1
            self._choose((self._answer + by) % len(self._answers_x))
        return -1

    def row_at(self, y):
        """Returns which of the two lines is at y: 0 also for the bar above, -1 beside them."""
        if y < BOARD_TOP:
            return 0
        y -= self._tile.y
        return int(y >= _SECOND_LINE) if 0 <= y < _HEIGHT else -1

    def touch(self, x, y):
        """A touch of an answer gives it; a touch below gives the first answer, which goes on."""
        row = self.row_at(y)
        if row < 0:
            return 0, buttons.B
        if not row:
            return None
        answer = sum([start <= x for start in self._answers_x]) - 1
        return buttons.RIGHT if answer != self._answer else 0, buttons.A

    def point(self, target):
        """Points at a target (see play/lesson_guide.py); words that cover it move to the bottom."""
        arrow = self._arrow
        arrow.hidden = target == NOWHERE
        if target >= LINE:
            at = 2 * (target - LINE)
            x, y = MIDDLES[at], MIDDLES[at + 1] + BOARD_TOP
        elif target >= SLOT:
            x = self._strip.x_of(target - SLOT) + (4 if target == SLOT + PILE else 8)
            y = TOP - 3  # above a raised card
        else:
            at = 2 * (target - ISLAND)
            x, y = STONES[at] + 4, STONES[at + 1] + BOARD_TOP
        arrow.x = x - 4
        self._y = y - 9
        self.hop(False)
        if not arrow.hidden and self._y < BOARD_TOP + _HEIGHT:
            self._move_to(TOP - _HEIGHT)

    def hop(self, up):
        """Moves the arrow up or down a little."""
        self._arrow.y = self._y - _HOP * up
