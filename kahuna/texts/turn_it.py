"""Italiano: what a person is told in a turn."""

# With the cursor on a card or the pile
STANDS = "tu %d, %s %d, min. %d"
SHORT_ROBOT = "robot"
DRAW = "A: pesca una carta"
DRAW_OF_FEW = "A: pesca (ancora %d)"
END_TURN = "A: chiudi il turno"
END_LAST = "A: chiudi l’ultimo turno"
MUST_DISCARD = "A: scarta carte"
MUST_TAKE = "Prendi una carta scoperta"
HAND_FULL = "Mano piena: prima gioca"

# Questions
SURE = "%s A: sì"
TAKE_SURE = "Prendi %s?"
DRAW_SURE = "Peschi?"
END_SURE = "Chiudi senza carta?"
END_TURN_SURE = "Chiudi il turno?"
END_LAST_SURE = "Chiudi l’ultimo turno?"

# Removals, of a line and by two cards
REMOVE = ("Togli %s", "%s: togli")
REPLACE = ("Cambia %s", "%s: cambia")

# Head start and discards
LAY_START = "Vantaggio: ancora %d"
DISCARD_START = "Scarta carte"
DISCARD_MARK = "A: segna %s"
DISCARD_KEEP = "A: tieni %s"
DISCARD_DONE = "A: scarta %d"
MARK_FIRST = "Prima segna le carte"
