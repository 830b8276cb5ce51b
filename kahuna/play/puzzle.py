"""A puzzle: a position from a game, and a goal that the side at turn can reach in just one way.

It is SIZE bytes of puzzles.py:

1 byte  the goal, plus 16 if Black plays
1       its number, its island, or its two islands (the second one times 16)
4 each  the bridges of White and of Black
3       the hand
5       plays that reach the goal, then NO_PLAY
"""

from ..rules.bridges import controlled
from ..rules.cards import count
from ..rules.phases import FINAL

COUNT = 60
IN_GRADE = 20
SIZE = 18
MOST_PLAYS = 5
NO_PLAY = 255

# The goals, with their number n or their islands.
WIN = 0  # win n islands
TAKE = 1  # have an island that the other side has
BOTH = 2  # have two islands
FREE = 3  # make the other side lose n islands
LEAD = 4  # have more islands than the other side
NO_ISLAND = 5  # leave the other side no island
NO_BRIDGE = 6  # leave the other side no bridge, either
TAKE_BACK = 7  # like TAKE, but the island was this side's before


class Puzzle:
    def __init__(self, data):
        self.data = data
        self.goal = data[0] & 15
        self.side = data[0] >> 4
        self.number = data[1]
        self.plays_to_goal = data[13:].rstrip(bytes((NO_PLAY,)))
        self._mine = self._theirs = 0  # the islands before the turn

    @property
    def position(self):
        """The game's position (see ../saves/position.py), in the last turn but one."""
        side = self.side
        hand = self.data[10:13]
        none = bytes(3)
        hands = none + hand if side else hand + none
        begins = bytes((0, side << 2, 0, 2, FINAL, side, 3, 0, 0, 0, 0, 0))
        return begins + self.data[2:10] + hands + bytes(10)

    def begin(self, board):
        """Notes which islands each side holds before the turn."""
        self._mine = controlled(board, self.side)
        self._theirs = controlled(board, 1 - self.side)

    def is_solved(self, board):
        """Whether a board reaches the goal; call `begin` first."""
        return reaches(
            self.goal,
            self.number,
            (self._mine, self._theirs),
            (controlled(board, self.side), controlled(board, 1 - self.side)),
            board.bridges[1 - self.side],
        )


def reaches(goal, number, before, now, bridges):
    """Whether a goal is reached: `before` and `now` are (this side's islands, the other side's),
    `bridges` are the other side's."""
    mine, theirs = now
    if goal == WIN:
        return count(mine & ~before[0]) >= number
    if goal in (TAKE, TAKE_BACK):
        return mine >> number & 1 == 1
    if goal == BOTH:
        return mine >> (number & 15) & mine >> (number >> 4) & 1 == 1
    if goal == FREE:
        return count(before[1] & ~theirs) >= number
    if goal == LEAD:
        return count(mine) > count(theirs)
    return not (theirs if goal == NO_ISLAND else bridges)
