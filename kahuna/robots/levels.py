"""The levels of the robots: a row each, from the weakest to the strongest."""


class Level:
    """What tells a robot from the others: how much it sees and how far it looks."""

    def __init__(self, name, overlooks, width, ways, candidates, samples, most):
        self.name = name  # for the tools; players read the one in texts/
        self.overlooks = overlooks  # of sixteen lines, how many it does not notice in a turn
        self.width = width  # ways to play the hand that it follows at a time
        self.ways = ways  # of these the best, for which it looks at all draws
        self.candidates = candidates  # of these the best, for which it looks at replies
        self.samples = samples  # with this many hands that the other side may hold
        self.most = most  # positions in a turn after which it takes no more samples


LEVELS = (
    Level(
        name="gentle",
        overlooks=12,
        width=1,
        ways=1,
        candidates=0,
        samples=0,
        most=200,
    ),
    Level(
        name="solid",
        overlooks=6,
        width=2,
        ways=3,
        candidates=0,
        samples=0,
        most=200,
    ),
    Level(
        name="strong",
        overlooks=0,
        width=8,
        ways=8,
        candidates=6,
        samples=6,
        most=1500,
    ),
)
