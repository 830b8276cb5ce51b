"""The levels of the robots: a row each, from the weakest to the strongest."""

from collections import namedtuple

Level = namedtuple(
    "Level",
    (
        "whim",  # by how much it may like or dislike a line in a turn, in worth
        "width",  # ways to play the hand that it follows at a time
        "candidates",  # of these the best, whose futures it looks at
        "most",  # positions in a turn
    ),
)

LEVELS = (
    Level(400, 1, 0, 300),
    Level(300, 1, 0, 300),
    Level(250, 1, 0, 300),
    Level(200, 1, 0, 300),
    Level(150, 2, 0, 300),
    Level(100, 2, 0, 300),
    Level(60, 2, 0, 300),
    Level(0, 6, 0, 1000),
    Level(0, 8, 4, 1250),
)
