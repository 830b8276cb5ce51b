"""English: what is said wherever a turn is seen."""

# Sides and turns
SIDES = ("White", "Black")
YOU = "You"
ROBOT = "Robot %d"
TURN_OF = ("%s, round %d", "Your turn, round %d")
PASS_TO = "Pass to %s"

# A robot's turn, and a hint
THINKS = "%s is thinking"
HURRY = "A: hurry up!"
LET_ME_THINK = "Let me think"

# Turns and rounds
PLAYED = "%s: %s"
DEALT = "Round %d"
TURN_NUMBER = "%s: turn %d"
