"""What the player at turn can choose from: a cursor that draws nothing."""

from handheld.buttons import LEFT, RIGHT, A
from handheld.scenes import toward

from ..rules.actions import FETCH
from ..rules.legal import MOST, legal


class Chooser:
    """The `count` legal actions of a view; `offered` is the current one, at first TURN."""

    def __init__(self, view):
        self._actions = bytearray(MOST)
        self.count = legal(view, self._actions)
        self.at = 0

    def step(self, by):
        """Goes to the next action; returns whether there is another one."""
        if self.count < 2:
            return False
        self.at = (self.at + by) % self.count
        return True

    def choose(self, action):
        """Goes to a legal action."""
        self.at = list(self._actions).index(action)

    def touch(self, action):
        if action not in self._actions[: self.count]:
            return None
        goal = list(self._actions).index(action)
        button = toward(self.at, goal, LEFT, RIGHT, self.count)
        return button, 0 if button else A

    @property
    def offered(self):
        return self._actions[self.at]

    @property
    def piles(self):
        """The species whose piles can be fetched, as a mask."""
        found = 0
        for at in range(self.count):
            if self._actions[at] >= FETCH:
                found |= 1 << self._actions[at] - FETCH
        return found
