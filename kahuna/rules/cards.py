"""Sets of cards, and counting.

A set has 24 bits: bit i for a card of island i, and bit 12 + i as well if both are there.
"""

from .limits import ISLAND_COUNT


def count(bits):
    """Returns how many bits are set: the cards of a set, the bridges of a mask."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def with_card(cards, card):
    """Returns the set with one more card."""
    return cards | (4096 << card if cards >> card & 1 else 1 << card)


def without_card(cards, card):
    """Returns the set with one card fewer."""
    return cards ^ (4096 << card if cards >> 12 + card & 1 else 1 << card)


def copies(cards, card):
    """Returns how many cards of an island the set has."""
    return (cards >> card & 1) + (cards >> 12 + card & 1)


def listed(cards):
    """Returns the islands of a set in ascending order, twice where both cards are there."""
    return [card for card in range(ISLAND_COUNT) for _ in range(copies(cards, card))]
