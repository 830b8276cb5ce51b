"""Who sits where: at each seat a person or a robot, with a sign and a name of a few letters."""

MOST = 6  # players
ROBOTS = 3  # strengths of robots
NOBODY = 255  # no seat
PERSON = 0  # the kind of a person; a robot's kind is its strength, from 1


class Seats:
    """Every seat has its own sign (0 to 5); a player without a name is called after it. seating.py
    turns the seats into bytes."""

    def __init__(self):
        self.count = 4
        self.kinds = bytearray(MOST)
        self.signs = bytearray(range(MOST))
        self.names = [b""] * MOST

    def copy(self, other):
        """Takes over the players of other seats."""
        self.count = other.count
        self.kinds[:] = other.kinds
        self.signs[:] = other.signs
        self.names[:] = other.names

    @property
    def persons(self):
        return self.count - sum([self.kinds[seat] > 0 for seat in range(self.count)])
