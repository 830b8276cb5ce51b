"""What a comment in the bar names, for the robot that gives a hint."""

from ..rules.limits import ISLAND_COUNT
from ..rules.tables import NEED, REACH
from .beginner_comments import FREE, THREAT, comment
from .within_reach import bridges_missing, free_lines


class Named:
    def __init__(self, view, kind, island):
        self.kind = kind
        self.island = island
        self.lines = REACH[island]
        self._view = view

    def has(self, board):
        """Whether a board, on which the side at turn is side 0, has what the comment names."""
        island = self.island
        if self.kind == THREAT:  # it asks for the threat to be gone
            return bridges_missing(board, 1, free_lines(self._view, board, 1), island) != 1
        if self.kind == FREE:
            return board.counts[ISLAND_COUNT + island] < NEED[island]
        return board.counts[island] >= NEED[island]


def named_in(view):
    """Returns what the comment names now, or None if there is none."""
    found = comment(view)
    return Named(view, *found[:2]) if found else None
