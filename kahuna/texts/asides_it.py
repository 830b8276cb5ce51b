"""Italiano: what a person is told besides what the buttons do."""

# On the curtain
HOLD_A = "Tieni premuto A"

# As the turn begins
YOUR_TURN = "Tocca a te"
YOUR_LAST_TURN = "Il tuo ultimo turno!"
FEW_LEFT = "Carte nel mazzo: %d"
NONE_LEFT = ("Il mazzo è vuoto: la manche", "finisce con l’ultima carta scoperta")
NONE_LEFT_AT_LAST = ("Mazzo vuoto: dopo l’ultima carta", "un ultimo turno a testa")

# Once the cursor has rested on a card
BUILD = "A: gioca %s"
TAKE = "A: prendi %s"

# What is refused or taken back
NOTHING_LEFT = "Niente da pescare"
NOTHING_TO_PLAY = "Nessuna linea per %s"
NOW_DRAW = "Hai scartato: ora pesca"
NO_UNDO = "Niente da annullare"
UNDONE = "Annullato"

# After a turn
DRAWN = "Peschi %s"

# The score
HOLDS = "Carte del %s: %d"

# Comments: a bridge that wins an island, or several cards; what the other side could win; an island
# to free
CHANCES = (
    "%s conquista %s",
    "%s: bastano %d carte",
    "%s minaccia %s",
    "Puoi liberare %s",
)
