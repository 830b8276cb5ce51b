"""Deutsch: what is said in puzzles.

The lines are broken as they are shown.
"""

GRADES = ("Leicht", "Knifflig", "Schwer")

# The side that is played; then the goal, with islands and the other side
YOU_ARE = "Du bist %s."
WIN = ("Gewinne zwei Inseln.", "Gewinne drei Inseln.")
TAKE = "Hol dir %s von %s."
TAKE_BACK = "Hol dir %s zurück."
BOTH = "Gewinne %s und %s."
FREE = ("Nimm %s 2 Inseln weg.", "Nimm %s 3 Inseln weg.")
LEAD = "Mehr Inseln als %s!"
NO_ISLAND = "Lass %s keine Insel."
NO_BRIDGE = "Lass %s keine Brücke."

NOT_YET = """\
Noch nicht! SELECT nimmt zurück.
Keine Idee? Drück B."""
# B asks this; the first answer is B’s, too
QUESTION = """\
Was nun?
Weiter
Zeig es mir
Verlassen"""
SOLVED = """\
Gelöst, gut gemacht!
Weiter zur nächsten."""
