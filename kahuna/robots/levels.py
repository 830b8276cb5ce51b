"""The levels of the robots: a row each, from the weakest to the strongest."""


class Level:
    """What tells a robot from the others: how steady its eye is, and how far it looks."""

    def __init__(self, whim, width, candidates=0, most=300):
        self.whim = whim  # by how much it may like or dislike a line in a turn, in worth
        self.width = width  # ways to play the hand that it follows at a time
        self.candidates = candidates  # of these the best, whose futures it looks at
        self.most = most  # positions in a turn


LEVELS = (
    Level(whim=400, width=1),
    Level(whim=300, width=1),
    Level(whim=250, width=1),
    Level(whim=200, width=1),
    Level(whim=150, width=2),
    Level(whim=100, width=2),
    Level(whim=60, width=2),
    Level(whim=0, width=6),
    Level(whim=0, width=8, candidates=4, most=1300),
)
