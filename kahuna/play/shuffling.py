"""Makes the decks of a game. The first one is random. The later ones follow from it, so that a
rematch has the same order again, except for cards that are in a hand.
"""

from handheld.chance import Chance

from ..rules.decks import rest_of
from ..rules.limits import CARDS, ISLAND_COUNT

_SEED = 8  # bytes


def shuffled(game, chance):
    """Returns the deck of the next round."""
    rest = rest_of(game)
    if not game.length or game.start:
        chance.shuffle(rest)
        return rest
    order = bytearray([card % ISLAND_COUNT for card in range(CARDS)])
    Chance(_seed(game)).shuffle(order)
    left = bytearray(ISLAND_COUNT)
    for card in rest:
        left[card] += 1
    number = 0
    for card in order:
        if left[card]:
            left[card] -= 1
            rest[number] = card
            number += 1
    return rest


def _seed(game):
    seed = bytearray(_SEED)
    for at in range(CARDS):
        seed[at % _SEED] = seed[at % _SEED] * ISLAND_COUNT + game.decks[at] & 255
    seed[0] ^= game.round
    return seed
