"""The two sides, as numbers and by name."""

WHITE = 0
BLACK = 1
NOBODY = -1
SIDE_NAMES = ("White", "Black")
