"""Reads the pictures of assets/kahuna/, once, when the game is opened."""

from displayio import Bitmap

from handheld.asset_loading import load_sheet

from ..rules.tables import ISLANDS
from .layout import BOARD_HEIGHT, BOARD_WIDTH, CENTRES
from .pictures import FACE_HEIGHT, FACE_WIDTH

_MAP_TOP = 6  # below the name
_MAP_HEIGHT = 5
# Values of a face.
_DOT = 2
_HERE = 3


def fill(pictures, font):
    """Fills Pictures with bitmaps and palettes; the font writes the islands' names."""
    folder = pictures.folder
    pictures.stones, pictures.stone_colours = load_sheet(folder + "stones.bmp")
    pictures.cards, pictures.card_colours = load_sheet(folder + "cards.bmp")
    pictures.signs, pictures.sign_colours = load_sheet(folder + "signs.bmp")
    pictures.faces = _make_faces(font)


def _make_faces(font):
    # The faces of the islands' cards below one another; the last one is empty.
    faces = Bitmap(FACE_WIDTH, FACE_HEIGHT * (len(ISLANDS) + 1), 4)
    for number, name in enumerate(ISLANDS):
        top = number * FACE_HEIGHT
        font.write(faces, name, top)
        for other in range(len(ISLANDS)):
            x, y = _dot_of(other)
            faces[x, top + y] = _DOT
        _mark(faces, top, number)
    return faces


def _dot_of(island):
    """Returns where an island's dot is on the map of a face."""
    x = CENTRES[2 * island] * (FACE_WIDTH - 3) // BOARD_WIDTH + 2
    return x, _MAP_TOP + CENTRES[2 * island + 1] * _MAP_HEIGHT // BOARD_HEIGHT


def _mark(faces, top, island):
    """Enlarges the dot of the card's own island."""
    x, y = _dot_of(island)
    for down in range(max(y - 1, _MAP_TOP), min(y + 2, _MAP_TOP + _MAP_HEIGHT)):
        for across in (x - 1, x, x + 1):
            faces[across, top + down] = _HERE
