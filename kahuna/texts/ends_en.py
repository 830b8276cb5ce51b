"""English: what is said when a turn, a round or a game ends."""

# Before the curtain falls, and on it
YOU_DREW = "You drew %s"
LAST_ONE = "Last turn!"
PILE_LEFT = (
    "No card left in the pile",
    "1 card left in the pile",
    "2 cards left in the pile",
    "3 cards left in the pile",
)
