"""Counts games: in rows, how many were played and won; and how many were won in succession.

What a row counts is up to the game: games against one robot, or in one edition. Packed, each row
takes three bytes, twelve bits for either number, and the successive wins take two.
"""

_ROW = 3
_MOST = 4095
_LONGEST = 255


class Tallies:
    """`streak` is how many games were won in succession so far, `longest` the longest streak."""

    def __init__(self, rows):
        self._counts = bytearray(_ROW * rows)
        self.streak = 0
        self.longest = 0

    @property
    def size(self):
        """The number of bytes that `pack` returns."""
        return len(self._counts) + 2

    def played(self, row):
        low, middle, _ = self._row(row)
        return low | (middle & 15) << 8

    def won(self, row):
        _, middle, high = self._row(row)
        return middle >> 4 | high << 4

    def count(self, row, won):
        """Counts a game in a row of the table, up to the highest number that fits."""
        played = self.played(row) + 1
        if played <= _MOST:
            wins = self.won(row) + won
            at = _ROW * row
            self._counts[at] = played & 255
            self._counts[at + 1] = played >> 8 | (wins & 15) << 4
            self._counts[at + 2] = wins >> 4

    def swap(self, row, other):
        """Swaps the counts of two rows."""
        counts = self._row(row)
        self._counts[_ROW * row : _ROW * row + _ROW] = self._row(other)
        self._counts[_ROW * other : _ROW * other + _ROW] = counts

    def extend_streak(self, won):
        """Lengthens the streak, or ends it."""
        self.streak = min(self.streak + 1, _LONGEST) if won else 0
        self.longest = max(self.longest, self.streak)

    def pack(self):
        return bytes(self._counts) + bytes((self.streak, self.longest))

    def unpack(self, data):
        """Takes the counts that `pack` returned; counts that cannot be true become 0."""
        if len(data) != self.size:
            return
        self._counts[:] = data[:-2]
        for row in range(len(self._counts) // _ROW):
            if self.won(row) > self.played(row):
                self._counts[_ROW * row : _ROW * row + _ROW] = bytes(_ROW)
        if data[-2] <= data[-1]:
            self.streak, self.longest = data[-2:]

    def _row(self, row):
        return self._counts[_ROW * row : _ROW * row + _ROW]
