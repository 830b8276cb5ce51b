"""A robot: it chooses what to do next in its turn, in slices of time."""

from ..rules.actions import BRING_IN, FETCH, LEAVE, TURN
from .futures import Futures
from .worth import CERTAIN


class Robot:
    def __init__(self, level, chance):
        self.level = level
        self.action = TURN
        self._chance = chance
        self._futures = None
        self._work = None
        self._hurried = False

    @property
    def looked_at(self):
        """How many positions the robot has looked at for this choice."""
        return self._futures.looked_at if self._futures else 0

    def begin(self, view):
        """Starts to choose an action; the view must not change before that is decided."""
        from ..rules.legal import MOST, legal

        self._futures = self._work = None
        self._hurried = False
        allowed = bytearray(MOST)
        best = allowed[legal(view, allowed) - 1]
        if best >= FETCH and self._chance.below(100) < self.level.notices:
            self.action = best  # a fetch costs nothing
        elif view.fresh:
            self.action = TURN
        elif self.level.enough:
            enough = len(view.rows[view.turn]) >= self.level.enough
            self.action = BRING_IN if enough else TURN
        else:
            self._futures = Futures(view, self.level.foresees)
            self._work = self._decide()

    def think(self, steps):
        """Looks at about `steps` positions; returns True once `action` is decided."""
        if self._work is not None:
            until = self.looked_at + steps
            while not next(self._work):
                if self.looked_at >= until and not self._hurried:
                    return False
            self._work = None
        return True

    def hurry(self):
        """Makes the robot think to the end without a halt, which does not take long."""
        self._hurried = True

    def _decide(self):
        """Decides what to do: a generator that yields False on the way, and True at the end."""
        futures = self._futures
        for _ in futures.weigh():
            yield False
        turn = futures.turn + self._whim()
        bring = futures.bring + self._whim()
        leave = futures.leave + self._whim()
        if turn > bring and turn > leave:
            self.action = TURN
        else:
            self.action = BRING_IN if bring >= leave else LEAVE
        yield True

    def _whim(self):
        """Returns by how much the robot likes or dislikes a choice, for no reason."""
        whim = self.level.whim * CERTAIN // 1000
        return self._chance.below(2 * whim + 1) - whim if whim else 0
