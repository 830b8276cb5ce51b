"""The toy in one language."""

PRESSED = "Pressed %d times"
DONE = "Done"
LETTERS = "Letters"
COLOURS = ("Yellow", "White")
