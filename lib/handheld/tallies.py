"""Games counted: how many were played and won, in rows, and how many were won one after the other.

What a row counts is the game's own affair: the games against one robot, or in one edition. As bytes
each row takes three, twelve bits for either number, and the wins in a row take two.
"""

_ROW = 3
_MOST = 4095
_LONGEST = 255


class Tallies:
    """`streak` is the number of games won in a row until now, `longest` the most there ever was."""

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
        """Counts a game in a row; nothing is counted past what there is room for."""
        played = self.played(row) + 1
        if played <= _MOST:
            wins = self.won(row) + won
            at = _ROW * row
            self._counts[at] = played & 255
            self._counts[at + 1] = played >> 8 | (wins & 15) << 4
            self._counts[at + 2] = wins >> 4

    def go_on(self, won):
        """Lengthens the row of games won, or ends it."""
        self.streak = min(self.streak + 1, _LONGEST) if won else 0
        self.longest = max(self.longest, self.streak)

    def pack(self):
        return bytes(self._counts) + bytes((self.streak, self.longest))

    def unpack(self, data):
        """Counts on from what `pack` returned; what cannot be true is 0 again."""
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
