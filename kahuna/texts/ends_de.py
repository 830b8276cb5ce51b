"""Deutsch: what is said when a turn, a round or a game ends."""

# Before the curtain falls, and on it
YOU_DREW = "Gezogen: %s"
LAST_ONE = "Letzter Zug!"
PILE_LEFT = (
    "Der Stapel ist leer",
    "Noch 1 Karte im Stapel",
    "Noch 2 Karten im Stapel",
    "Noch 3 Karten im Stapel",
)
