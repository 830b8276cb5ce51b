"""English: a hint, and what speaks for it."""

# A hint
HINT_WAIT = "Let me think"
HINT_KEEP = "Keep your cards"
HINT_TAKE = "Take %s"
HINT_DRAW = "Draw from the pile"
HINT_END = "End your turn"
HINT_DISCARD = "Discard %s"

# What speaks for it
MERITS = (
    "wins the game",
    "wins %s",
    "breaks %s",
    "takes %d",
    "then wins %s",
    "then breaks %s",
    "blocks %s",
    "nearly wins %s",
    "secures %s",
    "saves 2 %s",
    "for %s",
    "one bridge more",
    "makes a pair",
)
