"""What is legal: every action that the side at turn can choose, in ascending order.

This works on a Game and on a View alike, as it reads nothing that is hidden.
"""

import sys

from .actions import DISCARD, DRAW, END, REMOVE, REPLACE, TAKE
from .cards import ONE_EACH, SECOND, count
from .limits import BRIDGES, HAND_LIMIT, ISLAND_COUNT, LINE_COUNT
from .phases import DISCARDED, FINAL, HANDICAP, PLAY, PLAYED
from .tables import (
    ALL_LINES,
    BIT,
    HIGH,
    HIGH_AF,
    HIGH_GL,
    LOW,
    LOW_AF,
    LOW_GL,
    NEED,
    REACH,
)

# No state has more legal actions than this; buffers need that much room.
MOST = 128

LEAST_FULL = (1 << BRIDGES) - 1  # the lowest mask with so many lines

# A desk has memory to spare: there every set is listed.
ON_A_DESK = 0
if sys.implementation.name == "cpython":
    ON_A_DESK = 1

    def _every_set(first, size):
        """Returns a tuple of numbers from `first` on for every mask of so many bits."""
        sets = [()]
        for i in range(size):
            sets += [lower + (first + i,) for lower in sets]
        return tuple(sets)

    # For each set of cards: the lines at its islands, taking them, and discarding them.
    LINES = tuple(
        [
            (LOW_AF[i & 63] | LOW_GL[i >> 6], HIGH_AF[i & 63] | HIGH_GL[i >> 6])
            for i in range(ONE_EACH + 1)
        ]
    )
    TAKES = _every_set(TAKE, ISLAND_COUNT)
    DISCARDS = _every_set(DISCARD, ISLAND_COUNT)
    # For each set of lines, the first 14 and the others apart: placing a bridge on them.
    HALF = 14
    LOW_FIRST = _every_set(0, HALF)
    LOW_OTHERS = _every_set(HALF, LINE_COUNT - HALF)
    HIGH_FIRST = _every_set(LINE_COUNT, HALF)
    HIGH_OTHERS = _every_set(LINE_COUNT + HALF, LINE_COUNT - HALF)


def legal(game, out):
    """Writes the legal actions into `out`, and returns how many there are."""
    if game.phase != PLAY:
        return _legal_elsewhere(game, out)
    happened = game.happened
    n = legal_plays(game, out) if happened <= PLAYED else 0
    size = game.sizes[game.turn]
    # Rule 12. If nothing was played, a hand of five cards now had five as the turn began.
    if happened != PLAYED and (size == HAND_LIMIT or happened or game.discards_freely):
        n = _legal_discards(game, out, n)
    # Rule 7.
    if size < HAND_LIMIT:
        cards = game.face_up & ONE_EACH
        if ON_A_DESK:
            for out[n] in TAKES[cards]:
                n += 1
        else:
            n = _write(cards, TAKE, out, n)
        if game.pile:
            out[n] = DRAW
            n += 1
    # Rules 10 and 13.
    if not game.declined and game.may_decline and (happened <= PLAYED or game.discards_freely):
        out[n] = END
        n += 1
    return n


def _legal_elsewhere(game, out):
    """Does the same in a handicap (any free line) and in the last turns (plays and the end)."""
    if game.phase == HANDICAP:
        return _write(ALL_LINES ^ (game.bridges[0] | game.bridges[1]), 0, out, 0)
    if game.phase != FINAL:
        return 0
    happened = game.happened
    n = legal_plays(game, out) if happened <= PLAYED else 0
    if happened != PLAYED and game.discards_freely:
        n = _legal_discards(game, out, n)
    out[n] = END
    return n + 1


def legal_plays(game, out):
    """Does the same for placements and removals alone."""
    side = game.turn
    hand = game.hands[side]
    if not hand:
        return 0
    mine = game.bridges[side]
    theirs = game.bridges[1 - side]
    free = ALL_LINES ^ mine ^ theirs
    if game.guard:
        free &= ~_reach_of(game, 1 - side)
    if ON_A_DESK:
        low_lines, high_lines = LINES[hand & ONE_EACH]
    else:
        af = hand & 63
        gl = hand >> 6 & 63
        low_lines = LOW_AF[af] | LOW_GL[gl]
        high_lines = HIGH_AF[af] | HIGH_GL[gl]
    n = 0
    # Unless all 25 bridges are laid. The rough tests come first, as counting takes time.
    if mine < LEAST_FULL or (spare := free & (free - 1)) & (spare - 1) or count(mine) < BRIDGES:
        if ON_A_DESK:
            lines = free & low_lines
            for out[n] in LOW_FIRST[lines & 16383] + LOW_OTHERS[lines >> HALF]:
                n += 1
            lines = free & high_lines
            for out[n] in HIGH_FIRST[lines & 16383] + HIGH_OTHERS[lines >> HALF]:
                n += 1
        else:
            n = _write(free & low_lines, 0, out, n)
            n = _write(free & high_lines, LINE_COUNT, out, n)
    either = theirs & low_lines & high_lines
    if hand >= SECOND or game.guard:
        return _legal_removals(game, out, n, either)
    return _write(either, REMOVE + LINE_COUNT, out, n) if either else n


def _legal_removals(game, out, n, either):
    """Writes the removals; `either` has the bridges that one card of each end removes."""
    side = game.turn
    low_pairs = high_pairs = 0
    twice = game.hands[side] >> ISLAND_COUNT
    if twice:
        theirs = game.bridges[1 - side]
        if ON_A_DESK:
            low_lines, high_lines = LINES[twice]
        else:
            low_lines = LOW_AF[twice & 63] | LOW_GL[twice >> 6]
            high_lines = HIGH_AF[twice & 63] | HIGH_GL[twice >> 6]
        low_pairs = theirs & low_lines
        high_pairs = theirs & high_lines
    if low_pairs:
        n = _write(low_pairs, REMOVE, out, n)
    if either:
        n = _write(either, REMOVE + LINE_COUNT, out, n)
    if high_pairs:
        n = _write(high_pairs, REMOVE + 2 * LINE_COUNT, out, n)
    if game.guard and count(game.bridges[side]) < BRIDGES:
        allowed = _replaceable(game, 1 - side, low_pairs | either | high_pairs)
        n = _write(low_pairs & allowed, REPLACE, out, n)
        n = _write(either & allowed, REPLACE + LINE_COUNT, out, n)
        n = _write(high_pairs & allowed, REPLACE + 2 * LINE_COUNT, out, n)
    return n


def _reach_of(game, side):
    """Returns the lines that touch an island controlled by a side."""
    lines = 0
    base = ISLAND_COUNT * side
    for i in range(ISLAND_COUNT):
        if game.counts[base + i] >= NEED[i]:
            lines |= REACH[i]
    return lines


def _replaceable(game, owner, lines):
    """Returns those bridges without which their owner controls neither end (rule 18)."""
    allowed = 0
    base = ISLAND_COUNT * owner
    for line in range(LINE_COUNT):
        if lines >> line & 1:
            low = LOW[line]
            high = HIGH[line]
            if game.counts[base + low] <= NEED[low] and game.counts[base + high] <= NEED[high]:
                allowed |= 1 << line
    return allowed


def _legal_discards(game, out, n):
    # Several discards are a set of cards, so one order of them is enough.
    lowest = game.happened - DISCARDED if game.happened >= DISCARDED else 0
    cards = game.hands[game.turn] & ONE_EACH & -(1 << lowest)
    if ON_A_DESK:
        for out[n] in DISCARDS[cards]:
            n += 1
        return n
    return _write(cards, DISCARD, out, n)


def _write(lines, family, out, n):
    while lines:
        bit = lines & -lines
        out[n] = family + BIT[bit % 37]
        n += 1
        lines ^= bit
    return n


def is_legal(game, action, buffer):
    """Whether an action is legal; the buffer has room for MOST actions."""
    for i in range(legal(game, buffer)):
        if buffer[i] == action:
            return True
    return False
