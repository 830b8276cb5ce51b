"""Writes a game as bytes for the store, with all its actions, so that log, undo and record survive.

    1 byte  VERSION
    1       who plays: White's player plus 16 times Black's
    2       the cards that White and Black drew last
    1       length of the game's beginning
    ...     the beginning: edition, flags and handicap; or a position (see position.py) with them
    1       number of actions
    ...     the actions
    ...     the decks in their order, each after its length

game.py reads it. Games are saved so often that writing has its own module.
"""

from ..rules.actions import DEAL
from ..rules.editions import EDITIONS
from ..rules.limits import CARDS

VERSION = 4


def pack(game, players, fresh):
    """Returns a game, its players (two numbers) and the cards drawn last, as bytes."""
    head = game.start or bytes(
        (
            EDITIONS.index(game.edition),
            game.guard | game.opened << 1 | game.first << 2 | game.handicap_side << 3,
            game.handicap,
        )
    )
    data = bytearray((VERSION, players[0] | players[1] << 4, fresh[0], fresh[1], len(head)))
    data.extend(head)
    data.append(game.length)
    data.extend(game.history[: game.length])
    start = CARDS * (game.first_round - 1)
    for i in range(game.length):
        if game.history[i] == DEAL:
            if i:
                start += CARDS
            end = game.ends[start // CARDS]
            data.append(end - start)
            data.extend(game.decks[start:end])
    return bytes(data)
