"""English: what is said in puzzles.

The lines are broken as they are shown.
"""

GRADES = ("Easy", "Tricky", "Hard")

# The side that is played; then the goal, with islands and the other side
YOU_ARE = "You are %s."
WIN = ("Win two islands.", "Win three islands.")
TAKE = "Take %s from %s."
TAKE_BACK = "Take %s back."
BOTH = "Win %s and %s."
FREE = ("Free 2 of %s’s islands.", "Free 3 of %s’s islands.")
LEAD = "Own more islands than %s."
NO_ISLAND = "Leave %s no island."
NO_BRIDGE = "Leave %s no bridge."

NOT_YET = """\
Not yet! SELECT takes back.
Stuck? Press B."""
# B asks this; the first answer is B’s, too
QUESTION = """\
What now?
Go on
Show me
Leave"""
SOLVED = """\
Solved, well done!
On to the next one."""
