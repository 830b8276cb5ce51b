"""A preview: what plays would do to the board."""

from ..rules.bridges import carry_out, controlled
from ..rules.limits import ISLAND_COUNT


class Preview:
    """A copy of a board to play on, which can be drawn or looked at like any other board.

    It knows what has changed since `begin`: the bridges removed (`taken`), the bridges that the
    side laid (`laid`), the islands that it won (`won`) and that the other side lost (`lost`).
    """

    def __init__(self):
        self.bridges = [0, 0]
        self.counts = bytearray(2 * ISLAND_COUNT)
        self.side = 0
        self.taken = self.laid = self.won = self.lost = 0
        self._mine = self._theirs = 0

    def look(self, state, action):
        """Shows what one play of the side at turn would do."""
        self.begin(state, state.turn)
        self.play(action)

    def begin(self, state, side):
        """Copies a board, for `side` to play on."""
        self.bridges[0], self.bridges[1] = state.bridges
        for i in range(2 * ISLAND_COUNT):
            self.counts[i] = state.counts[i]
        self.start(side)

    def start(self, side):
        """Starts to keep track of what `side` does to the current board."""
        self.side = side
        self.taken = self.laid = self.won = self.lost = 0
        self._mine = controlled(self, side)
        self._theirs = controlled(self, 1 - side)

    def play(self, action):
        """Does a placement or removal, or lays a bridge of the handicap."""
        side = self.side
        before = self.bridges[side]
        self.taken |= carry_out(self, side, action)
        self.laid |= self.bridges[side] & ~before
        self.won = controlled(self, side) & ~self._mine
        self.lost = self._theirs & ~controlled(self, 1 - side)
