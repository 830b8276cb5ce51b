"""What a side could do next on a board: with one more bridge, or with the cards of a hand.

A board is anything with `bridges` and `counts`; `free` has the lines on which the side may lay.
"""

from ..rules.bridges import controlled
from ..rules.cards import copies, count
from ..rules.limits import ISLAND_COUNT, LINE_COUNT
from ..rules.phases import HANDICAP
from ..rules.tables import ALL_LINES, BIT, HIGH, LOW, NEED, REACH

NEVER = 99


def free_lines(view, board, side):
    """Returns the lines on which a side may lay; the rules are those of `view`."""
    free = ALL_LINES ^ (board.bridges[0] | board.bridges[1])
    if view.guard and view.phase != HANDICAP:
        guarded = controlled(board, 1 - side)
        for island in range(ISLAND_COUNT):
            if guarded >> island & 1:
                free &= ~REACH[island]
    return free


def bridges_missing(board, side, free, island):
    """Returns how many bridges would win an island; 0 if it is held, NEVER if lines are missing."""
    missing = max(0, NEED[island] - board.counts[ISLAND_COUNT * side + island])
    return missing if missing <= count(free & REACH[island]) else NEVER


def cards_missing(board, side, free, hand, island):
    """Returns how many cards a hand lacks to win an island in one turn, or NEVER, as above."""
    missing = bridges_missing(board, side, free, island)
    if not missing or missing == NEVER:
        return missing
    missing -= copies(hand, island)
    lines = free & REACH[island]
    while lines:
        bit = lines & -lines
        line = BIT[bit % 37]
        if hand >> LOW[line] + HIGH[line] - island & 1:
            missing -= 1  # once: a second equal card would find the line taken
        lines ^= bit
    return max(0, missing)


def one_short(board, side, free):
    """Returns the islands that a side would win with one more bridge."""
    islands = 0
    for island in range(ISLAND_COUNT):
        if bridges_missing(board, side, free, island) == 1:
            islands |= 1 << island
    return islands


def winnable(board, side, free, hand):
    """Returns the islands that a hand could win."""
    islands = 0
    for island in range(ISLAND_COUNT):
        if not cards_missing(board, side, free, hand, island):
            islands |= 1 << island
    return islands & ~controlled(board, side)


def removable(board, side, hand):
    """Returns the bridges of the other side that two cards of a hand could remove."""
    theirs = board.bridges[1 - side]
    lines = 0
    for line in range(LINE_COUNT):
        if theirs >> line & 1:
            low = copies(hand, LOW[line])
            high = copies(hand, HIGH[line])
            if low == 2 or high == 2 or (low and high):
                lines |= 1 << line
    return lines


def breakable(board, side, hand):
    """Returns the islands that the other side could lose by the removal of one bridge."""
    lines = removable(board, side, hand)
    return at_risk(board, 1 - side, lines) if lines else 0


def securable(board, side, free, hand):
    """Returns the islands held with no bridge to spare, where a hand could lay another one."""
    lines = 0
    for island in range(ISLAND_COUNT):
        if hand >> island & 1:
            lines |= REACH[island]
    return at_risk(board, side, lines & free)


def at_risk(board, side, lines):
    """Returns the islands on some lines that a side holds with no bridge to spare."""
    islands = 0
    for island in range(ISLAND_COUNT):
        held = board.counts[ISLAND_COUNT * side + island]
        if held == NEED[island] and lines & REACH[island]:
            islands |= 1 << island
    return islands
