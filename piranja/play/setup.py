"""What the form for a new game asks."""

from ..saves.seats import MOST, NOBODY, Seats

# Who begins: a seat (0 to 5) or one of these.
BY_LOT = MOST
LOSER = MOST + 1  # of the last game


class Setup:
    """Stays from game to game. At first somebody plays alone."""

    def __init__(self):
        self.seats = Seats()
        self.seats.kinds[1:] = bytes((1,)) * (MOST - 1)
        self.starts = BY_LOT
        self.loser = NOBODY
