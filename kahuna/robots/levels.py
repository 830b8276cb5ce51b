"""The robots: a row each, from the weakest to the strongest, and what tells them apart."""


class Level:
    """What tells a robot from the others."""

    def __init__(self, name, overlooks, width, ways, candidates, samples, most):
        self.name = name  # by which the tools know it; players read the one in texts/
        self.overlooks = overlooks  # so many in sixteen of the lines it does not think of in a turn
        self.width = width  # ways to play the hand that are followed at a time
        self.ways = ways  # the best of them, for which all draws are looked at
        self.candidates = candidates  # of these the best, whose replies are looked at
        self.samples = samples  # for so many hands as the other side may hold
        self.most = most  # positions it looks at in a turn before it asks for no more samples


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
