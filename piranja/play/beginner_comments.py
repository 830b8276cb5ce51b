"""Comments for a beginner in the first game: what matters most to the player at turn.

Whether to go on, to stop or to bring in the row is judged as for a hint; where turning over a card
is hardly worse, that is proposed.
"""

from ..rules.actions import BRING_IN, LEAVE, TURN
from ..rules.decks import shoal_left

_FEW = 4  # fish in a row that are not worth a risk yet
_WORTH = 4  # a pile with so many cards is worth waiting for one more fish
_NEAR = 8  # with fewer cards of the shoal, the end is near

# A comment is one of these, followed by its values.
FETCH = 0  # a species, and the cards of its pile
ONE_MORE = 1  # the same, if one fish is missing
THE_END = 2
BRING = 3
STOP = 4
DARE = 5  # how many fish
GO_ON = 6  # how many fish, if they are few
BEGIN = 7


def comment(view):
    """Returns what matters most to the player at turn."""
    row = view.rows[view.turn]
    counts = bytearray(4)
    for fish in row:
        counts[fish & 3] += 1
    pile = _largest(view, counts, 3)
    if pile >= 0:
        return FETCH, pile, view.digesting[pile]
    best = TURN if view.fresh else _best(view)
    if best == BRING_IN:
        return (THE_END if shoal_left(view) < _NEAR else BRING,)
    if best != TURN:
        return (STOP,)
    pile = _largest(view, counts, 2)
    if pile >= 0 and view.digesting[pile] >= _WORTH:
        return ONE_MORE, pile, view.digesting[pile]
    if view.fresh:
        return (BEGIN,)
    return GO_ON if len(row) <= _FEW else DARE, len(row)


def _largest(view, counts, least):
    """Returns the species with the largest pile among those with at least so many fish in the row;
    or -1."""
    best = -1
    for species in range(4):
        cards = view.digesting[species]
        if counts[species] >= least and cards and (best < 0 or cards > view.digesting[best]):
            best = species
    return best


def _best(view):
    """Returns what the strongest robot would do, or to turn over a card if the chance to win with
    that is hardly worse."""
    from ..robots.futures import Futures

    futures = Futures(view, True)
    for _ in futures.weigh():
        pass
    best = max(futures.bring, futures.leave)
    if futures.turn > best - best // 64:
        return TURN
    return BRING_IN if futures.bring >= futures.leave else LEAVE
