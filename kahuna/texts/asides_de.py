"""Deutsch: what a person is told besides what the buttons do."""

# As the turn begins
YOUR_LAST_TURN = "Dein letzter Zug!"
FEW_LEFT = "Karten im Stapel: %d"
NONE_LEFT = "Der Stapel ist leer"

# What is refused or taken back
CANNOT = "Geht gerade nicht"
NOTHING_LEFT = "Nichts mehr zu ziehen"
NOTHING_TO_PLAY = "Keine Linie für %s"
NOW_DRAW = "Abgeworfen: jetzt ziehen"
NO_UNDO = "Nichts zurückzunehmen"
UNDONE = "Zurückgenommen"

# After a turn
DRAWN = "Du ziehst %s"

# The score
HOLDS = "Karten %s: %d"

# Comments: an island to win with a bridge or several cards; what the other side could win; one to
# free
CHANCES = (
    "Gewinne %s mit %s",
    "%s: %d Karten reichen",
    "%s bedroht %s",
    "Befreie doch %s",
)
