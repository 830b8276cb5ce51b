"""Comments for a beginner in the first game: what matters most to the player at turn."""

from ..rules.decks import shoal_left

_LONG = 8  # with so many fish in a row, better stop and leave it for the next turn
_WORTH = 4  # a pile with so many cards is worth waiting for one more fish
_NEAR = 8  # with fewer cards of the shoal, the end is near

# A comment is one of these, followed by its values.
FETCH = 0  # a species, and the cards of its pile
ONE_MORE = 1  # the same, if one fish is missing
THE_END = 2
LONG_ROW = 3  # how many fish
DARE = 4  # how many fish
BEGIN = 5


def comment(view):
    """Returns what matters most to the player at turn."""
    row = view.rows[view.turn]
    counts = bytearray(4)
    for fish in row:
        counts[fish & 3] += 1
    pile = _largest(view, counts, 3)
    if pile >= 0:
        return FETCH, pile, view.digesting[pile]
    if not view.fresh and shoal_left(view) < _NEAR:
        return (THE_END,)
    if not view.fresh and len(row) >= _LONG:
        return LONG_ROW, len(row)
    pile = _largest(view, counts, 2)
    if pile >= 0 and view.digesting[pile] >= _WORTH:
        return ONE_MORE, pile, view.digesting[pile]
    return (BEGIN,) if view.fresh else (DARE, len(row))


def _largest(view, counts, least):
    """Returns the species with the largest pile among those with at least so many fish in the row;
    or -1."""
    best = -1
    for species in range(4):
        cards = view.digesting[species]
        if counts[species] >= least and cards and (best < 0 or cards > view.digesting[best]):
            best = species
    return best
