"""Italiano: what is wrong, and what to do."""

# What was lost, or will not be kept
LOST_GAME = "La partita salvata è andata persa."
LOST_TURNS = "Gli ultimi turni sono perduti."
MAYBE_LOST_TURNS = "Forse mancano gli ultimi turni."
LOST_SETTINGS = "Impostazioni danneggiate: ripristinate"
DRIVE_FULL = "Disco pieno: salvato in memoria."
DRIVE_FAILS = "Disco guasto: salvato in memoria."
CANNOT_KEEP = "Non si può più salvare nulla."
STARTED_OVER = "Memoria piena: la partita è salva."

# At the first start, on lines of their own
MAKING_ROOM = "Un momento: faccio posto per conservare le partite. Non spegnere adesso."

# Why the program stopped: in letters that the board's own font has
MEMORY_FULL = "La memoria non basta. Spegni e riaccendi: la partita continua."
FILE_BAD = "%s manca o non si legge. Copia di nuovo tutti i file sulla scheda."
FAULT = "Qualcosa non ha funzionato. Spegni e riaccendi: la partita continua."
