"""Français: what is said wherever a turn is seen."""

# Sides and turns
SIDES = ("Blanc", "Noir")
YOU = "Toi"
ROBOT = "Robot %d"
TURN_OF = ("%s, manche %d", "À toi, manche %d")
PASS_TO = "Au tour de %s"

# A robot's turn, and a hint
THINKS = "%s réfléchit"
HURRY = "A : plus vite !"
LET_ME_THINK = "Je réfléchis"

# Turns and rounds
PLAYED = "%s : %s"
DEALT = "Manche %d"
TURN_NUMBER = "%s : tour %d"
