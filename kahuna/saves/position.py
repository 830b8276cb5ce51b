"""Positions: the state of a game in a few bytes, from which it can go on.

1 byte each  edition, flags, handicap, bridges of it or last turns yet to come, phase,
             turn, round, what has happened in the turn, winner + 1, reason, both scores
4 each       the bridges of White and of Black
3 each       the hands of both, the open part of each, the face-up cards
1            size of the pile
...          the pile from its top
"""

from ..rules.editions import EDITIONS
from ..rules.phases import HANDICAP
from .placing import PILE_AT, SET_UP, with_pile, without_pile
from .possible import is_possible

PHASE_AT = 4


def position_of(game):
    """Returns the position of a game, in at most 60 bytes."""
    begun = game.length > 0
    # A game from here begins with the side at turn; a handicap already laid is left out.
    first = game.first if game.phase == HANDICAP or not begun else game.turn
    due = game.left if game.phase == HANDICAP else 0 if begun else game.handicap
    flags = (
        game.guard | game.opened << 1 | first << 2 | game.handicap_side << 3 | game.declined << 4
    )
    if game.set_up and not begun:
        flags |= SET_UP
    position = bytearray(
        (
            EDITIONS.index(game.edition),
            flags,
            due,
            game.left,
            game.phase,
            game.turn,
            game.round,
            game.happened,
            game.winner + 1,
            game.reason,
            game.scores[0],
            game.scores[1],
        )
    )
    for mask in game.bridges:
        position.extend(mask.to_bytes(4, "big"))
    for cards in (game.hands[0], game.hands[1], game.open[0], game.open[1], game.face_up):
        position.extend(cards.to_bytes(3, "big"))
    position.append(game.pile)
    position.extend(game.decks[game.top : game.top + game.pile])
    return bytes(position)


def game_at(position):
    """Makes a game that goes on from a position; raises ValueError if that is impossible."""
    pile = position[PILE_AT:]
    if (
        len(position) < PILE_AT
        or position[PILE_AT - 1] != len(pile)
        or position[0] >= len(EDITIONS)
        or position[1] >= 2 * SET_UP
    ):
        raise ValueError("the position has a wrong length, or is of an unknown edition")
    game = without_pile(position)
    if not is_possible(game, pile):
        raise ValueError("the position cannot come about in a game")
    return with_pile(game, position)
