"""Français: what is said in puzzles.

The lines are broken as they are shown.
"""

GRADES = ("Facile", "Coriace", "Corsé")

# The side that is played; then the goal, with islands and the other side
YOU_ARE = "Tu es %s."
WIN = ("Gagne deux îles.", "Gagne trois îles.")
TAKE = "Prends %s à %s."
TAKE_BACK = "Reprends %s."
BOTH = "Gagne %s et %s."
FREE = ("Libère deux îles de %s.", "Libère trois îles de %s.")
LEAD = "Aie plus d’îles que %s."
NO_ISLAND = "Ne laisse pas d’île à %s."
NO_BRIDGE = "Plus aucun pont pour %s !"

NOT_YET = """\
Pas encore ! SELECT annule.
Tu sèches ? Appuie sur B."""
# B asks this; the first answer is B’s, too
QUESTION = """\
Et maintenant ?
Continuer
Montre-moi
Quitter"""
SOLVED = """\
Trouvé, bravo !
Au suivant."""
