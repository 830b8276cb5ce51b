"""Français: what a person is told in a turn."""

# With the cursor on a card or the pile
STANDS = "toi %d, %s %d, il faut %d"
SHORT_ROBOT = "lui"
DRAW = "A : piocher une carte"
DRAW_OF_FEW = "A : piocher (reste %d)"
END_TURN = "A : finir le tour"
END_LAST = "A : finir ton dernier tour"
MUST_DISCARD = "A : défausser"
MUST_TAKE = "Prends une carte visible"
HAND_FULL = "Main pleine : joue"

# Questions
SURE = "%s A : oui"
TAKE_SURE = "Prendre %s ?"
DRAW_SURE = "Piocher ?"
END_SURE = "Finir sans carte ?"
END_TURN_SURE = "Finir le tour ?"
END_LAST_SURE = "Finir le dernier tour ?"

# Removals, of a line and by two cards
REMOVE = ("Retire %s", "%s : retire")
REPLACE = ("Remplace %s", "%s : remplace")

# Head start and discards
LAY_START = "Avance : encore %d"
DISCARD_START = "Défausser"
DISCARD_MARK = "A : marquer %s"
DISCARD_KEEP = "A : garder %s"
DISCARD_DONE = "A : défausser %d"
MARK_FIRST = "Marque d’abord une carte"
