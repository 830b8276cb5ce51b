"""The weights by the stage of a game, taken over when a stage is first thought about.

weights.py has those of all stages; it is in memory only for that moment.
"""

from array import array

from handheld import modules

# Of each stage, once it is wanted: the rows of islands, the margins, the sizes of hands.
STAGES = [None, None, None, None]


def of_stage(number):
    if STAGES[number] is None:
        from . import weights

        STAGES[number] = (
            array("b", weights.ISLANDS[number]),
            weights.MARGINS[number],
            weights.SIZES[number],
        )
        modules.drop("kahuna.robots.weights")
    return STAGES[number]
