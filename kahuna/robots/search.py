"""The search for ways to play a hand: it extends the best few by one more play, over and over."""

from array import array

from ..rules.actions import DISCARD, REMOVE
from ..rules.cards import count
from ..rules.legal import MOST, legal_plays
from ..rules.limits import HAND_LIMIT, LINE_COUNT
from .trial import DECLINED
from .worth import WON, worth

PLAYS = 5  # of a path at most, as no hand has more cards
_SEEN = 255
_MANY = 4  # plays: then it pays to add up only how they differ from the position before them


class Best:
    """The best paths found, in no order. Each takes PLAYS bytes; its length says how many count."""

    def __init__(self, most):
        self.paths = bytearray(PLAYS * most)
        self.lengths = bytearray(most)
        self.values = array("i", bytes(4 * most))
        self.clear(most)

    def clear(self, most):
        """Forgets all paths; from now on it keeps at most `most`, as far as it has room."""
        self._most = min(most, len(self.lengths))
        self.number = 0
        self.least = -0x3FFFFFFF  # a path must be worth more to be added
        self._worst = 0

    def add(self, value, path, length):
        """Adds a path that is worth more than `least`; if it is full, in place of the worst one."""
        at = self.number
        if at < self._most:
            self.number += 1
        else:
            at = self._worst
        self.values[at] = value
        self.lengths[at] = length
        to = PLAYS * at
        for i in range(length):
            self.paths[to + i] = path[i]
        if self.number == self._most:
            self._find_worst()

    def _find_worst(self):
        values = self.values
        worst = 0
        for i in range(1, self._most):
            if values[i] < values[worst]:
                worst = i
        self._worst = worst
        self.least = values[worst]


class Turns:
    """The search, with all the memory that it needs; one search at a time."""

    def __init__(self, level):
        most = level.width
        self._plays = level.plays
        self._beyond = (
            DISCARD if level.removes else REMOVE
        )  # it leaves out the actions from here on
        self._layers = (Best(most), Best(most))
        self._actions = bytearray(MOST)
        self._path = bytearray(PLAYS)
        # Hashes of recent positions: another order of plays often leads to the same position.
        self._seen = array("i", bytes(4 * _SEEN + 4))
        self._salt = 0
        self.whims = None  # what a play on each line is worth in addition

    def search(self, trial, pace, width, gain, best):
        """Fills `best` with the best ways to play the trial's hand, one of which may be no play.

        This is a generator; it halts whenever `pace` says so.
        """
        self._salt = self._salt + 0x9E3779 & 0x3FFFFFFF
        pace.spent += 1
        now, then = self._layers
        now.clear(width)
        now.add(self._untouched(trial, gain), self._path, 0)
        best.add(now.values[0], self._path, 0)
        length = 0
        while now.number and length < self._plays and not pace.hurried:
            then.clear(width)
            for i in range(now.number):
                if now.values[i] < WON and not pace.hurried:
                    hand = trial.hands[0]
                    pace.spent += 1
                    trial.play_path(now.paths, PLAYS * i, length)
                    for j in range(length):
                        self._path[j] = now.paths[PLAYS * i + j]
                    for _ in self._go_on(trial, pace, gain, length, then, best):
                        yield
                    trial.take_back_path(now.paths, PLAYS * i, length, hand)
            now, then = then, now
            length += 1

    def _go_on(self, trial, pace, gain, length, then, best):
        """Tries all plays that can follow the path."""
        actions = self._actions
        path = self._path
        seen = self._seen
        salt = self._salt
        hands = trial.hands
        hand = hands[0]
        bridges = trial.bridges
        whims = self.whims
        beyond = self._beyond
        number = legal_plays(trial, actions)
        if length and number >= _MANY:
            trial.renew = True
            worth(trial, gain)
        for i in range(number):
            action = actions[i]
            if action >= beyond:
                break
            pace.spent += 1
            taken = trial.do(action)
            key = bridges[0] * 7 ^ bridges[1] * 5 ^ hands[0] * 37 ^ salt
            at = (key ^ key >> 8 ^ key >> 16) & _SEEN
            if seen[at] != key:
                seen[at] = key
                value = worth(trial, gain)
                if whims:
                    value += whims[action % LINE_COUNT]
                    for j in range(length):
                        value += whims[path[j] % LINE_COUNT]
                if value > then.least or value > best.least:
                    path[length] = action
                    if value > then.least:
                        then.add(value, path, length + 1)
                    if value > best.least:
                        best.add(value, path, length + 1)
            trial.take_back(action, taken)
            hands[0] = hand
            if pace.spent >= pace.until:
                yield

    def _untouched(self, trial, gain):
        """Returns the worth without any play; then a full hand cannot draw."""
        if gain and count(trial.hands[0]) == HAND_LIMIT:
            # Whims must not keep a robot from playing.
            return worth(trial) + trial.table[DECLINED] - (1000 if self.whims else 0)
        return worth(trial, gain)
