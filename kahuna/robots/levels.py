"""The levels of the robots: a row for each, from the weakest to the strongest."""

from collections import namedtuple

Level = namedtuple(
    "Level",
    (
        "whim",  # by how much worth it may like or dislike a line or card in a turn
        "removes",  # whether it spends two cards to remove a bridge
        "plays",  # how many cards or pairs of cards it plays in a turn, at most
        "width",  # how many ways to play the hand it follows at a time
        "candidates",  # how many turns' futures it looks at; with 1 it just takes the best turn
        "most",  # how many positions it looks at in a turn, at most
        "closer",  # whether it judges the turns that it finds more closely
    ),
)

LEVELS = (
    Level(1500, False, 1, 1, 1, 300, False),
    Level(211, True, 1, 1, 1, 300, False),
    Level(99, True, 1, 2, 1, 300, False),
    Level(46, True, 1, 2, 1, 300, False),
    Level(14, True, 1, 2, 1, 300, False),
    Level(18, True, 5, 2, 1, 300, False),
    Level(9, True, 5, 2, 1, 300, False),
    Level(0, True, 5, 3, 2, 320, False),
    Level(0, True, 5, 8, 4, 1600, True),
)
