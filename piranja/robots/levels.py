"""The levels of the robots: a row each, from the weakest to the strongest."""

from collections import namedtuple

Level = namedtuple(
    "Level",
    (
        "enough",  # how many fish it wants in its row before it brings them in; 0: it reckons
        "notices",  # how often, of a hundred times, it notices that it may fetch a pile
        "whim",  # by how much it may like or dislike a choice, in thousandths of a won game
        "foresees",  # whether it looks at every card that may come
    ),
)

LEVELS = (
    Level(9, 20, 0, False),
    Level(0, 100, 70, False),
    Level(0, 100, 0, True),
)
