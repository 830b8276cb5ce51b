"""What all players have in common: what they are given, and how a fault loses them a game."""


class Forfeit(Exception):
    """A player loses the game by an illegal turn, a late one or none; the message says why."""


class Player:
    """Plays one game: `moves(view)` returns its next actions, one or more, and is called again
    while its turn goes on. All its chance comes from the Chance that it was made with."""

    def __init__(self, chance):
        self._chance = chance

    def finish(self, view, result):
        """Called when the game is over."""


class Robot(Player):
    """A robot of the handheld, by its number, which counts from 1."""

    def __init__(self, create, number, chance):
        self._robot = create(int(number) - 1, chance)

    def thought(self, view):
        """Runs the robot until it has decided; returns it."""
        self._robot.begin(view)
        while not self._robot.think(1000):
            pass
        return self._robot


def anything(choice, chance):
    return choice[chance.below(len(choice))]
