"""Loads pictures from files."""

import struct

from displayio import Bitmap, Palette

_LARGEST = 1024  # pixels either way
_HEAD = 54  # bytes of a picture before its colours


def open_asset(path):
    """Opens a file; if it is missing, raises an OSError with its path."""
    try:
        return open(path, "rb")
    except OSError:
        raise OSError(path)


def load_sheet(path, transparent=True, top=0, rows=0):
    """Loads a picture: a Bitmap and its palette, whose first colour may be made transparent.

    With `rows`, it loads only that many of the rows, from `top` on. In the file they lie as in a
    Bitmap's memory, so that no pixel has to be moved.
    """
    with open_asset(path) as file:
        head = file.read(_HEAD)
        if len(head) < _HEAD or head[:2] != b"BM":
            raise OSError(path)
        start, _, width, height, _, bits = struct.unpack_from("<IIiiHH", head, 10)
        height = -height  # negative in the file, as the top row comes first
        if not (0 < width <= _LARGEST and 0 < height <= _LARGEST and bits in (1, 2, 4)):
            raise OSError(path)
        stride = (width * bits + 31) // 32 * 4
        if file.seek(0, 2) < start + stride * height:
            raise OSError(path)
        bitmap = Bitmap(width, rows or height, 1 << bits)
        file.seek(start + stride * top)
        file.readinto(bitmap)
        file.seek(_HEAD)
        shades = file.read(start - _HEAD)
    palette = Palette(len(shades) // 4)
    for number in range(len(palette)):
        palette[number] = struct.unpack_from("<I", shades, 4 * number)[0]
    if transparent:
        palette.make_transparent(0)
    return bitmap, palette
