"""Français: a hint, and what speaks for it."""

# A hint
HINT_WAIT = "Je réfléchis"
HINT_KEEP = "Garde tes cartes"
HINT_TAKE = "Prends %s"
HINT_DRAW = "Pioche une carte"
HINT_END = "Finis ton tour"
HINT_DISCARD = "Défausse %s"

# What speaks for it
MERITS = (
    "gagne la partie",
    "gagne %s",
    "libère %s",
    "retire %d",
    "puis gagne %s",
    "puis libère %s",
    "bloque %s",
    "presque %s",
    "protège %s",
    "garde 2 %s",
    "pour %s",
    "un pont de plus",
    "une paire",
)
