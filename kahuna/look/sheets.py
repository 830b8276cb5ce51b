"""Reads the pictures of assets/ into an Art, once, when the program starts."""

from displayio import Bitmap, OnDiskBitmap

from handheld.line import write
from handheld.loading import load_bitmap, load_font

from ..rules.tables import ISLANDS
from .layout import NAME_HEIGHT, NAME_WIDTH


def fill(art):
    """Gives an Art its bitmaps, palettes and fonts."""
    # What is large comes first, while the memory is whole.
    art.board, art.board_colours = _sheet(art, "board")
    art.stones, art.stone_colours = _sheet(art, "stones")
    art.cards, art.card_colours = _sheet(art, "cards")
    art.icons, art.icon_colours = _sheet(art, "icons")
    for colours in (art.stone_colours, art.card_colours, art.icon_colours):
        colours.make_transparent(0)
    art.text = load_font(art.folder + "text")
    art.tiny = load_font(art.folder + "tiny")
    art.names = _write_names(art.tiny)


def _sheet(art, name):
    path = art.folder + name + ".bmp"
    return load_bitmap(path, 16), OnDiskBitmap(path).pixel_shader


def _write_names(font):
    # The names of the islands as tiles below one another; the last tile is empty.
    names = Bitmap(NAME_WIDTH, NAME_HEIGHT * (len(ISLANDS) + 1), 2)
    for number, name in enumerate(ISLANDS):
        write(names, font, name, number * NAME_HEIGHT)
    return names
