"""All that a turn can come to: every order of plays of a hand, with masks.

A state is (bridges of the side to move, bridges of the other side, hand).
"""

from functools import cache

from kahuna.rules.actions import REMOVE
from kahuna.rules.limits import ISLAND_COUNT, LINE_COUNT
from kahuna.rules.tables import ALL_LINES, HIGH, LOW, NEED, REACH


@cache
def islands(bridges):
    """Returns the islands that bridges control."""
    return sum(
        1 << island
        for island in range(ISLAND_COUNT)
        if bin(bridges & REACH[island]).count("1") >= NEED[island]
    )


@cache
def swept(bridges, line):
    """Returns the lines that the other side loses when the last of these bridges is laid on
    `line`."""
    lines = 0
    for island in (LOW[line], HIGH[line]):
        if bin(bridges & REACH[island]).count("1") == NEED[island]:
            lines |= REACH[island]
    return lines


@cache
def uses(hand):
    """Returns what a hand can lay and what it can remove, each as (action, line, hand after it)."""
    lays, removals = [], []
    for line in range(LINE_COUNT):
        ends = LOW[line], HIGH[line]
        for number, card in enumerate(ends):
            if hand >> card & 1:
                lays.append((line + LINE_COUNT * number, 1 << line, spent(hand, card)))
        for number, (one, other) in enumerate((ends[:1] * 2, ends, ends[1:] * 2)):
            if hand >> one & 1 and spent(hand, one) >> other & 1:
                after = spent(spent(hand, one), other)
                removals.append((REMOVE + LINE_COUNT * number + line, 1 << line, after))
    return lays, removals


def spent(hand, card):
    return hand ^ (4096 << card if hand >> 12 + card & 1 else 1 << card)


def plays(state):
    """Returns what can be played in a state, as (action, state after it)."""
    mine, theirs, hand = state
    if not theirs:
        return []  # the game is over
    found = []
    lays, removals = uses(hand)
    free = ALL_LINES & ~(mine | theirs)
    for action, bit, after in lays:
        if free & bit:
            now = mine | bit
            found.append((action, (now, theirs & ~swept(now, action % LINE_COUNT), after)))
    for action, bit, after in removals:
        if theirs & bit:
            found.append((action, (mine, theirs ^ bit, after)))
    return found


def explore(start):
    """Returns all states that the turn can come to, each with what leads there: [(before, action)].

    Each state comes after all states that lead to it.
    """
    reached = {start: []}
    layers = {0: [start]}
    # A play costs one card or two: so in the order of cards spent, nothing leads back.
    for number in range(6):
        for state in layers.get(number, ()):
            for action, after in plays(state):
                if after not in reached:
                    reached[after] = []
                    layers.setdefault(number + (1 if action < REMOVE else 2), []).append(after)
                reached[after].append((state, action))
    return reached
