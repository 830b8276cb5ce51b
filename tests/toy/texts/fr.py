"""The toy in one language."""

PRESSED = "%d pressions"
DONE = "Voilà"
