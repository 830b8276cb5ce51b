"""A separate game for a lesson, a puzzle or a second try; the real one stays as it is."""

from handheld import modules
from handheld.cartridge import Cartridge

from .session import Session


class ScratchGame(Cartridge):
    """Stands in for the cartridge where a turn is played or watched; nothing in it is saved."""

    comments = shows_luck = False  # a lesson's teacher says enough

    def __init__(self, kahuna, in_puzzle=False):
        super().__init__(kahuna.program, Session())
        self.pictures = kahuna.pictures
        self.texts = kahuna.texts
        self.tabletop = kahuna.tabletop
        self.light = kahuna.light
        self.in_puzzle = in_puzzle  # nothing to draw, but not the last turn

    def save(self):
        """Saves nothing: the game under way is another one."""

    go_on = save  # the scene decides what comes after a turn


def of_puzzle(kahuna, puzzle, game):
    """Returns a puzzle's game (see puzzle_opening.py)."""
    scratch = ScratchGame(kahuna, True)
    scratch.session.begin_short(game)
    scratch.session.show_to(puzzle.side)
    return scratch


def of_turn(kahuna, side, start):
    """Returns a game in the position in which that side began the turn at `start`."""
    scratch = ScratchGame(kahuna)
    session = scratch.session
    with modules.passing:
        from ..rules.limits import TURN
        from .full_replay import FullReplay

        replay = FullReplay(kahuna.session.game, TURN)
        replay.go_to(start)
        session.begin(replay.game)
    session.players[:] = kahuna.session.players
    session.names = kahuna.session.names
    session.show_to(side)
    return scratch
