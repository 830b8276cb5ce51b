"""The robots. They run on the handheld, and see only the View of their side.

    robot = create(level, chance)     # level: a number in levels.LEVELS
    robot.begin(view)                 # view.side is at turn, perhaps in the middle of it
    while not robot.think(25):        # 25 positions at a time
        ...
    robot.turn                        # the actions of the rest of the turn, as bytes

All randomness comes from `chance`, so the same view and chance give the same turn.
"""

from handheld import modules

STRONGEST = 8  # the number of the last level
PARTS = 3


def load(part):
    """Loads one of the PARTS of a robot's code; each takes long."""
    if part == 0:
        from . import worth  # noqa: F401
    elif part == 1:
        from . import search  # noqa: F401
    else:
        from . import robot  # noqa: F401


def create(level, chance, sparing=False):
    """Makes a robot of that level (its number in levels.LEVELS).

    If it is `sparing`, the code that finds its turns is loaded for each turn and then forgotten.
    """
    from . import robot

    if not sparing:
        from . import judgement, turn_options  # noqa: F401  (they stay)
    with modules.passing:
        from . import levels
    return robot.Robot(levels.LEVELS[level], chance)
