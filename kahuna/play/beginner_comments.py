"""Comments for a beginner: what matters most among all that a side could do now, or the other next.

They use only what the side at turn sees. ../parts/bar_remarks.py puts them into words.
"""

from ..rules.actions import HIDDEN_DISCARD
from ..rules.cards import copies, count
from ..rules.limits import ISLAND_COUNT
from ..rules.phases import DISCARDED, FINAL, PLAY
from ..rules.tables import BIT, HIGH, LOW, REACH
from .within_reach import (
    breakable,
    bridges_missing,
    cards_missing,
    free_lines,
    one_short,
    winnable,
)

# A comment is one of these, followed by its values.
WIN = 0  # an island, and the line on which a bridge wins it
WIN_WITH = 1  # an island, and how many cards win it together
THREAT = 2  # an island that the other side could win, and sweep, with one more bridge
FREE = 3  # an island that the other side loses if one bridge is removed

_DISCARD = bytes((HIDDEN_DISCARD,))


def comment(view):
    """Returns what matters most to the side at turn, or None."""
    if view.phase not in (PLAY, FINAL) or view.happened >= DISCARDED:
        return None
    return _winning(view) or _threat(view) or _freeing(view)


def _winning(view):
    """Returns the island that takes fewest cards to win; of several, the one that sweeps most."""
    side = view.side
    hand = view.hands[side]
    free = free_lines(view, view, side)
    best = 0
    found = None
    for island in range(ISLAND_COUNT):
        missing = bridges_missing(view, side, free, island)
        if missing and not cards_missing(view, side, free, hand, island):
            worth = 100 - 10 * missing + _bridges(view, 1 - side, island)
            if worth > best:
                best = worth
                found = (WIN_WITH, island, missing)
                if missing == 1:
                    found = (WIN, island, _line(hand, free & REACH[island], island))
    return found


def _line(hand, lines, island):
    """Returns the first line of a mask for which the hand has a card."""
    while lines:
        line = BIT[(lines & -lines) % 37]
        if copies(hand, island) or copies(hand, LOW[line] + HIGH[line] - island):
            return line
        lines &= lines - 1


def _threat(view):
    other = 1 - view.side
    if not view.sizes[other] or (view.phase == FINAL and view.left == 1):
        return None
    free = free_lines(view, view, other)
    islands = one_short(view, other, free)
    seen = view.open[other] if view.opened else view.seen[other]
    # Its cards are all known, unless it may have discarded some of these.
    if count(seen) == view.sizes[other] and (view.opened or _DISCARD not in view.history):
        islands &= winnable(view, other, free, seen)
    most = 0
    found = None
    for island in range(ISLAND_COUNT):
        swept = _bridges(view, view.side, island)
        if islands >> island & 1 and swept > most:
            most = swept
            found = (THREAT, island)
    return found


def _freeing(view):
    islands = breakable(view, view.side, view.hands[view.side])
    return (FREE, BIT[(islands & -islands) % 37]) if islands else None


def _bridges(view, side, island):
    return count(view.bridges[side] & REACH[island])
