"""The toy in one language."""

PRESSED = "%d pressions"
DONE = "Voilà"
LETTERS = "Lettres"
COLOURS = ("Jaunes", "Blanches")
