"""What the tools want of Kahuna: see games. Besides, `deep` is a search without the handheld's
limits, `analysis` what it thinks of a game, `puzzling` how puzzles are found, `former` a robot of
another version of the project as a program."""

NAME = "Kahuna"
