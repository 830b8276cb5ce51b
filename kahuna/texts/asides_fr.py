"""Français: what a person is told besides what the buttons do."""

# On the curtain
HOLD_A = "Garde A appuyé"

# As the turn begins
YOUR_TURN = "À toi de jouer"
YOUR_LAST_TURN = "Ton dernier tour !"
FEW_LEFT = "Il reste à piocher : %d"
NONE_LEFT = ("La pioche est vide : la manche", "finit avec la dernière carte visible")
NONE_LEFT_AT_LAST = ("Pioche vide : après la dernière", "carte, un dernier tour chacun")

# Once the cursor has rested on a card
BUILD = "A : jouer %s"
TAKE = "A : prendre %s"

# What is refused or taken back
NOTHING_LEFT = "Plus rien à piocher"
NOTHING_TO_PLAY = "Aucune ligne pour %s"
NOW_DRAW = "Tu as défaussé : pioche"
NO_UNDO = "Rien à annuler"
UNDONE = "Annulé"

# After a turn
DRAWN = "Tu pioches %s"

# The score
HOLDS = "Cartes de %s : %d"

# Comments: a bridge that wins an island, or several cards; what the other side could win; an island
# to free
CHANCES = (
    "%s gagne %s",
    "%s : %d cartes suffisent",
    "%s menace %s",
    "Tu peux libérer %s",
)
