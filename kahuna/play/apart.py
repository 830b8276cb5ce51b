"""A game apart from the one under way, which stays as it is: for lessons and puzzles."""

from handheld.cartridge import Cartridge

from .session import Session


class Apart(Cartridge):
    """To a turn, or to those who watch one, what `kahuna` is elsewhere; nothing of it is kept."""

    comments = False  # a lesson's teacher says enough

    def __init__(self, kahuna, in_puzzle=False):
        super().__init__(kahuna.program, Session())
        self.pictures = kahuna.pictures
        self.texts = kahuna.texts
        self.tabletop = kahuna.tabletop
        self.light = kahuna.light
        self.in_puzzle = in_puzzle  # its turn has nothing to draw, but is not the last one

    def save(self):
        """Saves nothing: the game under way is another one."""

    go_on = save  # what comes after a turn is up to the scene


def of_puzzle(kahuna, puzzle):
    """Returns a game where a puzzle begins."""
    apart = Apart(kahuna, True)
    apart.session.set_up(puzzle.position)
    apart.session.show_to(puzzle.side)
    return apart
