"""Français: what is said wherever a turn is seen."""

# Sides and turns
SIDES = ("Blanc", "Noir")
TURN_OF = "Manche %d, %s"
PASS_TO = "Passe à %s"

# A robot's turn, and a hint
THINKS = "%s réfléchit"
HURRY = "A : plus vite !"
LET_ME_THINK = "Je réfléchis"

# What was done, and what it did
WINS = "gagne %s"
TAKES = "retire %d"
BREAKS = "libère %s"
PLAYED = "%s : %s"
REMOVED = "%s retire %s"
REPLACED = "%s remplace %s"
DISCARDED = "%s défausse %d"
TOOK = "%s prend %s"
DREW = "%s pioche une carte"
DECLINED = "%s ne pioche pas"
YOU_LOST = "Tu as perdu %s"
DEALT = "Manche %d"
TURN_NUMBER = "Tour %d : %s"
