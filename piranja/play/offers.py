"""What the player at turn may choose from; a cursor that draws nothing."""

from ..rules.actions import FETCH, TURN
from ..rules.legal import MOST, legal


class Offers:
    """`count` actions, of which `action` is the one chosen."""

    def __init__(self):
        self._actions = bytearray(MOST)
        self.count = 0
        self.at = 0

    def look(self, view):
        """Finds what may be done now; turning over a card is chosen at first."""
        self.count = legal(view, self._actions)
        self.at = 0

    def step(self, by):
        """Goes to the next action; returns whether there is another one."""
        if self.count < 2:
            return False
        self.at = (self.at + by) % self.count
        return True

    @property
    def action(self):
        return self._actions[self.at] if self.count else TURN

    @property
    def piles(self):
        """The species whose piles may be fetched, as a set of bits."""
        found = 0
        for at in range(self.count):
            if self._actions[at] >= FETCH:
                found |= 1 << self._actions[at] - FETCH
        return found
