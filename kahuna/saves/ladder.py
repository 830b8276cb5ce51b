"""The ladder of robots: which one to offer a person next, by the games won and lost so far.

It is two bytes. The first is the highest robot beaten so far, 0 if there is none. The second is the
robot to offer next, plus 16 times the games lost in a row against it.
"""

SIZE = 2
_PATIENCE = 3  # games lost in a row until the next lower robot is offered


class Ladder:
    """`beaten` is the highest robot beaten, `offered` the one to play next, `lost` how many games
    in a row were lost against the latter."""

    def __init__(self, highest):
        self._highest = highest  # the number of robots
        self.beaten = 0
        self.offered = 1
        self.lost = 0

    def count(self, robot, won):
        """Counts a game against a robot that was won or lost; a drawn game is not counted."""
        if won:
            self.beaten = max(self.beaten, robot)
            self._offer(robot + 1)
            return
        if robot != self.offered:
            self._offer(robot)
        self.lost += 1
        if self.lost == _PATIENCE:
            self._offer(robot - 1)

    def _offer(self, robot):
        self.offered = min(max(robot, 1), self._highest)
        self.lost = 0

    def pack(self):
        """Returns the ladder as SIZE bytes."""
        return bytes((self.beaten, self.offered | self.lost << 4))

    def unpack(self, data):
        """Takes what `pack` returned; if the bytes are impossible, it begins at the bottom."""
        self.beaten = 0
        self._offer(1)
        if len(data) != SIZE:
            return
        offered = data[1] & 15
        lost = data[1] >> 4
        if data[0] <= self._highest and 0 < offered <= self._highest and lost < _PATIENCE:
            self.beaten = data[0]
            self.offered = offered
            self.lost = lost
