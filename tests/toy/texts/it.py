"""The toy in one language."""

PRESSED = "Premuto %d volte"
DONE = "Fatto"
LETTERS = "Lettere"
COLOURS = ("Gialle", "Bianche")
