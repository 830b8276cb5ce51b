"""Positions: the state of a game in a few bytes, from which it can go on.

1 byte each  edition, flags, handicap, bridges of it or last turns yet to come, phase,
             turn, round, what has happened in the turn, winner + 1, reason, both scores
4 each       the bridges of White and of Black
3 each       the hands of both, the open part of each, the face-up cards
1            size of the pile
...          the pile from its top
"""

from ..rules.bridges import put_back
from ..rules.cards import count
from ..rules.editions import EDITIONS
from ..rules.game import Game
from ..rules.limits import CARDS
from ..rules.phases import DEALING, HANDICAP
from .possible import is_possible

SET_UP = 32  # a flag: the first deck may lack cards
PHASE_AT = 4

_PILE_AT = 36


def set_board(game, bridges, hands, round, scores):
    """Sets the bridges (two masks), hands (two sets), round and scores of a new game."""
    game.began = (bridges[0], bridges[1])
    game.round = game.first_round = round
    for side in (0, 1):
        put_back(game, side, bridges[side])
        game.hands[side] = hands[side]
        game.sizes[side] = count(hands[side])
        game.scores[side] = scores[side]


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
    pile = position[_PILE_AT:]
    if (
        len(position) < _PILE_AT
        or position[_PILE_AT - 1] != len(pile)
        or position[0] >= len(EDITIONS)
        or position[1] >= 2 * SET_UP
    ):
        raise ValueError("the position has a wrong length, or is of an unknown edition")
    game = _game_of(position)
    game.pile = len(pile)
    if not is_possible(game, pile):
        raise ValueError("the position cannot come about in a game")
    game.top = CARDS * (game.round - 1)
    game.decks[game.top : game.top + len(pile)] = pile
    game.ends[game.round - 1] = game.top + len(pile)
    if game.phase == HANDICAP:
        game.prelude = game.left
    # Before the first deal a game is a new one, and nobody has cards.
    if game.phase != DEALING or game.round > 1 or game.set_up:
        game.start = bytes(position)
    return game


def _game_of(position):
    """Makes a game from a position, without its pile; the game may be impossible."""
    flags = position[1]
    game = Game(EDITIONS[position[0]], bool(flags & 1), bool(flags & 2), flags >> 2 & 1)
    game.handicap_side = flags >> 3 & 1
    game.declined = bool(flags & 16)
    game.set_up = bool(flags & SET_UP)
    game.handicap, game.left, game.phase, game.turn, round, game.happened = position[2:8]
    game.winner = position[8] - 1
    game.reason = position[9]
    bridges = [int.from_bytes(position[i : i + 4], "big") for i in (12, 16)]
    cards = [int.from_bytes(position[i : i + 3], "big") for i in range(20, 35, 3)]
    set_board(game, bridges, cards, round, position[10:12])
    game.open[:] = cards[2:4]
    game.face_up = cards[4]
    return game
