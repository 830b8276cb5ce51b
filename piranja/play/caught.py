"""What was caught in a game: everybody's fish one by one, and the records of the game."""

from ..rules.actions import BRING_IN, FETCH, TURN
from ..rules.feeding import bites
from ..rules.fish import HUNGRY
from ..rules.history import actions
from .replay import Replay


def caught(view):
    """Returns for each player the fish that they have caught, in order."""
    game = Replay(view).game
    nets = [bytearray() for _ in game.rows]
    piles = [b""] * 4
    for action in actions(view):
        row = game.rows[game.turn]
        if action == BRING_IN:
            nets[game.turn].extend(row)
        elif action >= FETCH:
            nets[game.turn].extend(piles[action - FETCH])
            piles[action - FETCH] = b""
        elif action == TURN and game.deck[game.turned] >= HUNGRY:
            fish = game.deck[game.turned : game.turned + 1]
            piles[fish[0] - HUNGRY] += row[len(row) - bites(row, fish[0]) :] + fish
        game.apply(action)
    return nets


def records(view):
    """Returns the most cards that anybody caught, the longest row, and the biggest pile."""
    game = Replay(view).game
    row = pile = 0
    for action in actions(view):
        game.apply(action)
        row = max(row, max([len(row) for row in game.rows]))
        pile = max(pile, max(game.digesting[:4]))
    return max(view.catches[: view.players]), row, pile
