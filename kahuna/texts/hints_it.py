"""Italiano: a hint, and the reasons for it."""

# A hint
HINT_TAKE = "Prendi %s"
HINT_DRAW = "Pesca una carta"
HINT_END = "Chiudi il turno"
HINT_DISCARD = "Scarta %s"

# Why nothing is played: for an island, a pair, or more cards
WAITING = (
    "Aspetta: manca 1 a %s",
    "Tieni entrambe %s",
    "Aspetta: presto %d carte",
)

# Reasons: for plays, for the card taken, the pile, no card, a discard
MERITS = (
    "vince la partita",
    "conquista %s",
    "libera %s",
    "toglie %d",
    "poi conquista %s",
    "poi libera %s",
    "blocca %s",
    "presto %s",
    "difende %s",
    "tiene entrambe %s",
    "un ponte in più",
    "ancora %d per %s",
    #
    "chiude la manche: +%d",
    "per conquistare %s",
    "fa coppia",
    "per liberare %s",
    "per difendere %s",
    "%s la vuole per %s",
    "può togliere %s",
    "l’ultima carta",
    "una carta in più",
    #
    "nessuna scoperta aiuta",
    "%d carte su %d aiutano",
    "nessuno la vede",
    #
    "%s deve pescare",
    "%s chiude la manche",
    "hai la mano piena",
    "niente da pescare",
    #
    "non ha più linee",
    "fa posto a una carta",
)
