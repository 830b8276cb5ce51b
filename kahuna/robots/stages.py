"""The weights for each stage of a game, loaded once a robot thinks about that stage."""

from array import array

from handheld import modules

with modules.passing:
    from .weights import CARDS, FIRST, NEAR, OWNER  # noqa: F401  (for worth.py)

# Those in use: the rows for islands, bridges and hands of each stage, the margins of each part.
STAGES = [None] * 6
PARTS = [None] * 11


def load(kept, number):
    """Returns the numbers of a stage from STAGES, or those of a part from PARTS."""
    if kept[number] is None:
        with modules.passing:
            from . import weights

            kept[number] = array("b", (weights.ROWS if kept is STAGES else weights.MARGINS)[number])
    return kept[number]
