"""What the form for a new game sets."""

from ..saves.seats import MOST, NOBODY, Seats

# Who begins: a seat (0 to 5) or one of these.
BY_LOT = MOST
LOSER = MOST + 1  # the loser of the last game


class Setup:
    """The setup stays from game to game. At first one person plays against robots."""

    def __init__(self):
        self.seats = Seats()
        self.seats.kinds[1:] = bytes((1,)) * (MOST - 1)
        self.starts = BY_LOT
        self.loser = NOBODY
