"""Italiano: what is said when a turn, a round or a game ends."""

# Before the curtain falls, and on it
YOU_DREW = "Hai pescato %s"
LAST_ONE = "Ultimo turno!"
PILE_LEFT = (
    "Il mazzo è finito",
    "Nel mazzo resta 1 carta",
    "Nel mazzo restano 2 carte",
    "Nel mazzo restano 3 carte",
)
