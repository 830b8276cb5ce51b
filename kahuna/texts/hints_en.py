"""English: a hint, and the reasons for it."""

# A hint
HINT_TAKE = "Take %s"
HINT_DRAW = "Draw from the pile"
HINT_END = "End your turn"
HINT_DISCARD = "Discard %s"

# Why nothing is played: for an island, a pair, or more cards
WAITING = (
    "Wait: %s needs 1 card",
    "Wait: keep both %s",
    "Save up: soon %d cards",
)

# Reasons: for plays, for the card taken, the pile, no card, a discard
MERITS = (
    "wins the game",
    "wins %s",
    "frees %s",
    "removes %d",
    "then wins %s",
    "then frees %s",
    "blocks %s",
    "nearly wins %s",
    "secures %s",
    "keeps both %s",
    "one more bridge",
    "%d missing for %s",
    #
    "ends the round: +%d",
    "to win %s",
    "makes a pair",
    "to free %s",
    "to secure %s",
    "%s wants it for %s",
    "can remove %s",
    "the last card",
    "one more card",
    #
    "no face-up card helps",
    "%d of %d cards help",
    "nobody sees it",
    #
    "%s must draw now",
    "%s must end the round",
    "your hand is full",
    "no cards left",
    #
    "no line for it",
    "room for a new card",
)
