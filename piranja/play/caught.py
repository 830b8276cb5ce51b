"""What everybody has caught, fish by fish."""

from ..rules.actions import BRING_IN, FETCH, TURN
from ..rules.feeding import bites
from ..rules.fish import HUNGRY
from ..rules.history import actions
from .replay import Replay


def caught(view):
    """Returns the fish that each player has caught, in their order."""
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
