"""What a position is worth at the end of a turn that the search found, judged more closely than
there is time for in the search itself.

It has rows of its own for islands, bridges and hands, learnt together with what it adds to them. A
line adds a weight by how near both sides are to controlling the islands at its ends, and by whose
cards of these can lay a bridge there or remove the one that is there. An island adds one by how
many cards both sides have, or may have, of it and of the far ends of its free lines.
"""

from array import array

from ..rules.cards import SECOND
from ..rules.limits import ISLAND_COUNT, LINE_COUNT
from ..rules.tables import ALL_LINES, BIT, HIGH, LOW
from .stages import CLOSER, FIRST, STAGE, read
from .worth import WON, worth

_STATES = 74  # of an island
# The weights of free lines, a pair of 36 ends each, come before those of lines with a bridge, pairs
# of 27 ends: an end is how near both sides are to it, together with their cards of it.
_MINE = 666
_THEIRS = 1044
_ISLANDS = 1422  # then come those of islands
_MANY = 4  # own cards, or more
_HELD = 4  # how many numbers of cards of the other side differ
_SIZE = _ISLANDS + (_MANY + 1) * _HELD * _STATES
_BOTH = 1 | SECOND  # both cards of the first island
_WINS = WON - ISLAND_COUNT  # a position with this worth is won


class Judgement:
    def __init__(self, trial):
        self._trial = trial
        self._rows = {}
        self._weights = array("b", read(CLOSER + 6 * STAGE, _SIZE))
        self._gains = array("h", bytes(2 * ISLAND_COUNT))
        self._more = array("h", bytes(2 * ISLAND_COUNT))  # what an island adds for one more card
        # What is at the end of a free line, of one with a bridge of one's own, and of the other
        # side's; then how many own cards count for an island, and 16ths of cards of the other side.
        self._ends = [bytearray(ISLAND_COUNT) for _ in range(3)]
        self._cards = bytearray(ISLAND_COUNT)
        self._held = bytearray(ISLAND_COUNT)

    def look(self):
        """Looks at the position of the trial: from now on only a card more is in the hand."""
        self._trial.renew = True
        self._hand = self._trial.hands[0]
        self._lines = None

    def worth(self, trial, gain=0):
        """Returns the worth as worth.worth does."""
        stage = trial.stage
        if stage not in self._rows:
            self._rows[stage] = array("b", read(CLOSER + STAGE * stage, STAGE))
        table = trial.table
        rest = trial.rest
        trial.table = self._rows[stage]
        trial.rest = trial.rest_by(trial.table)
        value = worth(trial, gain)
        trial.table = table
        trial.rest = rest
        if trial.over or abs(value) >= _WINS:
            return value
        if self._lines is None:
            self._lines = self._sum()  # worth() has set `near`
        more = trial.hands[0] ^ self._hand
        return value + self._lines + (self._gains[BIT[more % 37] % ISLAND_COUNT] if more else 0)

    def _sum(self):
        """Returns what lines and islands add; sets `_gains`, what one more card adds to that."""
        mine, theirs = self._trial.bridges
        free, ours, others = self._ends
        gains = self._gains
        more = self._more
        weight_of = self._weight_of
        value = self._sum_islands(ALL_LINES ^ mine ^ theirs)
        for line in range(LINE_COUNT):
            low = LOW[line]
            high = HIGH[line]
            if mine >> line & 1:
                value += weight_of(_MINE, ours[low], ours[high])
            elif theirs >> line & 1:
                a = others[low]
                b = others[high]
                weight = weight_of(_THEIRS, a, b)
                value += weight
                gains[low] += weight_of(_THEIRS, a + 1, b) - weight
                gains[high] += weight_of(_THEIRS, a, b + 1) - weight
            else:
                a = free[low]
                b = free[high]
                weight = weight_of(0, a, b)
                value += weight
                if not a & 2:
                    gains[low] += weight_of(0, a + 2, b) - weight + more[high]
                if not b & 2:
                    gains[high] += weight_of(0, a, b + 2) - weight + more[low]
        return value

    def _weight_of(self, first, a, b):
        """Returns the weight of a line with these ends."""
        if a < b:
            a, b = b, a
        return self._weights[first + (a * (a + 1) >> 1) + b]

    def _sum_islands(self, lines):
        """Returns what islands add if these lines are free; sets `_ends` and `_more`."""
        trial = self._trial
        near = trial.near
        expected = trial.expected
        counts = trial.counts
        hand = self._hand
        weights = self._weights
        more = self._more
        free, ours, others = self._ends
        cards = self._cards
        held = self._held
        for i in range(ISLAND_COUNT):
            both = hand >> i & _BOTH
            own = (both & 1) + (both >> ISLAND_COUNT)
            other = expected[i]
            free[i] = 4 * near[i] + (2 if own else 0) + (other >= 12)
            ours[i] = 3 * near[i] + (other >= 8) + (other >= 20)
            others[i] = 3 * near[i] + own
            cards[i] = own
            held[i] = other
        for line in range(LINE_COUNT):
            if lines >> line & 1:
                low = LOW[line]
                high = HIGH[line]
                if free[low] & 2:
                    cards[high] += 1
                if free[high] & 2:
                    cards[low] += 1
                held[low] += min(16, expected[high])
                held[high] += min(16, expected[low])
        value = 0
        for i in range(ISLAND_COUNT):
            own = min(_MANY, cards[i])
            at = _ISLANDS + _STATES * (_HELD * own + min(3, held[i] + 8 >> 4))
            at += FIRST[7 * i + counts[i]] + counts[ISLAND_COUNT + i]
            value += weights[at]
            more[i] = weights[at + _HELD * _STATES] - weights[at] if own < _MANY else 0
            self._gains[i] = more[i]
        return value
