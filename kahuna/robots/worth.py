"""What a position is worth to side 0 of a trial when its turn ends there.

It is a sum of weights, in 64ths of the logarithm of the odds to win. The weight of an island
depends on both sides' bridges there (so on control, or how close it is) together with side 0's
cards for it, the bridges that side 0's hand could still lay there, and the cards for it that the
other side may hold. The weight of a bridge depends on how near both sides are to controlling the
islands at its ends: losing one may cost a bridge that the other needs. The sizes of the hands, the
lead in islands and points, and how much of the round is left also count.
"""

from ..rules.bridges import controlled
from ..rules.cards import count
from ..rules.editions import EARLY_LAST_TAKEN
from ..rules.limits import ISLAND_COUNT
from ..rules.tables import ALL_LINES, BIT, HIGH, HIGH_AF, HIGH_GL, LOW, LOW_AF, LOW_GL, REACH
from .stages import FIRST, NEAR, OWNER

WON = 4000  # an undecided position is worth less
_STATES = 74  # of an island: both sides' bridges, for each number of lines
_ONE = 4 * _STATES  # rows of the table: four by reach, then one own card, two, one of theirs
_BOTH = 5 * _STATES
_THEIRS = 6 * _STATES
_MINE = 7 * _STATES  # for bridges: by how near both sides are to one end and to the other
_NOT_MINE = _MINE + 81
_SIZES = _NOT_MINE + 81


def worth(trial, gain=0):
    """Returns the worth if the turn ends here, with `gain` unknown cards added to the hand."""
    mine, theirs = trial.bridges
    if trial.ends_early and not (mine and theirs):
        if trial.early == EARLY_LAST_TAKEN:
            if not theirs:
                return WON
        elif mine:
            return WON
        elif theirs:
            return -WON
    if trial.over:
        return _result(trial)
    hand = trial.hands[0]
    low = hand & 63
    high = hand >> 6 & 63
    lows = LOW_AF[low] | LOW_GL[high]
    highs = HIGH_AF[low] | HIGH_GL[high]
    free = ALL_LINES ^ mine ^ theirs
    both = free & lows & highs  # lines that cards of either end can bridge
    some = free & (lows | highs)
    counts = trial.counts
    expected = trial.expected
    table = trial.table
    first = FIRST
    owner = OWNER
    near_of = NEAR
    near = trial.near
    reach = REACH
    size = gain
    value = at = 0
    islands = -ISLAND_COUNT
    for i in range(ISLAND_COUNT):
        state = first[at + counts[i]] + counts[ISLAND_COUNT + i]
        at += 7
        islands += owner[state]
        near[i] = near_of[state]
        # One row further for every bridge that the hand can lay there, three at most.
        if not hand >> i & 1:
            row = state
            lines = reach[i] & some
            if lines:
                row += _STATES
                lines &= lines - 1
                if lines:
                    row += _STATES
                    if lines & lines - 1:
                        row += _STATES
        else:
            row = state + _STATES
            lines = reach[i] & both
            size += 1
            if hand >> ISLAND_COUNT + i & 1:
                size += 1
                value += table[state + _BOTH]
                row += _STATES
            else:
                value += table[state + _ONE]
                if lines & lines - 1:
                    row += _STATES
            if lines:
                row += _STATES
        value += table[row]
        if expected[i]:
            value += expected[i] * table[state + _THEIRS] >> 2
    lead = trial.lead + islands
    if trial.prize and islands:
        lead += trial.prize if islands > 0 else -trial.prize
    margins = trial.margins
    at = 12 + (lead if -12 <= lead <= 12 else 12 if lead > 0 else -12)
    value += (margins[at] + margins[37 + islands] << 2) + table[_SIZES + size] + trial.rest
    bit_of = BIT
    low = LOW
    high = HIGH
    while mine:
        bit = mine & -mine
        line = bit_of[bit % 37]
        value += table[_MINE + 9 * near[low[line]] + near[high[line]]]
        mine ^= bit
    while theirs:
        bit = theirs & -theirs
        line = bit_of[bit % 37]
        value += table[_NOT_MINE + 9 * near[low[line]] + near[high[line]]]
        theirs ^= bit
    return value


def chances(value):
    """Returns the chances to win with that worth, from -65536 (none) to 65536."""
    value = max(-256, min(256, value))
    return value * (512 - abs(value))


def islands_ahead(trial):
    """Returns how many more islands side 0 controls than the other side."""
    return count(controlled(trial, 0)) - count(controlled(trial, 1))


def _result(trial):
    islands = islands_ahead(trial)
    lead = trial.lead + islands
    if not lead and trial.edition.breaks_ties:
        lead = islands or count(trial.bridges[0]) - count(trial.bridges[1])
    # Among ways to win (or lose), more islands are better.
    return (WON if lead > 0 else -WON if lead < 0 else 0) + islands
