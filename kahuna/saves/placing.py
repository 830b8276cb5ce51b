"""Makes the game of a position (see position.py) that is known to be possible, as those of lessons
and puzzles are.
"""

from ..rules.bridges import put_back
from ..rules.cards import count
from ..rules.editions import EDITIONS
from ..rules.game import Game
from ..rules.limits import CARDS
from ..rules.phases import DEALING, HANDICAP

SET_UP = 32  # a flag: the first deck may lack cards
PILE_AT = 36  # where the pile begins, after its size


def placed(position):
    """Makes a game that goes on from a position."""
    return with_pile(without_pile(position), position)


def set_board(game, bridges, hands, round, scores):
    """Sets the bridges (two masks), hands (two sets), round and scores of a new game."""
    game.began = (bridges[0], bridges[1])
    game.round = game.first_round = round
    for side in (0, 1):
        put_back(game, side, bridges[side])
        game.hands[side] = hands[side]
        game.sizes[side] = count(hands[side])
        game.scores[side] = scores[side]


def without_pile(position):
    """Makes a game from a position, without the cards of its pile; the game may be impossible."""
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
    game.pile = position[PILE_AT - 1]
    return game


def with_pile(game, position):
    """Completes such a game with its pile, and returns it."""
    pile = position[PILE_AT:]
    game.top = CARDS * (game.round - 1)
    game.decks[game.top : game.top + len(pile)] = pile
    game.ends[game.round - 1] = game.top + len(pile)
    if game.phase == HANDICAP:
        game.prelude = game.left
    # Before the first deal a game is a new one, and nobody has cards.
    if game.phase != DEALING or game.round > 1 or game.set_up:
        game.start = bytes(position)
    return game
