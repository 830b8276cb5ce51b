"""The search for ways to play a hand: the best few go on by one more play, again and again."""

from kahuna.rules.cards import count
from kahuna.rules.legal import MOST, legal
from kahuna.rules.limits import HAND_LIMIT

from .trial import DECLINED
from .worth import WON, worth

_PLAYS = 5  # no hand has more cards
_SEEN = 255


class Best:
    """The best paths found, unordered."""

    def __init__(self, most):
        self._most = most
        self.paths = []
        self.values = []
        self.least = -0x3FFFFFFF  # only what is worth more is let in

    def add(self, value, path):
        """Adds a path that is worth more than `least`, in place of the worst if it is full."""
        if len(self.paths) < self._most:
            self.paths.append(path)
            self.values.append(value)
        else:
            worst = self.values.index(self.least)
            self.paths[worst] = path
            self.values[worst] = value
        if len(self.paths) == self._most:
            self.least = min(self.values)


class Turns:
    """A searcher; `spent` counts the positions that it has looked at."""

    def __init__(self, most):
        self._most = most
        self._actions = bytearray(MOST)
        # Positions looked at lately, as hashes: another order of plays often leads to the same.
        self._seen = [0] * (_SEEN + 1)
        self._salt = 0
        self.spent = 0

    def search(self, trial, width, gain, best):
        """Fills `best` with the best ways to play the trial's hand, playing nothing among them."""
        self._salt = self._salt + 0x9E3779 & 0x3FFFFFFF
        now = Best(width)
        now.add(_untouched(trial, gain), b"")
        best.add(now.values[0], b"")
        for _ in range(_PLAYS):
            then = Best(width)
            for path, value in zip(now.paths, now.values):
                if value < WON:
                    hand = trial.hands[0]
                    trial.walk(path)
                    self._go_on(trial, gain, path, then, best)
                    trial.walk_back(path, hand)
            now = then

    def _go_on(self, trial, gain, path, then, best):
        """Tries all plays that can follow the path."""
        seen = self._seen
        hand = trial.hands[0]
        bridges = trial.bridges
        for action in self._actions[: legal(trial, self._actions) - 1]:
            self.spent += 1
            taken = trial.do(action)
            key = bridges[0] * 7 ^ bridges[1] * 5 ^ trial.hands[0] * 37 ^ self._salt
            at = (key ^ key >> 8 ^ key >> 16) & _SEEN
            if seen[at] != key:
                seen[at] = key
                value = worth(trial, gain)
                for kept in (then, best):
                    if value > kept.least:
                        kept.add(value, path + bytes((action,)))
            trial.take_back(action, taken)
            trial.hands[0] = hand


def _untouched(trial, gain):
    """Returns the worth if nothing is played; a full hand then cannot draw."""
    if gain and count(trial.hands[0]) == HAND_LIMIT:
        return worth(trial) + trial.sizes[DECLINED]
    return worth(trial, gain)
