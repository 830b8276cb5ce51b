"""A game of its own for a lesson or a puzzle; the one under way stays as it is."""

from handheld.cartridge import Cartridge

from .session import Session


class Apart(Cartridge):
    """Stands in for the cartridge where a turn is played or watched; nothing of it is saved."""

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
    """Returns a game that begins where a puzzle does."""
    apart = Apart(kahuna, True)
    apart.session.set_up(puzzle.position)
    apart.session.show_to(puzzle.side)
    return apart
