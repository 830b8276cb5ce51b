"""What a position is worth at the end of a turn that the search found, judged more closely than
there is time for in the search itself.

It has rows of its own for islands, bridges and hands, learnt together with what it adds to them. A
line adds a weight by how near both sides are to controlling the islands at its ends, and by whose
cards can lay a bridge there or remove the one that is there. An island adds one by how many of its
free lines the other side has a card of the far end for.
"""

from array import array

from ..rules.cards import SECOND
from ..rules.limits import ISLAND_COUNT, LINE_COUNT
from ..rules.tables import BIT, HIGH, LOW
from .stages import FIRST, closer_rows_of, lines
from .worth import WON, worth

_NEAR = 9  # how near both sides can be to an island
_PAIRS = 45  # to the two ends of a line, in any order
_WITH_CARD = 4 * _PAIRS  # after four kinds of free lines come those with a card of one's own
_MINE = 8  # then those with a bridge of one's own, and of the other side
_THEIRS = 12
_SURE = 15 * _PAIRS  # then come those of islands, by how many such lines: one, two, more
_STATES = 74  # of an island
_BOTH = 1 | SECOND  # both cards of the first island
_WINS = WON - ISLAND_COUNT  # a position with this worth is won


class Judgement:
    def __init__(self, trial):
        self._trial = trial
        self._weights = lines()
        self._rows = {}
        self._pairs = bytearray(_NEAR * _NEAR)
        pair = 0
        for low in range(_NEAR):
            for high in range(low, _NEAR):
                self._pairs[_NEAR * low + high] = self._pairs[_NEAR * high + low] = pair
                pair += 1
        self._surely = bytearray(ISLAND_COUNT)
        self._gains = array("i", bytes(4 * ISLAND_COUNT))
        # How surely the other side can lay a bridge there, and remove one.
        self._lays = bytearray(LINE_COUNT)
        self._removes = bytearray(LINE_COUNT)
        for line in range(LINE_COUNT):
            cards = trial.expected[LOW[line]] + trial.expected[HIGH[line]]
            self._lays[line] = (cards >= 4) + (cards >= 10) + (cards >= 16)
            self._removes[line] = (cards >= 12) + (cards >= 24) + (cards >= 32)

    def look(self):
        """Looks at the position of the trial: from now on only a card more is in the hand."""
        self._trial.renew = True
        self._hand = self._trial.hands[0]
        self._lines = None

    def worth(self, trial, gain=0):
        """Returns the worth as worth.worth does."""
        stage = trial.stage
        if stage not in self._rows:
            self._rows[stage] = closer_rows_of(stage)
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
        trial = self._trial
        mine, theirs = trial.bridges
        hand = self._hand
        expected = trial.expected
        near = trial.near
        weights = self._weights
        pairs = self._pairs
        lays = self._lays
        removes = self._removes
        surely = self._surely
        gains = self._gains
        for i in range(ISLAND_COUNT):
            surely[i] = gains[i] = 0
        value = 0
        for line in range(LINE_COUNT):
            low = LOW[line]
            high = HIGH[line]
            at = pairs[_NEAR * near[low] + near[high]]
            if mine >> line & 1:
                value += weights[_PAIRS * (_MINE + removes[line]) + at]
                continue
            if theirs >> line & 1:
                # Of two cards for the line, or four, the second one is the last that counts.
                cards = (hand >> low & _BOTH) + (hand >> high & _BOTH)
                cards = (cards & 3) + (cards >> ISLAND_COUNT)
                at += _PAIRS * (_THEIRS + min(2, cards))
                more = _PAIRS if cards < 2 else 0
            else:
                at += _PAIRS * lays[line]
                more = _WITH_CARD
                if hand >> low & 1 or hand >> high & 1:
                    at += more
                    more = 0
                surely[low] += expected[high] >= 16
                surely[high] += expected[low] >= 16
            weight = weights[at]
            value += weight
            if more:
                weight = weights[at + more] - weight
                gains[low] += weight
                gains[high] += weight
        counts = trial.counts
        for i in range(ISLAND_COUNT):
            if surely[i]:
                state = FIRST[7 * i + counts[i]] + counts[ISLAND_COUNT + i]
                value += weights[_SURE - _STATES + _STATES * min(3, surely[i]) + state]
        return value
