"""What all players have in common: what they get, and how they lose a game by a fault."""


class Forfeit(Exception):
    """A player loses the game by an illegal turn, a late one or none; the message says why."""


class Player:
    """Plays a game of its own: `moves(view)` are its next actions, one or more; it is asked again
    while its turn goes on. It takes all chance from the Chance that it was made with."""

    def __init__(self, chance):
        self._chance = chance

    def finish(self, view, result):
        """Hears that the game is over."""


class Robot(Player):
    """A robot of the handheld, by its number from 1 on."""

    def __init__(self, create, number, chance):
        self._robot = create(int(number) - 1, chance)

    def thought(self, view):
        """Returns the robot when it knows what to do."""
        self._robot.begin(view)
        while not self._robot.think(1000):
            pass
        return self._robot


def anything(choice, chance):
    return choice[chance.below(len(choice))]
