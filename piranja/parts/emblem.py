"""The large signs of the players."""

from handheld.art import tiles
from handheld.sheets import load_sheet

SIZE = 40


def emblem(folder, sign, x, y):
    """Makes the large sign of a player."""
    picture, shader = load_sheet(folder + "emblems.bmp")
    made = tiles(picture, shader, SIZE, SIZE, x, y)
    made[0] = sign
    return made
