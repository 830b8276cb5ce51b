"""What the form for a new game asks."""

from handheld import modules

from ..rules.sides import WHITE

BY_LOT = 2  # who begins: WHITE, BLACK or this
PERSON = 0  # who plays: a person (0), or the robot of that number, counted from 1


class Setup:
    """Stays from game to game. The first one is for a person alone, against robot 1."""

    def __init__(self):
        self.edition = 0
        self.guard = False
        self.opened = False
        self.handicap_side = WHITE
        self.handicap = 0
        self.starts = BY_LOT
        self.players = bytearray((PERSON, 1))

    def fit(self):
        """Drops what the edition does not offer."""
        with modules.passing:
            from ..rules.editions import EDITIONS

        edition = EDITIONS[self.edition]
        self.guard = self.guard and edition.has_guard
        self.opened = self.opened and edition.has_open
        if not edition.has_handicap:
            self.handicap = 0
