"""A robot that brings in its row once it is long enough, and fetches whatever it may."""

from ..rules.actions import BRING_IN, FETCH, TURN
from ..rules.legal import MOST, legal


class Robot:
    def __init__(self, enough, chance):
        self._enough = enough
        self.action = TURN

    def begin(self, sight):
        """Looks at a turn, which may be under way."""
        self._sight = sight

    def hurry(self):
        """Asks it to decide at once."""

    def think(self, positions):
        """Thinks on; returns whether it has decided on an `action`."""
        sight = self._sight
        allowed = bytearray(MOST)
        count = legal(sight, allowed)
        self.action = TURN
        if allowed[count - 1] >= FETCH:
            self.action = allowed[count - 1]
        elif not sight.fresh and len(sight.rows[sight.turn]) >= self._enough:
            self.action = BRING_IN
        return True
