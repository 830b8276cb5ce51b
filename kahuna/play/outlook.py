"""What a side could do on a board next: with one more bridge, or with the cards of a hand.

`view` tells the rules of the game, `board` has the bridges (a View, or a Preview of it).
"""

from ..rules.bridges import controlled
from ..rules.cards import copies, count
from ..rules.limits import ISLAND_COUNT, LINE_COUNT
from ..rules.phases import HANDICAP
from ..rules.tables import ALL_LINES, HIGH, LOW, NEED, REACH

NEVER = 99


def free_lines(view, board, side):
    """Returns the lines on which a side may lay."""
    free = ALL_LINES ^ (board.bridges[0] | board.bridges[1])
    if view.guard and view.phase != HANDICAP:
        guarded = controlled(board, 1 - side)
        for island in range(ISLAND_COUNT):
            if guarded >> island & 1:
                free &= ~REACH[island]
    return free


def one_short(view, board, side):
    """Returns the islands that a side would win with one more bridge."""
    islands = 0
    for island in range(ISLAND_COUNT):
        if bridges_missing(view, board, side, island) == 1:
            islands |= 1 << island
    return islands


def bridges_missing(view, board, side, island):
    """Returns how many bridges would win an island; 0 if it is held, NEVER if lines are missing."""
    missing = max(0, NEED[island] - board.counts[ISLAND_COUNT * side + island])
    return missing if missing <= count(free_lines(view, board, side) & REACH[island]) else NEVER


def cards_missing(view, board, hand, island):
    """Returns how many cards a hand lacks to win an island in one turn; NEVER as above."""
    side = view.side
    missing = bridges_missing(view, board, side, island)
    if not missing or missing == NEVER:
        return missing
    cards = copies(hand, island)
    lines = free_lines(view, board, side) & REACH[island]
    for line in range(LINE_COUNT):
        if lines >> line & 1 and copies(hand, LOW[line] + HIGH[line] - island):
            cards += 1  # of two equal cards the second finds the line taken
    return max(0, missing - cards)


def winnable(view, board, hand):
    """Returns the islands that a hand could win."""
    islands = 0
    for island in range(ISLAND_COUNT):
        if not cards_missing(view, board, hand, island):
            islands |= 1 << island
    return islands & ~controlled(board, view.side)


def removable(view, board, hand):
    """Returns the bridges of the other side that two cards of a hand could remove."""
    theirs = board.bridges[1 - view.side]
    lines = 0
    for line in range(LINE_COUNT):
        low = copies(hand, LOW[line])
        high = copies(hand, HIGH[line])
        if theirs >> line & 1 and (low == 2 or high == 2 or (low and high)):
            lines |= 1 << line
    return lines


def breakable(view, board, hand):
    """Returns the islands that the other side could lose by the removal of one bridge."""
    lines = removable(view, board, hand)
    islands = 0
    for island in range(ISLAND_COUNT):
        held = board.counts[ISLAND_COUNT * (1 - view.side) + island]
        if held == NEED[island] and lines & REACH[island]:
            islands |= 1 << island
    return islands


def securable(view, board, hand):
    """Returns the islands held by no bridge too many, where a hand could lay one more."""
    side = view.side
    free = free_lines(view, board, side)
    islands = 0
    for line in range(LINE_COUNT):
        low = LOW[line]
        high = HIGH[line]
        if free >> line & 1 and (copies(hand, low) or copies(hand, high)):
            islands |= 1 << low | 1 << high
    for island in range(ISLAND_COUNT):
        if board.counts[ISLAND_COUNT * side + island] != NEED[island]:
            islands &= ~(1 << island)
    return islands
