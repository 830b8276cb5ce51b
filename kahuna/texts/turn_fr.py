"""Français: what a person is told in a turn."""

# With the cursor on a card or the pile
STANDS = "toi %d, %s %d, veut %d"
SHORT_ROBOT = "robot"
BUILD = "A : jouer %s"
TAKE = "A : prendre %s"
DRAW = "A : piocher une carte"
DRAW_OF_FEW = "A : piocher (reste %d)"
END_TURN = "A : finir le tour"
END_LAST = "A : finir ton dernier tour"
MUST_DISCARD = "A : défausser"
MUST_TAKE = "Prends une carte visible"

# As the turn begins
YOUR_LAST_TURN = "Ton dernier tour !"
FEW_LEFT = "Il reste à piocher : %d"
NONE_LEFT = "La pioche est vide"

# Questions
SURE = "%s A : oui"
TAKE_SURE = "Prendre %s ?"
DRAW_SURE = "Piocher ?"
END_SURE = "Finir sans carte ?"
END_LAST_SURE = "Finir ton dernier tour ?"

# Plays and discards
REMOVE = "%s : retirer %s"
REPLACE = "%s : remplacer %s"
LAY_START = "Avance : encore %d"
DISCARD_START = "Défausser"
DISCARD_MARK = "A : marquer %s"
DISCARD_DONE = "A : défausser %d"
DRAWN = "Tu pioches %s"

# What is refused or taken back
CANNOT = "Impossible maintenant"
HAND_FULL = "Main pleine : joue"
NOTHING_LEFT = "Plus rien à piocher"
NOTHING_TO_PLAY = "Aucune ligne pour %s"
NOW_DRAW = "Tu as défaussé : pioche"
NO_UNDO = "Rien à annuler"
UNDONE = "Annulé"

# The score
HOLDS = "Cartes de %s : %d"

# Comments: an island to win with a bridge or several cards; what the other side could win; one to
# free
CHANCES = (
    "Gagne %s avec %s",
    "%s : %d cartes suffisent",
    "%s menace %s",
    "Tu peux libérer %s",
)
