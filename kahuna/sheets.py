"""Reads the pictures of assets/ into an Art, once, when the program starts."""

from bitmaptools import blit
from displayio import Bitmap, OnDiskBitmap

from handheld.line import write
from handheld.loading import load_bitmap, load_font

from .layout import BRIDGES, NAME_HEIGHT, NAME_WIDTH
from .tables import ISLANDS

_LARGE = 300  # pixels of a bridge's box


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
    art.bridges = _cut_bridges(load_bitmap(art.folder + "bridges.bmp", 4))
    art.names = _write_names(art.tiny)


def _sheet(art, name):
    path = art.folder + name + ".bmp"
    return load_bitmap(path, 16), OnDiskBitmap(path).pixel_shader


def _cut_bridges(sheet):
    """For each line the pieces of its bridge: bitmaps with their places on the board."""
    bridges = []
    for at in range(0, len(BRIDGES), 6):
        left, top, width, height, x, y = BRIDGES[at : at + 6]
        pieces = []
        for x1, y1, x2, y2 in _boxes(sheet, x, y, width, height):
            bitmap = Bitmap(x2 - x1, y2 - y1, 4)
            blit(bitmap, sheet, 0, 0, x1=x1, y1=y1, x2=x2, y2=y2)
            pieces.append((bitmap, left + x1 - x, top + y1 - y))
        bridges.append(tuple(pieces))
    return bridges


def _boxes(sheet, x, y, width, height):
    # The box of a long slanting bridge is nearly empty, but would be sent as a whole: three
    # smaller ones do. (x1, y1, x2, y2) each.
    if width * height < _LARGE:
        return ((x, y, x + width, y + height),)
    boxes = []
    for i in range(3):
        if width > height:
            box = (x + width * i // 3, y, x + width * (i + 1) // 3, y + height)
        else:
            box = (x, y + height * i // 3, x + width, y + height * (i + 1) // 3)
        boxes.append(_drawn(sheet, box))
    return boxes


def _drawn(sheet, box):
    """The smallest box of all that is drawn within one."""
    x1, y1, x2, y2 = box
    while y1 + 1 < y2 and _is_empty(sheet, x1, y1, x2, y1 + 1):
        y1 += 1
    while y1 + 1 < y2 and _is_empty(sheet, x1, y2 - 1, x2, y2):
        y2 -= 1
    while x1 + 1 < x2 and _is_empty(sheet, x1, y1, x1 + 1, y2):
        x1 += 1
    while x1 + 1 < x2 and _is_empty(sheet, x2 - 1, y1, x2, y2):
        x2 -= 1
    return x1, y1, x2, y2


def _is_empty(sheet, x1, y1, x2, y2):
    for y in range(y1, y2):
        for x in range(x1, x2):
            if sheet[x, y]:
                return False
    return True


def _write_names(font):
    # The names of the islands as tiles below one another; the last tile is empty.
    names = Bitmap(NAME_WIDTH, NAME_HEIGHT * (len(ISLANDS) + 1), 2)
    for number, name in enumerate(ISLANDS):
        write(names, font, name, number * NAME_HEIGHT)
    return names
