"""Italiano."""

# Sides, and what things are called.
SIDES = ("Bianco", "Nero")
EDITIONS = ("Moderna 2014", "Francese 2012", "Classica 1998", "Foglio unico")

# New game
PLAYERS = ("Una persona", "Robot gentile", "Robot solido", "Robot forte")
PLAY = "Gioca"
EDITION = "Regole"
GUARD = "Isole protette"
OPEN = "Carte in vista"
HANDICAP = "Vantaggio"
STARTS = "Comincia"
LOT = "A sorte"
NOBODY = "Nessuno"
BRIDGES = "%s: %d"

# Curtain
PASS_TO = "Passa a %s"

# A turn
BUILD = "A: gioca %s"
TAKE = "A: prendi %s"
DRAW = "A: pesca una carta"
END_TURN = "A: chiudi il turno"
TAKE_SURE = "Prendi %s? A: sì"
DRAW_SURE = "Peschi? A: sì"
END_SURE = "Chiudi senza carta? A: sì"
DISCARD_START = "Scarta carte"
DISCARD_MARK = "A: segna %s"
DISCARD_DONE = "A: scarta %d"
LAY_START = "Vantaggio: ancora %d"
WINS = "conquista %s"
TAKES = "toglie %d"
BREAKS = "libera %s"
REMOVE = "%s: togli %s"
REPLACE = "%s: sostituisci %s"
CANNOT = "Ora non si può"
HAND_FULL = "Mano piena: prima gioca"
NOTHING_LEFT = "Niente più da pescare"
NOTHING_TO_PLAY = "Nessuna linea per %s"
NO_UNDO = "Niente da annullare"
UNDONE = "Annullato"
HOLDS = "Carte di %s: %d"

# A robot's turn
THINKS = "%s sta pensando"
HURRY = "B: più in fretta!"

# A hint, and what speaks for it
HINT = "Consiglio"
HINT_WAIT = "Ci penso"
HINT_KEEP = "Tieni le carte"
HINT_TAKE = "Prendi %s"
HINT_DRAW = "Pesca una carta"
HINT_END = "Chiudi il turno"
HINT_DISCARD = "Scarta %s"
MERITS = (
    "vince la partita",
    "conquista %s",
    "libera %s",
    "toglie %d",
    "poi prende %s",
    "poi libera %s",
    "blocca %s",
    "quasi %s",
    "difende %s",
    "tiene 2 %s",
    "per %s",
    "un ponte in più",
    "fa coppia",
)

# The last turn shown again
PLAYED = "%s: %s"
REMOVED = "%s toglie %s"
REPLACED = "%s sostituisce %s"
DISCARDED = "%s scarta %d"
TOOK = "%s prende %s"
DREW = "%s pesca una carta"
DECLINED = "%s non pesca"
DEALT = "Manche %d"

# Scoring
ROUND_OVER = "La manche %d è finita"
POINTS = "Punti"
NO_POINTS = "Parità: nessun punto"
ONE_POINT = "1 punto a %s"
MORE_POINTS = "%d punti a %s"
NEXT_ROUND = "A: dai la manche %d"
WINNER = "Vince %s!"
NO_WINNER = "Partita patta!"
REASONS = (
    "",
    "Più punti",
    "Ultimo conteggio migliore",
    "Più ponti",
    "L’altro non ha più ponti",
    "Tutto è pari",
)
COURSE = "Com’è andata la partita"
SWING = "La svolta: turno %d, %s"

# Menu
LAST_TURN = "Ultimo turno"
TURN_OF = "Manche %d, %s"
