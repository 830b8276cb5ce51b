"""The weights for each stage of a game, loaded when a stage is first thought about.

weights.py has those of all stages; it is in memory only while one is loaded.
"""

from array import array

from handheld import modules

# For each stage, once it is wanted: the rows of islands, those of bridges, the sizes of hands.
STAGES = [None] * 6


def of_stage(number):
    if STAGES[number] is None:
        from . import weights

        STAGES[number] = (
            array("b", weights.ISLANDS[number]),
            array("b", weights.BRIDGES[number]),
            weights.SIZES[number],
        )
        modules.drop("kahuna.robots.weights")
    return STAGES[number]
