"""What a position is worth to side 0 of a trial when its turn ends there.

It is a sum of weights, in 64ths of the logarithm of the odds to win. The weight of an island
depends on both sides' bridges there (so on control, or how close it is) together with side 0's
cards for it, the bridges that side 0's hand could still lay there, and the cards for it that the
other side may hold. The weight of a bridge depends on how near both sides are to controlling the
islands at its ends: losing one may cost a bridge that the other needs. The sizes of the hands, the
lead in islands and points, and how much of the round is left also count.
"""

from array import array

from ..rules.bridges import controlled
from ..rules.cards import count
from ..rules.editions import EARLY_LAST_TAKEN
from ..rules.limits import ISLAND_COUNT, LINE_COUNT
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
# _ENDS[mask % 37] is the set of islands at the ends of the line with that mask.
_ENDS = array("h", bytes(2 * 37))
for _line in range(LINE_COUNT):
    _ENDS[(1 << _line) % 37] = 1 << LOW[_line] | 1 << HIGH[_line]
_TABLES = (FIRST, OWNER, NEAR, REACH, BIT, _ENDS, LOW, HIGH)


def worth(trial, gain=0):
    """Returns the worth if the turn ends here, with `gain` unknown cards added to the hand.

    Only for islands and bridges that are not as they were in the trial's base it looks up how much
    they add. It makes this position the base if that was asked for, or if the base is out of date.
    """
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
    first, owner, near_of, reach, bit_of, ends, low, high = _TABLES
    counts, expected, states, near, worths, bridges = trial.arrays
    table = trial.table
    was_mine, was_theirs, was_both, was_some, cards, islands, value = trial.base
    turned = mine ^ was_mine | theirs ^ was_theirs  # lines where a bridge may add something else
    renew = trial.renew
    if trial.based is not table:
        renew = True
        changed = 4095
        turned = -1
    else:
        cards ^= hand
        changed = (cards | cards >> ISLAND_COUNT) & 4095
        lines = turned | both ^ was_both | some ^ was_some
        while lines:
            changed |= ends[(lines & -lines) % 37]
            lines &= lines - 1
    moved = 0  # islands to which somebody has come nearer, or is less near
    while changed:
        bit = changed & -changed
        changed ^= bit
        i = bit_of[bit % 37]
        state = first[7 * i + counts[i]] + counts[ISLAND_COUNT + i]
        was = states[i]
        if state != was:
            islands += owner[state] - owner[was]
            if near_of[state] != near_of[was]:
                near[i] = near_of[state]
                moved |= bit
                turned |= reach[i]
        # One row further for every bridge that the hand can lay there, three at most.
        if not hand & bit:
            row = state
            lines = reach[i] & some
            if lines:
                row += _STATES
                lines &= lines - 1
                if lines:
                    row += _STATES
                    if lines & lines - 1:
                        row += _STATES
            more = table[row]
        else:
            row = state + _STATES
            lines = reach[i] & both
            if hand >> ISLAND_COUNT & bit:
                more = table[state + _BOTH]
                row += _STATES
            else:
                more = table[state + _ONE]
                if lines & lines - 1:
                    row += _STATES
            if lines:
                row += _STATES
            more += table[row]
        if expected[i]:
            more += expected[i] * table[state + _THEIRS] >> 2
        value += more - worths[i]
        if renew:
            states[i] = state
            worths[i] = more
    turned &= mine | theirs | was_mine | was_theirs
    while turned:
        bit = turned & -turned
        turned ^= bit
        line = bit_of[bit % 37]
        if mine & bit:
            more = table[_MINE + 9 * near[low[line]] + near[high[line]]]
        elif theirs & bit:
            more = table[_NOT_MINE + 9 * near[low[line]] + near[high[line]]]
        else:
            more = 0
        value += more - bridges[line]
        if renew:
            bridges[line] = more
    if renew:
        trial.renew = False
        trial.based = table
        trial.base = mine, theirs, both, some, hand, islands, value
    else:
        while moved:
            i = bit_of[(moved & -moved) % 37]
            near[i] = near_of[states[i]]
            moved &= moved - 1
    lead = trial.lead + islands
    if trial.prize and islands:
        lead += trial.prize if islands > 0 else -trial.prize
    margins = trial.margins
    value += margins[12 + max(-12, min(12, lead))] + margins[37 + islands] << 2
    at = _SIZES + gain
    while hand:
        hand &= hand - 1
        at += 1
    return value + table[at] + trial.rest


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
