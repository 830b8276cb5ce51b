"""Italiano: what was done, in the log and while a turn is watched."""

# What a side did: told of it, and to it where a person plays alone
LAID = ("%s: %s", "Posi %s")
REMOVED = ("%s toglie %s", "Togli %s")
REPLACED = ("%s cambia %s", "Cambi %s")
DISCARDED = ("%s scarta %d", "Scarti %d")
TOOK = ("%s prende %s", "Prendi %s")
DREW = ("%s pesca una carta", "Peschi una carta")
DECLINED = ("%s non pesca", "Non peschi")

# What that did
WINS = ("conquista %s", "conquisti %s")
FREES = ("libera %s", "liberi %s")
REMOVES_ONE = ("toglie 1 ponte", "togli 1 ponte")
REMOVES = ("toglie %d ponti", "togli %d ponti")
DID = ("%s %s", "Tu %s")
YOU_LOST = "Hai perso %s"
