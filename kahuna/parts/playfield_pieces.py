"""Makes the pieces of the board on the screen; they are hidden at first."""

from displayio import Bitmap, Group, TileGrid

from handheld.art import colours
from handheld.sheets import open_asset

from ..look import palette
from ..look.layout import BRIDGES, PIECES, SIZES, STONES
from ..rules.limits import LINE_COUNT
from .playfield import TOGETHER


def palettes():
    """Returns the palettes of lines, in the order of their numbers (see playfield.py)."""
    values = (
        palette.WHITE_BRIDGE,
        palette.BLACK_BRIDGE,
        palette.WHITE_CURSOR,
        palette.BLACK_CURSOR,
        palette.WHITE_THREAT,
        palette.BLACK_THREAT,
        palette.WHITE_CHOICE,
        palette.BLACK_CHOICE,
        palette.LIT,
        palette.CURSOR,
    )
    return [colours(shades) for shades in values]


def bridges(folder, shader, first):
    """Returns groups with a bridge on every line, in one or more pieces; sets `first` for each
    line."""
    sheets = _sheets(folder)
    used = bytearray(len(sheets))
    groups = ()
    made = 0
    for line in range(LINE_COUNT):
        for _ in range(PIECES[line]):
            if made % TOGETHER == 0:
                groups += (Group(),)
            groups[-1].append(_piece(sheets, used, shader, made))
            made += 1
        first[line + 1] = made
    return groups


def _sheets(folder):
    """Loads all pieces: a Bitmap for each size."""
    sheets = []
    with open_asset(folder + "bridges.tab") as file:
        for at in range(0, len(SIZES), 3):
            sheets.append(Bitmap(SIZES[at], SIZES[at + 1] * SIZES[at + 2], 4))
            file.readinto(sheets[-1])
    return sheets


def _piece(sheets, used, shader, piece):
    x, y, size = BRIDGES[3 * piece : 3 * piece + 3]
    tile = TileGrid(
        sheets[size],
        pixel_shader=shader,
        tile_width=SIZES[3 * size],
        tile_height=SIZES[3 * size + 1],
        default_tile=used[size],
        x=x,
        y=y,
    )
    used[size] += 1
    tile.hidden = True
    return tile


def stones(pictures):
    """Returns a group with a stone on every island."""
    group = Group()
    for island in range(len(STONES) // 2):
        tile = pictures.stone(STONES[2 * island], STONES[2 * island + 1])
        tile.hidden = True
        group.append(tile)
    return group
