"""Italiano: what a person is told in a turn."""

# With the cursor on a card or the pile
STANDS = "tu %d, %s %d, vuole %d"
SHORT_ROBOT = "robot"
BUILD = "A: gioca %s"
TAKE = "A: prendi %s"
DRAW = "A: pesca una carta"
DRAW_OF_FEW = "A: pesca (ancora %d)"
END_TURN = "A: chiudi il turno"
END_LAST = "A: chiudi l’ultimo turno"
MUST_DISCARD = "A: scarta carte"
MUST_TAKE = "Prendi una carta scoperta"

# As the turn begins
YOUR_LAST_TURN = "Il tuo ultimo turno!"
FEW_LEFT = "Carte nel mazzo: %d"
NONE_LEFT = "Il mazzo è vuoto"

# Questions
SURE = "%s A: sì"
TAKE_SURE = "Prendi %s?"
DRAW_SURE = "Peschi?"
END_SURE = "Chiudi senza carta?"
END_LAST_SURE = "Chiudi l’ultimo turno?"

# Plays and discards
REMOVE = "%s: togli %s"
REPLACE = "%s: cambia %s"
LAY_START = "Vantaggio: ancora %d"
DISCARD_START = "Scarta carte"
DISCARD_MARK = "A: segna %s"
DISCARD_DONE = "A: scarta %d"
DRAWN = "Peschi %s"

# What is refused or taken back
CANNOT = "Ora non si può"
HAND_FULL = "Mano piena: prima gioca"
NOTHING_LEFT = "Niente da pescare"
NOTHING_TO_PLAY = "Nessuna linea per %s"
NOW_DRAW = "Hai scartato: ora pesca"
NO_UNDO = "Niente da annullare"
UNDONE = "Annullato"

# The score
HOLDS = "Carte del %s: %d"

# Comments: an island to win with a bridge or several cards; what the other side could win; one to
# free
CHANCES = (
    "Conquista %s: %s",
    "%s: bastano %d carte",
    "%s minaccia %s",
    "Puoi liberare %s",
)
