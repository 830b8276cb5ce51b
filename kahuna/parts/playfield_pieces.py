"""Makes the pieces of the board on the screen; they are hidden at first."""

from bitmaptools import blit
from displayio import Bitmap, Group, TileGrid

from handheld.art import colours

from ..look import palette
from ..look.layout import BRIDGES, PIECES, STONES
from ..rules.limits import LINE_COUNT
from .playfield import TOGETHER

# Pieces of bridges of about the same size share a Bitmap, as tiles of one of these widths and
# heights. A bridge that changes is sent to the display in whole tiles, so they are hardly larger
# than the pieces.
_SIZES = (
    b"\x05\x0c\x05\x16\x05\x1d\x05\x33\x0c\x05\x0d\x06\x08\x0b"
    b"\x09\x07\x0d\x0a\x0d\x0c\x10\x0b\x0b\x12\x0d\x10\x0d\x13\x18\x05\x1e\x05"
)


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


def bridges(sheet, shader, first):
    """Returns groups with a bridge on every line, in one or more pieces; sets `first` for each
    line."""
    sizes = [_size_of(at) for at in range(0, len(BRIDGES), 6)]
    sheets = []
    for size in range(0, len(_SIZES), 2):
        number = sizes.count(size)
        sheets.append(Bitmap(_SIZES[size], _SIZES[size + 1] * number, 4))
    used = bytearray(len(sheets))
    groups = ()
    made = 0
    for line in range(LINE_COUNT):
        for _ in range(PIECES[line]):
            if made % TOGETHER == 0:
                groups += (Group(),)
            size = sizes[made]
            number = size // 2
            groups[-1].append(_piece(sheet, shader, size, sheets[number], used[number], made))
            used[number] += 1
            made += 1
        first[line + 1] = made
    return groups


def _size_of(at):
    """Returns the index in `_SIZES` of the first size that a piece fits into."""
    size = 0
    while BRIDGES[at + 2] > _SIZES[size] or BRIDGES[at + 3] > _SIZES[size + 1]:
        size += 2
    return size


def _piece(sheet, shader, size, shared, number, piece):
    x, y, width, height, left, top = BRIDGES[6 * piece : 6 * piece + 6]
    down = _SIZES[size + 1] * number
    blit(shared, sheet, 0, down, x1=left, y1=top, x2=left + width, y2=top + height)
    tile = TileGrid(
        shared,
        pixel_shader=shader,
        tile_width=_SIZES[size],
        tile_height=_SIZES[size + 1],
        default_tile=number,
        x=x,
        y=y,
    )
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
