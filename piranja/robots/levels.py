"""How many fish each robot wants in its row before it brings them in; the first is the weakest."""

LEVELS = (9, 4, 6)
