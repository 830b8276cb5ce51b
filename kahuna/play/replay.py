"""Replays a game as a side saw it: each action, and what it did to the board.

The playback, the log and the graph of a game use it.
"""

from ..rules.actions import DEAL, DISCARD, ends_turn
from ..rules.bridges import carry_out, put_back
from ..rules.limits import ISLAND_COUNT
from .preview import Preview


class Replay:
    """The board of a View's game, action by action from its beginning.

    Each `step` sets `action`, the side that did it (`mover`), the bridges it took (`taken`), and
    the islands that its mover won and the other side lost by it (`won`, `lost`).
    """

    def __init__(self, view):
        self.view = view
        self._board = Preview()
        self.bridges = self._board.bridges
        self.counts = self._board.counts
        self.rewind()

    @property
    def turn(self):
        """The side that acts next."""
        return self.view.handicap_side if 0 < self.at < self.view.prelude else self.next_mover

    def copy(self, other):
        """Goes to where another Replay of the same View is."""
        self.counts[:] = other.counts
        self.bridges[:] = other.bridges
        self.at = other.at
        self.round = other.round
        self.next_mover = other.next_mover
        self.mover = other.mover

    def rewind(self):
        """Goes back to the beginning."""
        for i in range(2 * ISLAND_COUNT):
            self.counts[i] = 0
        self.bridges[0] = self.bridges[1] = 0
        for side in (0, 1):
            put_back(self, side, self.view.began[side])
        self.at = 0
        self.round = self.view.first_round
        self.next_mover = self.view.first
        self.mover = self.view.first
        self.action = DEAL
        self.taken = self.won = self.lost = 0

    def step(self):
        """Does the next action; returns False if there is none."""
        if self.at >= self.view.length:
            return False
        self.taken = self.won = self.lost = 0
        action = self._next()
        if action < DISCARD:
            board = self._board
            board.start(self.mover)
            board.play(action)
            self.taken = board.taken
            self.won = board.won
            self.lost = board.lost
        return True

    def go_to(self, at):
        """Goes to just before the action with that number."""
        if at < self.at:
            self.rewind()
        end = min(at, self.view.length)
        self.taken = self.won = self.lost = 0
        while self.at < end:
            self.hurry_on()

    def hurry_on(self):
        """Does the next action without finding what it takes and wins, which would take most of the
        time."""
        if self._next() < DISCARD:
            carry_out(self, self.mover, self.action)

    def _next(self):
        """Advances by an action and returns it, but leaves the board as it is."""
        view = self.view
        at = self.at
        self.at = at + 1
        self.action = action = view.history[at]
        handicap = action < DISCARD and at < view.prelude
        self.mover = view.handicap_side if handicap else self.next_mover
        if action == DEAL:
            self.round += at > 0
        elif ends_turn(action):
            self.next_mover = 1 - self.mover
        return action
