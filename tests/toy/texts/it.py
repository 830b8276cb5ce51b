"""The toy in one language."""

PRESSED = "Premuto %d volte"
DONE = "Fatto"
