"""Français: what is said when a turn, a round or a game ends."""

# Before the curtain falls, and on it
YOU_DREW = "Tu as pioché %s"
LAST_ONE = "Dernier tour !"
PILE_LEFT = (
    "La pioche est vide",
    "Encore 1 carte à piocher",
    "Encore 2 cartes à piocher",
    "Encore 3 cartes à piocher",
)
