"""Bridges and what they control (rules 4 to 6), for anything that has `bridges` and `counts`.

`bridges` has two masks: the lines of each side. `counts` has how many of them end at each island:
White's twelve numbers, then Black's. Control follows from the counts alone.
"""

from .actions import REMOVE, REPLACE
from .limits import ISLAND_COUNT, LINE_COUNT
from .tables import BIT, HIGH, LOW, NEED, REACH


def lay(state, side, line):
    """Lays a bridge; returns the opponent's bridges that this removes."""
    bridges = state.bridges
    counts = state.counts
    bridges[side] |= 1 << line
    base = ISLAND_COUNT * side
    taken = 0
    # Rule 5: control is new when the count of an island reaches its need.
    low = LOW[line]
    held = counts[base + low] + 1
    counts[base + low] = held
    if held == NEED[low]:
        taken = REACH[low]
    high = HIGH[line]
    held = counts[base + high] + 1
    counts[base + high] = held
    if held == NEED[high]:
        taken |= REACH[high]
    if taken:
        taken &= bridges[1 - side]
        take(state, 1 - side, taken)
    return taken


def carry_out(state, side, action):
    """Does a placement or removal on the board; returns the bridges that the opponent loses."""
    line = action % LINE_COUNT
    if action < REMOVE:
        return lay(state, side, line)
    take(state, 1 - side, 1 << line)
    if action < REPLACE:
        return 1 << line
    return 1 << line | lay(state, side, line)


def take(state, side, lines):
    """Takes some of a side's bridges off the board."""
    state.bridges[side] ^= lines
    counts = state.counts
    base = ISLAND_COUNT * side
    while lines:
        bit = lines & -lines
        line = BIT[bit % 37]
        counts[base + LOW[line]] -= 1
        counts[base + HIGH[line]] -= 1
        lines ^= bit


def put_back(state, side, lines):
    """Puts back bridges that were taken; this removes nothing."""
    state.bridges[side] |= lines
    counts = state.counts
    base = ISLAND_COUNT * side
    while lines:
        bit = lines & -lines
        line = BIT[bit % 37]
        counts[base + LOW[line]] += 1
        counts[base + HIGH[line]] += 1
        lines ^= bit


def controlled(state, side):
    """Returns the islands that a side controls, as a mask (rule 4)."""
    islands = 0
    counts = state.counts
    base = ISLAND_COUNT * side
    for i in range(ISLAND_COUNT):
        if counts[base + i] >= NEED[i]:
            islands |= 1 << i
    return islands
