"""What the tools want of Kahuna: see games. Besides, `deep` is a search without the handheld's
limits, `analysis` goes through a game with it, `puzzling` finds puzzles, and `former` is a program
that plays as a robot of another version of the project."""

NAME = "Kahuna"
