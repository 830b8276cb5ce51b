"""Italiano: what is said wherever a turn is seen."""

# Sides and turns
SIDES = ("Bianco", "Nero")
YOU = "Tu"
ROBOT = "Robot %d"
TURN_OF = ("%s, manche %d", "Tocca a te, manche %d")
PASS_TO = "Tocca al %s"

# A robot's turn, and a hint
THINKS = "%s sta pensando"
HURRY = "A: più in fretta!"
LET_ME_THINK = "Ci penso"

# Turns and rounds
PLAYED = "%s: %s"
DEALT = "Manche %d"
TURN_NUMBER = "%s: turno %d"
