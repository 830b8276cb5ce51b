"""Rows of fish: everybody's small ones, and the large one of whoever is at turn."""

from displayio import Group

from handheld import shades
from handheld.art import colours

from ..look.layout import FISH_WIDTH, TINY_MORE, TINY_WIDTH, WIDTHS
from ..look.palette import PLAYERS

TOP = 58  # of the large row
_LEFT = 2
_RIGHT = 158
_MOST = 13  # large fish that are shown; of a longer row the last ones
_MOVES = 4  # of them that move in a frame: each costs as much as its place is large
_SMALL_TOP = 11
_SMALL_ROOM = 46  # pixels for all small rows
_SMALL_MOST = 14
_SIGN_ROOM = 11  # pixels for a sign, and more where the catch is told
_CATCH_ROOM = 14


class LargeRow:
    """`shown` is the row; of each fish that is seen, the tile is in `tiles`."""

    def __init__(self, art, pictures):
        self.group = Group()
        self._line = art.fill(shades.GLOW, 0, TOP + 21, _RIGHT - _LEFT, 2)
        self._line.hidden = True
        self.group.append(self._line)
        self.tiles = []
        self._places = bytearray(_MOST)
        self.shown = b""
        self._swings = 0
        for _ in range(_MOST):
            # What is made hidden is sent once as if it were shown: off the screen that is nothing.
            tile = pictures.fish(-FISH_WIDTH, TOP)
            tile.hidden = True
            self.tiles.append(tile)
            self.group.append(tile)

    def show(self, row):
        """Shows a row, pushed together if it is long; until all are in their places, `settle`."""
        self.shown = row
        seen = row[-_MOST:]
        for i in range(_MOST):
            tile = self.tiles[i]
            if i < len(seen):
                self._places[i] = place(seen, i)
                if tile.hidden:
                    tile.x = self._places[i]
                if tile[0] >> 1 != seen[i]:
                    tile[0] = 2 * seen[i]
            hidden = i >= len(seen)
            if tile.hidden != hidden:
                tile.hidden = hidden

    def settle(self):
        """Moves a few of the fish that are not in their places yet."""
        left = _MOVES
        for i in range(self.count):
            if self.tiles[i].x != self._places[i]:
                self.tiles[i].x = self._places[i]
                left -= 1
                if not left:
                    break

    @property
    def count(self):
        """How many fish of the row are seen."""
        return min(len(self.shown), _MOST)

    def end(self):
        """Returns x behind the last fish."""
        count = self.count
        return self._places[count - 1] + WIDTHS[self.shown[-1]] if count else _LEFT

    def place_of_next(self, fish):
        """Returns x of a fish once it has joined the row."""
        seen = (self.shown + bytes((fish,)))[-_MOST:]
        return place(seen, len(seen) - 1)

    def underline(self, on):
        """Marks the row: it is what would be brought in."""
        line = self._line
        if on:
            line.x = self.end() - (_RIGHT - _LEFT)
        if line.hidden == on:
            line.hidden = not on

    def swing(self):
        """Lets the next fish swing its tail; none moves if the row is empty."""
        count = self.count
        if count:
            self._swings = (self._swings + 1) % count
            tile = self.tiles[self._swings]
            if not tile.hidden:
                tile[0] ^= 1


def place(seen, i):
    """Returns x of fish number `i` of those seen of a row."""
    before = whole = 0
    for at in range(len(seen)):
        if at == i:
            before = whole
        whole += WIDTHS[seen[at]] + 1
    if whole <= _RIGHT - _LEFT:
        return _LEFT + before
    last = WIDTHS[seen[-1]] + 1
    return _LEFT + before * (_RIGHT - _LEFT - last) // (whole - last)


class SmallRows:
    """The rows of the others, that of the next player at the bottom; `order` has their seats."""

    def __init__(self, art, pictures, seats, told):
        """`told` is whether everybody's catch is shown."""
        self._told = told
        room = _SIGN_ROOM + _CATCH_ROOM * told
        self._left = room + 2
        others = seats.count - 1
        self._signs = seats.signs
        self.order = bytearray(others)
        self.group = Group()
        self._rows = []
        self._seals = []
        self._catches = []
        pitch = _SMALL_ROOM // others
        self._palettes = [colours((None, colour)) for colour in PLAYERS]
        for i in range(others):
            y = _SMALL_TOP + pitch * (others - 1 - i) + (pitch - 9) // 2
            self.group.append(art.fill(shades.INK, 0, y, room, 9))
            seal = pictures.sign(1, y, 0)
            catch = art.line(12, y + 2, 12, self._palettes[0], tiny=True)
            row = pictures.tiny(self._left, y, _SMALL_MOST)
            for part in (seal, catch.tile, row):
                self.group.append(part)
            self._seals.append(seal)
            self._catches.append(catch)
            self._rows.append(row)

    def show(self, view):
        """Shows the rows as seen by the player at turn."""
        for i in range(len(self.order)):
            seat = (view.turn + 1 + i) % view.players
            self.order[i] = seat
            sign = self._signs[seat]
            if self._seals[i][0] != sign:
                self._seals[i][0] = sign
            self._catches[i].tile.pixel_shader = self._palettes[sign]
            self._catches[i].text = str(view.catches[seat]) if self._told else ""
            self.show_row(i, view.rows[seat])

    def show_row(self, i, row):
        tiles = self._rows[i]
        seen = len(row)
        first = max(seen - _SMALL_MOST, 0)
        for at in range(_SMALL_MOST):
            number = row[first + at] + 1 if first + at < seen else 0
            if first and not at:
                number = TINY_MORE
            if tiles[at] != number:
                tiles[at] = number

    def end(self, i, row):
        """Returns x and y of the place behind the last fish of the row of number `i`."""
        return self._left + TINY_WIDTH * min(len(row), _SMALL_MOST - 1), self._rows[i].y
