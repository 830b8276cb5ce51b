"""Loads fonts and pictures from files.

The pixels of a font are in `name.bmp`; `name.tab` says which letters they are, in UTF-8:

    ASCENT DESCENT LINE               rows above and below the baseline, pitch of the lines
    WIDTH ADVANCE FIRST letters...    a group of letters: their width, the distance to the next
                                      letter, the number of the first one in the strip
"""

import struct

from bitmaptools import readinto
from displayio import Bitmap, OnDiskBitmap

from handheld.font import Font

_LARGEST = 1024  # pixels either way
_UNKNOWN = "\ufffd"


class Damaged(OSError):
    """A file that is missing or not what it should be; the message is its path."""


def _open(path):
    try:
        return open(path, "rb")
    except OSError:
        raise Damaged(path)


def open_picture(path):
    """Opens a picture straight from the drive: it takes little memory, but time to draw."""
    try:
        return OnDiskBitmap(path)
    except (OSError, RuntimeError, ValueError):
        raise Damaged(path)


def load_font(path):
    """Loads the font in the files `path`.bmp and `path`.tab."""
    try:
        with _open(path + ".tab") as file:
            lines = str(file.read(), "utf-8").split("\n")
        (ascent, descent, pitch), letters, numbers, sizes = _read_table(lines)
    except (IndexError, ValueError):
        raise Damaged(path + ".tab")
    bitmap = load_bitmap(path + ".bmp", 2)
    widest = max(sizes) >> 4
    return Font(bitmap, ascent, descent, (widest, pitch), letters, numbers, sizes)


def _read_table(lines):
    heights = [int(height) for height in lines[0].split(" ")]
    letters = []
    numbers = bytearray()
    sizes = bytearray()
    for line in lines[1:]:
        if line:
            width, advance, number, group = line.split(" ", 3)
            letters.append(group)
            numbers.extend(bytes(range(int(number), int(number) + len(group))))
            sizes.extend(bytes((int(width) << 4 | int(advance),)) * len(group))
    letters = "".join(letters)
    unknown = letters.find(_UNKNOWN)
    for table in (numbers, sizes):
        table.append(table[unknown])
    return heights, letters, bytes(numbers), bytes(sizes)


def load_sheet(path, values, transparent=True):
    """Loads a picture: a Bitmap and its palette, whose first colour may be made transparent."""
    bitmap = load_bitmap(path, values)
    palette = open_picture(path).pixel_shader
    if transparent:
        palette.make_transparent(0)
    return bitmap, palette


def load_bitmap(path, values):
    """Loads the pixels of an indexed BMP as a Bitmap with that many values."""
    with _open(path) as file:
        header = file.read(30)
        if len(header) < 30 or header[:2] != b"BM":
            raise Damaged(path)
        start, _, width, height, _, bits = struct.unpack_from("<IIIIHH", header, 10)
        if not (0 < width <= _LARGEST and 0 < height <= _LARGEST):
            raise Damaged(path)
        bitmap = Bitmap(width, height, values)
        file.seek(start)
        try:
            readinto(
                bitmap,
                file,
                bits_per_pixel=bits,
                element_size=4,
                reverse_pixels_in_element=True,
                reverse_rows=True,
            )
        except (EOFError, ValueError):
            raise Damaged(path)
    return bitmap
