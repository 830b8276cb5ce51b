"""Deutsch: a hint, and what speaks for it."""

# A hint
HINT_WAIT = "Ich überlege"
HINT_KEEP = "Behalte deine Karten"
HINT_TAKE = "Nimm %s"
HINT_DRAW = "Zieh vom Stapel"
HINT_END = "Beende den Zug"
HINT_DISCARD = "Wirf %s ab"

# What speaks for it
MERITS = (
    "gewinnt das Spiel",
    "gewinnt %s",
    "befreit %s",
    "entfernt %d",
    "holt dann %s",
    "befreit dann %s",
    "sperrt %s",
    "fast %s",
    "sichert %s",
    "spart 2 %s",
    "für %s",
    "eine Brücke mehr",
    "gibt ein Paar",
)
