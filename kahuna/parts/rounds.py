"""The table of the rounds: the points of both sides in each of them, and the totals."""

from displayio import Group

from handheld import menu_colours
from handheld.art import colours

from ..look.layout import SIGN_BLACK, SIGN_WHITE
from ..rules.phases import OVER
from ..rules.results import NO_BRIDGES
from ..rules.scoring import third_scoring
from .players import name_of

HEIGHT = 36
_STEP = 12
_SIGNS_X = 4
_LEFT = 15
_ROOM = 18  # pixels for a number
_COLUMNS = 8  # of that width; the names take four of them
_ROUNDS_X = _LEFT + 4 * _ROOM
_DIGIT = 5  # pixels


def points_by_round(view):
    """Returns White's and Black's points in every round that was scored.

    Rounds one and two bring their number in points to one side, so the points before round three
    show who won which.
    """
    if view.phase != OVER or view.reason == NO_BRIDGES:
        rounds = view.round - 1
        last = None
        before = view.scores
    else:
        rounds = 2
        last = third_scoring(view)
        before = [view.scores[side] - last[side] for side in (0, 1)]
    points = [(before[0] & number, before[1] & number) for number in range(1, rounds + 1)]
    if last:
        points.append(last)
    return points


class Rounds:
    """The table, made once with the points of the rounds so far; only the totals change."""

    def __init__(self, kahuna, y, points):
        # Much code, loaded only now that the rest of the screen exists.
        from adafruit_displayio_layout.layouts.grid_layout import GridLayout

        art = kahuna.program.art
        self._y = y
        self.group = Group()
        names = [kahuna.more_texts("menus").ROUND, name_of(kahuna, 0), name_of(kahuna, 1)]
        grid = GridLayout(
            x=_LEFT, y=y, width=_COLUMNS * _ROOM, height=HEIGHT, grid_size=(_COLUMNS, 1)
        )
        # One label for each column: a few labels take less time than many.
        grid.add_content(
            _column(art, menu_colours.CREAM, names), grid_position=(0, 0), cell_size=(4, 1)
        )
        for number in (1, 2, 3):
            cells = [number]
            if number <= len(points):
                cells += points[number - 1]
            # A number with two digits stands a digit further left, as a line of its own.
            for row in (1, 2):
                if row < len(cells) and cells[row] > 9:
                    x, below = self.cell(number, row - 1, cells[row])
                    line = art.line(
                        x, below, _ROOM, colours((None, menu_colours.CREAM)), str(cells[row])
                    )
                    self.group.append(line.tile)
                    cells[row] = ""
            column = _column(
                art, menu_colours.MUTED if len(cells) == 1 else menu_colours.CREAM, cells
            )
            grid.add_content(column, grid_position=(number + 3, 0), cell_size=(1, 1))
        self.group.append(grid)
        glow = colours((None, menu_colours.GLOW))
        self._totals = []
        for row in range(3):
            line = art.line(_ROUNDS_X + 3 * _ROOM, y + row * _STEP, _ROOM, glow)
            self._totals.append(line)
            self.group.append(line.tile)
        self._totals[0].text = "="
        for side, sign in ((0, SIGN_WHITE), (1, SIGN_BLACK)):
            self.group.append(kahuna.pictures.sign(_SIGNS_X, y + 2 + (side + 1) * _STEP, sign))

    def cell(self, number, side, points):
        """Returns where a side's points for a round go; the totals are the fourth column."""
        x = _ROUNDS_X + (number - 1) * _ROOM - _DIGIT * (points > 9)
        return x, self._y + (side + 1) * _STEP

    def add_up(self, scores):
        """Shows the totals."""
        for side in (0, 1):
            line = self._totals[side + 1]
            line.text = str(scores[side])
            line.tile.x = self.cell(4, side, scores[side])[0]


def _column(art, colour, cells):
    from adafruit_display_text.bitmap_label import Label

    font = art.text
    # Not 1.2, which is no binary fraction: times 10 it is less than 12 on CircuitPython 9.
    column = Label(font, color=colour, line_spacing=1.25)
    column.y = font.ascent - font.ascent // 2
    # Only now: made with its text, calls would nest too deep for CircuitPython 9.
    column.text = "\n".join([str(cell) for cell in cells])
    return column
