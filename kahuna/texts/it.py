"""Italiano: what is said in a turn."""

# Sides and turns
SIDES = ("Bianco", "Nero")
TURN_OF = "Manche %d, %s"
PASS_TO = "Passa a %s"

# A person's turn
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
REMOVE = "%s: togli %s"
REPLACE = "%s: sostituisci %s"
CANNOT = "Ora non si può"
HAND_FULL = "Mano piena: prima gioca"
NOTHING_LEFT = "Niente più da pescare"
NOTHING_TO_PLAY = "Nessuna linea per %s"
NO_UNDO = "Niente da annullare"
YOU_DREW = "Hai pescato %s"
UNDONE = "Annullato"
HOLDS = "Carte di %s: %d"

# A robot's turn, and a hint
THINKS = "%s sta pensando"
HURRY = "A: più in fretta!"
LET_ME_THINK = "Ci penso"

# What was done, and what it did
WINS = "conquista %s"
TAKES = "toglie %d"
BREAKS = "libera %s"
PLAYED = "%s: %s"
REMOVED = "%s toglie %s"
REPLACED = "%s sostituisce %s"
DISCARDED = "%s scarta %d"
TOOK = "%s prende %s"
DREW = "%s pesca una carta"
DECLINED = "%s non pesca"
DEALT = "Manche %d"
TURN_NUMBER = "Turno %d: %s"
