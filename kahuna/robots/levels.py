"""What tells the levels apart."""

from collections import namedtuple

Level = namedtuple(
    "Level",
    (
        "overlooks",  # so many in sixteen of the lines it does not think of in a turn
        "width",  # ways to play the hand that are followed at a time
        "ways",  # the best of them, for which all draws are looked at
        "candidates",  # of these the best, to which the other side's replies are looked at
        "samples",  # for so many hands as it may hold
        "most",  # positions that it looks at in a turn before it stops asking for more samples
    ),
)

LEVELS = (
    Level(12, 1, 1, 0, 0, 200),
    Level(6, 2, 3, 0, 0, 200),
    Level(0, 8, 8, 6, 6, 1500),
)
