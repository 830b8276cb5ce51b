"""English: what is said wherever a turn is seen."""

# Sides and turns
SIDES = ("White", "Black")
TURN_OF = "Round %d, %s"
PASS_TO = "Pass to %s"

# A robot's turn, and a hint
THINKS = "%s is thinking"
HURRY = "A: hurry up!"
LET_ME_THINK = "Let me think"

# What was done, and what it did
WINS = "wins %s"
TAKES = "takes %d"
BREAKS = "breaks %s"
PLAYED = "%s: %s"
REMOVED = "%s removes %s"
REPLACED = "%s replaces %s"
DISCARDED = "%s discards %d"
TOOK = "%s takes %s"
DREW = "%s draws a card"
DECLINED = "%s draws no card"
YOU_LOST = "You lost %s"
DEALT = "Round %d"
TURN_NUMBER = "Turn %d: %s"
