"""A fish is a small int: its species (0 to 3) plus 0 if it is small, 4 if big, 8 if hungry.

0..3    small: piranha, moonfish, flamefish, barracuda
4..7    big, in the same order
8..11   hungry, of middle size
"""

BIG = 4
HUNGRY = 8

KINDS = 12
SPECIES_COUNT = 4
SHOAL = 140  # cards with the shoal on their back
SEA = 20  # cards with the empty sea on their back
MOST_ASIDE = 140


def copies(fish, sea):
    """Returns how many cards a fish has, with the sea or the shoal on their back."""
    if fish < HUNGRY:
        return 2 if sea else 14
    return 1 if sea else 7
