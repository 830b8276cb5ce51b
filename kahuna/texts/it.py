"""Italiano: what is said wherever a turn is seen."""

# Sides and turns
SIDES = ("Bianco", "Nero")
TURN_OF = "Manche %d, %s"
PASS_TO = "Passa a %s"

# A robot's turn, and a hint
THINKS = "%s sta pensando"
HURRY = "A: più in fretta!"
LET_ME_THINK = "Ci penso"

# What was done, and what it did
WINS = "conquista %s"
TAKES = "toglie %d"
BREAKS = "libera %s"
PLAYED = "%s: %s"
REMOVED = "%s toglie %s"
REPLACED = "%s sostituisce %s"
DISCARDED = "%s scarta %d"
TOOK = "%s prende %s"
DREW = "%s pesca una carta"
DECLINED = "%s non pesca"
YOU_LOST = "Hai perso %s"
DEALT = "Manche %d"
TURN_NUMBER = "Turno %d: %s"
