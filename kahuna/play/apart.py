"""A game apart from the one under way, which stays as it is: for puzzles."""

from .session import Session


class Apart:
    """To a turn, or to those who watch it, what `kahuna` is elsewhere; it keeps nothing."""

    in_puzzle = True  # its turn has nothing to draw, but is not the last one

    def __init__(self, kahuna, puzzle):
        self._kahuna = kahuna
        self.program = kahuna.program
        self.pictures = kahuna.pictures
        self.texts = kahuna.texts
        self.comments = False
        self.session = Session()
        self.begin(puzzle)

    def begin(self, puzzle):
        """Sets up the puzzle's position."""
        self.session.set_up(puzzle.position)
        self.session.show_to(puzzle.side)

    @property
    def tabletop(self):
        return self._kahuna.tabletop

    def light(self, side):
        self._kahuna.light(side)

    def more_texts(self, part):
        return self._kahuna.more_texts(part)

    def keep(self):
        """Saves nothing: the game under way is another one."""
