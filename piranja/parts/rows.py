"""Rows of fish: the large row of the player at turn, and the small rows of the others."""

from ..look.layout import TINY_WIDTH, WIDTHS
from ..look.pictures import draw_fish, more

TOP = 58  # y of the large row
LEFT = 2
RIGHT = 158
MOST = 13  # large fish that are shown: the last ones of a longer row
SMALL_MOST = 14
_SLIDES = 6  # frames in which the small rows slide by one
_MOVES = 4  # large fish that move in a frame: moving large tiles takes long
_DROP = 4  # pixels that they sink in a frame


class LargeRow:
    """`shown` is the row; `tiles` and `pictures` are those of the visible fish; `line` is below
    them, and `more` stands before them if there are others."""

    def __init__(self):
        self.shown = b""
        self.pictures = bytearray(b"\xff" * MOST)
        self._lefts = bytearray(MOST)
        self._swings = 0

    def show(self, row):
        """Shows a row, closed up if it is long; `align` then moves the fish to their positions."""
        self.shown = row
        seen = row[-MOST:]
        for i in range(MOST):
            tile = self.tiles[i]
            if i < len(seen):
                self._lefts[i] = x_of(seen, i)
                if tile.hidden:
                    tile.x = self._lefts[i]
                if self.pictures[i] >> 1 != seen[i]:
                    self._draw(i, 2 * seen[i])
            hidden = i >= len(seen)
            if tile.hidden != hidden:
                tile.hidden = hidden
        unseen = len(row) - len(seen)
        self.more[0] = more(unseen)
        if self.more.hidden != (not unseen):
            self.more.hidden = not unseen

    def begin_to_slide(self, height):
        """Moves the fish up to where they were a turn ago, among the small rows."""
        for i in range(self.count):
            self.tiles[i].y = TOP - height

    def align(self):
        """Moves a few of the fish that are not at their positions; returns False if all are."""
        left = _MOVES
        for i in range(self.count):
            tile = self.tiles[i]
            if tile.x != self._lefts[i] or tile.y != TOP:
                tile.x = self._lefts[i]
                tile.y = min(tile.y + _DROP, TOP)
                left -= 1
                if not left:
                    break
        return left < _MOVES

    @property
    def count(self):
        """How many fish of the row are visible."""
        return min(len(self.shown), MOST)

    def end(self):
        """Returns x after the last fish."""
        count = self.count
        return self._lefts[count - 1] + WIDTHS[self.shown[-1]] if count else LEFT

    def x_of_next(self, fish):
        """Returns where a fish will be once it has joined the row."""
        seen = (self.shown + bytes((fish,)))[-MOST:]
        return x_of(seen, len(seen) - 1)

    def underline(self, on, stays=False):
        """Marks the row if it would be brought in or, in another colour, if it `stays`."""
        line = self.line
        if on:
            line.x = self.end() - (RIGHT - LEFT)
            # A change of the palette would not be drawn until something moves there.
            if line.color_index != stays:
                line.color_index = int(stays)
        if line.hidden == on:
            line.hidden = not on

    def swing(self):
        """Swings the tail of the next fish, unless the row is empty."""
        if self.count:
            self._swings = at = (self._swings + 1) % self.count
            self._draw(at, self.pictures[at] ^ 1)

    def _draw(self, i, picture):
        self.pictures[i] = picture
        draw_fish(self.tiles[i], picture)


def x_of(seen, i):
    """Returns x of number `i` among the visible fish of a row."""
    before = whole = 0
    for at in range(len(seen)):
        if at == i:
            before = whole
        whole += WIDTHS[seen[at]] + 1
    if whole <= RIGHT - LEFT:
        return LEFT + before
    last = WIDTHS[seen[-1]] + 1
    return LEFT + before * (RIGHT - LEFT - last) // (whole - last)


class SmallRows:
    """The rows of the other players, with the next player's at the bottom. `order` has their seats,
    `group` all of the rows, one every `pitch` pixels.

    `catches` is a bitmap with everybody's catch beside their row, in `font`; None if catches are
    not shown.
    """

    def show(self, view, signs):
        """Shows the rows as the player at turn sees them."""
        if self.catches:
            self.catches.fill(0)
        for i in range(len(self.order)):
            seat = (view.turn + 1 + i) % view.players
            self.order[i] = seat
            sign = signs[seat]
            if self.signs[i][0] != sign:
                self.signs[i][0] = sign
            if self.catches:
                self.font.write(self.catches, str(view.catches[seat]), self.rows[i].y)
            self.show_row(i, view.rows[seat])

    def begin_to_slide(self):
        """Moves every row back to where it was a turn ago: one higher."""
        self.group.y = -self.pitch

    def slide(self):
        """Moves the rows towards their positions; returns False if they are there."""
        group = self.group
        if not group.y:
            return False
        group.y = min(group.y + self.pitch // _SLIDES + 1, 0)
        return True

    def show_row(self, i, row):
        tiles = self.rows[i]
        seen = len(row)
        first = max(seen - SMALL_MOST, 0)
        for at in range(SMALL_MOST):
            number = row[first + at] + 1 if first + at < seen else 0
            if first and not at:
                number = more(first + 1)
            if tiles[at] != number:
                tiles[at] = number

    def end(self, i, row):
        """Returns x and y after the last fish of row number `i`."""
        tiles = self.rows[i]
        return tiles.x + TINY_WIDTH * min(len(row), SMALL_MOST - 1), tiles.y
