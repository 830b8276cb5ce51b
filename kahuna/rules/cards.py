"""Sets of cards, and counting.

A set has two bits for each island i: 1 << i if it has a card of it, and also SECOND << i if it has
both. So `cards & ONE_EACH` is the mask of the islands in a set.
"""

from .limits import ISLAND_COUNT

SECOND = 1 << ISLAND_COUNT
ONE_EACH = SECOND - 1


def count(bits):
    """Returns how many bits are set: the number of cards in a set, of bridges in a mask."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def with_card(cards, card):
    """Returns the set with one more card."""
    return cards | (SECOND << card if cards >> card & 1 else 1 << card)


def without_card(cards, card):
    """Returns the set with one card fewer."""
    return cards ^ (SECOND << card if cards >> card & SECOND else 1 << card)


def copies(cards, card):
    """Returns how many cards of an island the set has."""
    return (cards >> card & 1) + (cards >> ISLAND_COUNT + card & 1)


def listed(cards):
    """Returns the islands of a set in ascending order, twice if it has both cards."""
    return [card for card in range(ISLAND_COUNT) for _ in range(copies(cards, card))]
