"""The actions of a game, reconstructed from its cards and its fetches. Works on a View, too."""

from .actions import FETCH, TURN
from .fish import HUNGRY


def actions(game):
    """Yields all actions so far; with the same cards they replay the game."""
    fetched = game.fetched
    next_fetch = 0
    for at in range(game.turned + 1):
        for fresh in (0, 4):
            # The fetches in the turn of the card before, then those in a new turn.
            while (
                next_fetch < len(fetched)
                and fetched[next_fetch] == at
                and fetched[next_fetch + 1] & 4 == fresh
            ):
                yield FETCH + (fetched[next_fetch + 1] & 3)
                next_fetch += 3
            if not fresh and at and game.deck[at - 1] >> 4:
                yield game.deck[at - 1] >> 4
        if at < game.turned:
            yield TURN


def turns_begun(game):
    """How many turns have begun."""
    number = 0
    for at in range(game.turned):
        card = game.deck[at]
        number += card >> 4 > 0 or card & 15 >= HUNGRY  # the turn ended with it
    fetched = game.fetched
    fetches_first = len(fetched) > 0 and fetched[-3] == game.turned and fetched[-2] & 4 > 0
    return number + (not game.over and (not game.fresh or fetches_first))


def can_undo(game):
    """Whether the last action was a fetch in the turn under way, which has revealed nothing."""
    fetched = game.fetched
    return (
        len(fetched) > 0
        and fetched[-3] == game.turned
        and bool(fetched[-2] & 4) == game.fresh
        and not game.over
    )
