"""Italiano: a hint, and what speaks for it."""

# A hint
HINT_WAIT = "Ci penso"
HINT_KEEP = "Tieni le carte"
HINT_TAKE = "Prendi %s"
HINT_DRAW = "Pesca una carta"
HINT_END = "Chiudi il turno"
HINT_DISCARD = "Scarta %s"

# What speaks for it
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
