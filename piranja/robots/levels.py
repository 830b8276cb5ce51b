"""The levels of the robots: a row for each, from the weakest to the strongest."""

from collections import namedtuple

Level = namedtuple(
    "Level",
    (
        "enough",  # how many fish its row must have to be brought in; with 0 it calculates
        "notices",  # how often out of a hundred times it notices that it can fetch a pile
        "whim",  # by how much it may like or dislike a choice, in thousandths of a won game
        "foresees",  # whether it looks at every card that may come next
    ),
)

LEVELS = (
    Level(9, 20, 0, False),
    Level(0, 100, 70, False),
    Level(0, 100, 0, True),
)
