"""What a play would do to the board, tried out beside it."""

from .bridges import carry_out, controlled


class Outcome:
    """After `look`: the bridges that would go (`taken`), the islands that the side at turn would
    win and the other side would lose."""

    def __init__(self):
        self.bridges = [0, 0]
        self.counts = [0] * 24
        self.taken = self.won = self.lost = 0

    def look(self, state, action):
        self.bridges[0], self.bridges[1] = state.bridges
        for i in range(24):
            self.counts[i] = state.counts[i]
        side = state.turn
        mine = controlled(self, side)
        theirs = controlled(self, 1 - side)
        self.taken = carry_out(self, side, action)
        self.won = controlled(self, side) & ~mine
        self.lost = theirs & ~controlled(self, 1 - side)
