"""The weights for each stage of a game, loaded when a stage is first thought about.

weights.py has those of all stages; it is in memory only while one is loaded.
"""

from array import array

from handheld import modules

# Those in use: the rows for islands, bridges and hands of each stage, the margins of each part.
STAGES = [None] * 6
PARTS = [None] * 11


def load(kept, number):
    """Returns the numbers of a stage from STAGES, or those of a part from PARTS."""
    if kept[number] is None:
        from . import weights

        kept[number] = array("b", (weights.ROWS if kept is STAGES else weights.MARGINS)[number])
        modules.drop("kahuna.robots.weights")
    return kept[number]
