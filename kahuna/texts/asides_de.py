"""Deutsch: what a person is told besides what the buttons do."""

# On the curtain
HOLD_A = "Halte A gedrückt"

# As the turn begins
YOUR_TURN = "Du bist dran"
YOUR_LAST_TURN = "Dein letzter Zug!"
FEW_LEFT = "Karten im Stapel: %d"
NONE_LEFT = ("Der Stapel ist leer: Die Runde", "endet mit der letzten offenen Karte")
NONE_LEFT_AT_LAST = ("Stapel leer: Nach der letzten Karte", "hat jeder noch einen Zug")

# Once the cursor has rested on a card
BUILD = "A: %s spielen"
TAKE = "A: %s nehmen"

# What is refused or taken back
NOTHING_LEFT = "Nichts mehr zu ziehen"
NOTHING_TO_PLAY = "Keine Linie für %s"
NOW_DRAW = "Abgeworfen: jetzt ziehen"
NO_UNDO = "Nichts zurückzunehmen"
UNDONE = "Zurückgenommen"

# After a turn
DRAWN = "Du ziehst %s"

# The score
HOLDS = "Karten %s: %d"

# Comments: a bridge that wins an island, or several cards; what the other side could win; an island
# to free
CHANCES = (
    "%s gewinnt %s",
    "%s: %d Karten reichen",
    "%s bedroht %s",
    "Du kannst %s befreien",
)
