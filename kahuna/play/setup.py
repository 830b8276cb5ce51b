"""What the form for a new game sets."""

from handheld import modules

from ..rules.sides import WHITE

BY_LOT = 2  # the value of `starts`, besides WHITE and BLACK
PERSON = 0  # the value of `players` for a person; a robot has its number, from 1


class Setup:
    """The setup stays from game to game. At first one person plays White against robot 1."""

    def __init__(self):
        self.edition = 0
        self.guard = False
        self.opened = False
        self.handicap_side = WHITE
        self.handicap = 0
        self.starts = BY_LOT
        self.players = bytearray((PERSON, 1))

    def fit(self):
        """Drops whatever the edition does not offer."""
        with modules.passing:
            from ..rules.editions import EDITIONS

        edition = EDITIONS[self.edition]
        self.guard = self.guard and edition.has_guard
        self.opened = self.opened and edition.has_open
        if not edition.has_handicap:
            self.handicap = 0
