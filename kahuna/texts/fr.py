"""Français: what is said in a turn."""

# Sides and turns
SIDES = ("Blanc", "Noir")
TURN_OF = "Manche %d, %s"
PASS_TO = "Passe à %s"

# A person's turn
BUILD = "A : jouer %s"
TAKE = "A : prendre %s"
DRAW = "A : piocher une carte"
END_TURN = "A : finir le tour"
TAKE_SURE = "Prendre %s ? A : oui"
DRAW_SURE = "Piocher ? A : oui"
END_SURE = "Finir sans carte ? A : oui"
DISCARD_START = "Défausser"
DISCARD_MARK = "A : marquer %s"
DISCARD_DONE = "A : défausser %d"
LAY_START = "Avance : encore %d"
REMOVE = "%s : retirer %s"
REPLACE = "%s : remplacer %s"
CANNOT = "Impossible maintenant"
HAND_FULL = "Main pleine : joue"
NOTHING_LEFT = "Plus rien à piocher"
NOTHING_TO_PLAY = "Aucune ligne : %s"
NO_UNDO = "Rien à annuler"
YOU_DREW = "Tu as pioché %s"
UNDONE = "Annulé"
HOLDS = "Cartes de %s : %d"

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
DEALT = "Manche %d"
TURN_NUMBER = "Tour %d : %s"
