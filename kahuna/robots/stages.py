"""The weights for each stage of a game, loaded when a stage is first thought about.

weights.py has those of all stages; it is in memory only while one is loaded.
"""

from array import array

from handheld import modules

# For each stage, once it is wanted: the rows of islands, bridges and sizes of hands.
STAGES = [None] * 6
PARTS = [None] * 11  # the margins of each part


def of_stage(number):
    if STAGES[number] is None:
        from . import weights

        STAGES[number] = array("b", weights.ROWS[number])
        modules.drop("kahuna.robots.weights")
    return STAGES[number]


def of_part(number):
    if PARTS[number] is None:
        from . import weights

        PARTS[number] = array("b", weights.MARGINS[number])
        modules.drop("kahuna.robots.weights")
    return PARTS[number]
