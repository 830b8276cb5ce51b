"""Opponents that run on the board: they see the View of their side and nothing else.

    opponent = create(level, chance)     # level: a number in levels.LEVELS
    opponent.begin(view)                 # view.side is at turn, perhaps in the middle of it
    while not opponent.think(25):        # so many positions at a time
        ...
    opponent.turn                        # the actions of the rest of the turn, as bytes

What it leaves to chance it takes from `chance`: the same view and chance give the same turn.
"""


def create(level, chance):
    """An opponent of that level (its number in levels.LEVELS)."""
    from . import levels, robot  # in memory only when somebody plays

    return robot.Robot(levels.LEVELS[level], chance)
