"""Italiano: what is said in puzzles.

The lines are broken as they are shown.
"""

GRADES = ("Facile", "Insidioso", "Difficile")

# The side that is played; then the goal, with islands and the other side
YOU_ARE = "Tu sei il %s."
WIN = ("Conquista due isole.", "Conquista tre isole.")
TAKE = "Prendi %s al %s."
TAKE_BACK = "Riprendi %s."
BOTH = "Conquista %s e %s."
FREE = ("Libera due isole del %s.", "Libera tre isole del %s.")
LEAD = "Possiedi più isole del %s."
NO_ISLAND = "Non lasciare isole al %s."
NO_BRIDGE = "Non lasciare ponti al %s."

NOT_YET = """\
Non ancora! SELECT annulla.
Non sai come fare? Premi B."""
# B asks this; the first answer is B’s, too
QUESTION = """\
E adesso?
Continua
Fammi vedere
Esci"""
SOLVED = """\
Risolto, ottimo!
Ecco il prossimo."""
