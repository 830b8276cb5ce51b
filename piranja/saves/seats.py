"""Who sits where: a person or a robot at each seat, with a sign and a name of a few letters."""

MOST = 6  # players
ROBOTS = 3  # strengths of robots
NOBODY = 255  # no seat
PERSON = 0  # what plays: a person (0), or a robot of that strength, counted from 1


class Seats:
    """Everybody has a sign of their own (0 to 5), which names those without a name. seating.py
    makes bytes of it."""

    def __init__(self):
        self.count = 4
        self.kinds = bytearray(MOST)
        self.signs = bytearray(range(MOST))
        self.names = [b""] * MOST

    def copy(self, other):
        """Seats the same people here."""
        self.count = other.count
        self.kinds[:] = other.kinds
        self.signs[:] = other.signs
        self.names[:] = other.names

    @property
    def persons(self):
        return self.count - sum([self.kinds[seat] > 0 for seat in range(self.count)])
