"""The weights for each stage of a game, as numbers with signs.

All of them are made at once, before the rest of a robot is in memory: the module that they come
from takes most of it.
"""

from array import array

from handheld import modules

with modules.passing:
    from .weights import CARDS, FIRST, MARGINS, NEAR, OWNER, ROWS  # noqa: F401  (for worth.py)

    # The rows for islands, bridges and hands of each stage, the margins of each part.
    STAGES = [array("b", row) for row in ROWS]
    PARTS = [array("b", row) for row in MARGINS]
    del ROWS, MARGINS
