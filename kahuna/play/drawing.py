"""What a card from the pile may do for a side, as far as that side knows.

`view` is what it sees as the turn begins; `board` and `hand` are as its plays have left them.
"""

from ..rules.cards import copies
from ..rules.limits import ISLAND_COUNT
from ..rules.tables import BIT, HIGH, LOW, REACH
from .within_reach import at_risk, breakable, cards_missing, free_lines


def helpers(view, board, hand):
    """Returns the islands whose card helps: with it the hand could win another island, or break
    another one of the other side."""
    side = view.side
    free = free_lines(view, board, side)
    helps = 0
    for island in range(ISLAND_COUNT):
        if cards_missing(board, side, free, hand, island) == 1:
            # Of the other ends of its lines, those whose card is in the hand are counted already.
            helps |= 1 << island
            for ends in _ends(free & REACH[island]):
                helps |= ends & ~hand
    theirs = board.bridges[1 - side]
    fragile = at_risk(board, 1 - side, theirs)
    if fragile:
        fragile &= ~breakable(board, side, hand)
    for island in range(ISLAND_COUNT):
        if fragile >> island & 1:
            for ends in _ends(theirs & REACH[island]):
                if hand & ends:
                    helps |= ends
    return helps


def _ends(lines):
    """Yields for each line the mask of its two islands."""
    while lines:
        line = BIT[(lines & -lines) % 37]
        yield 1 << LOW[line] | 1 << HIGH[line]
        lines &= lines - 1


def count_unseen(view, islands):
    """Returns how many cards of some islands may be in the pile, as this side has not seen them;
    and how many of all islands."""
    some = every = 0
    hand = view.hands[view.side]
    other = 1 - view.side
    seen = view.open[other] if view.opened else view.seen[other]
    for card in range(ISLAND_COUNT):
        known = copies(hand, card) + copies(view.face_up, card) + copies(view.gone, card)
        unseen = max(0, 2 - known - copies(seen, card))
        every += unseen
        some += unseen * (islands >> card & 1)
    return some, every
