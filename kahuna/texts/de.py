"""Deutsch: what is said wherever a turn is seen."""

# Sides and turns
SIDES = ("Weiß", "Schwarz")
YOU = "Du"
ROBOT = "Roboter %d"
TURN_OF = ("%s, Runde %d", "Du bist dran, Runde %d")
PASS_TO = "Weiter an %s"

# A robot's turn, and a hint
THINKS = "%s denkt nach"
HURRY = "A: schneller!"
LET_ME_THINK = "Ich überlege"

# Turns and rounds
PLAYED = "%s: %s"
DEALT = "Runde %d"
TURN_NUMBER = "%s: Zug %d"
