"""The robots, which run on the handheld: they see the View of their side and nothing else.

    robot = create(level, chance)     # level: a number in levels.LEVELS
    robot.begin(view)                 # view.side is at turn, perhaps in the middle of it
    while not robot.think(25):        # 25 positions at a time
        ...
    robot.turn                        # the actions of the rest of the turn, as bytes

All chance comes from `chance`, so the same view and chance give the same turn.
"""

STRONGEST = 8  # the number of the last level


def create(level, chance, sparing=False):
    """Makes a robot of that level (its number in levels.LEVELS).

    `sparing`: it forgets its code piece by piece once it has no more use for it, and loads it
    again for the next turn.
    """
    from . import levels, robot  # in memory only while a robot is

    return robot.Robot(levels.LEVELS[level], chance, sparing)
