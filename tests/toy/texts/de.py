"""The toy in one language."""

PRESSED = "%d-mal gedrückt"
DONE = "Fertig"
LETTERS = "Schrift"
COLOURS = ("Gelb", "Weiß")
