"""The robots: a row each, from the weakest to the strongest, and what tells them apart."""

from collections import namedtuple

Level = namedtuple(
    "Level",
    (
        "name",  # by which the tools know it; players read the one in texts/
        "overlooks",  # so many in sixteen of the lines it does not think of in a turn
        "width",  # ways to play the hand that are followed at a time
        "ways",  # the best of them, for which all draws are looked at
        "candidates",  # of these the best, to which the other side's replies are looked at
        "samples",  # for so many hands as it may hold
        "most",  # positions that it looks at in a turn before it stops asking for more samples
    ),
)

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
