"""Français: a hint, and the reasons for it."""

# A hint
HINT_TAKE = "Prends %s"
HINT_DRAW = "Pioche une carte"
HINT_END = "Finis ton tour"
HINT_DISCARD = "Défausse %s"

# Why nothing is played: for an island, a pair, or more cards
WAITING = (
    "Encore 1 carte pour %s",
    "Garde les deux %s",
    "Attends : bientôt %d cartes",
)

# Reasons: for plays, for the card taken, the pile, no card, a discard
MERITS = (
    "gagne la partie",
    "gagne %s",
    "libère %s",
    "retire %d",
    "puis gagne %s",
    "puis libère %s",
    "bloque %s",
    "bientôt %s",
    "protège %s",
    "garde les deux %s",
    "un pont de plus",
    "encore %d pour %s",
    #
    "finit la manche : +%d",
    "pour gagner %s",
    "fait une paire",
    "pour libérer %s",
    "pour protéger %s",
    "%s la veut pour %s",
    "peut retirer %s",
    "la dernière carte",
    "une carte de plus",
    #
    "aucune visible n’aide",
    "%d cartes sur %d aident",
    "personne ne la voit",
    #
    "%s doit piocher",
    "%s finira la manche",
    "ta main est pleine",
    "plus de cartes",
    #
    "aucune ligne pour elle",
    "fait de la place",
)
