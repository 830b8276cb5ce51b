"""The robots. They run on the handheld, and see only the View that everybody has.

    robot = create(level, chance)     # level: a number in levels.LEVELS
    robot.begin(view)                 # its turn, perhaps in the middle of it
    while not robot.think(25):        # 25 positions at a time
        ...
    robot.action                      # what to do next

All randomness comes from `chance`, so the same view and chance give the same action.
"""


def create(level, chance):
    """Makes a robot of that level (its number in levels.LEVELS)."""
    from . import levels, robot

    return robot.Robot(levels.LEVELS[level], chance)
