"""Reads the pictures of assets/kahuna/, once, when the game is opened."""

from displayio import Bitmap

from handheld.line import write
from handheld.loading import load_sheet

from ..rules.tables import ISLANDS
from .layout import NAME_HEIGHT, NAME_WIDTH


def fill(pictures, font):
    """Gives Pictures their bitmaps and palettes; writes the islands' names in a font."""
    folder = pictures.folder
    # The large ones first, while the memory is in one piece.
    pictures.board, pictures.board_colours = load_sheet(folder + "board.bmp", 16, False)
    pictures.stones, pictures.stone_colours = load_sheet(folder + "stones.bmp", 16)
    pictures.cards, pictures.card_colours = load_sheet(folder + "cards.bmp", 16)
    pictures.signs, pictures.sign_colours = load_sheet(folder + "signs.bmp", 8)
    pictures.names = _write_names(font)


def _write_names(font):
    # The names of the islands as tiles below one another; the last tile is empty.
    names = Bitmap(NAME_WIDTH, NAME_HEIGHT * (len(ISLANDS) + 1), 2)
    for number, name in enumerate(ISLANDS):
        write(names, font, name, number * NAME_HEIGHT)
    return names
