"""Français: what is said when a turn, a round or a game ends."""

# On the curtain
LAST_ONE = "Dernier tour !"
PILE_LEFT = (
    "La pioche est vide",
    "Encore 1 carte à piocher",
    "Encore 2 cartes à piocher",
    "Encore 3 cartes à piocher",
)
