"""The levels of the robots: a row each, from the weakest to the strongest."""

from collections import namedtuple

Level = namedtuple(
    "Level",
    (
        "whim",  # by how much it may like or dislike a line in a turn, in worth
        "plays",  # how many cards or pairs of cards it plays in a turn, at most
        "width",  # ways to play the hand that it follows at a time
        "candidates",  # of these the best, whose futures it looks at
        "most",  # positions in a turn
    ),
)

LEVELS = (
    Level(1100, 1, 1, 0, 300),
    Level(188, 1, 1, 0, 300),
    Level(97, 5, 2, 0, 300),
    Level(52, 5, 2, 0, 300),
    Level(33, 5, 2, 0, 300),
    Level(21, 5, 2, 0, 300),
    Level(11, 5, 2, 0, 300),
    Level(0, 5, 3, 0, 500),
    Level(0, 5, 8, 4, 1330),
)
