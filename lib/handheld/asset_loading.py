"""Loads fonts and pictures from files.

The pixels of a font are in `name.bmp`; `name.tab` says which letters they are, in UTF-8:

    ASCENT DESCENT LINE               rows above and below the baseline, pitch of the lines
    WIDTH ADVANCE FIRST letters...    a group of letters: their width, the distance to the next
                                      letter, the number of the first one in the strip
"""

import struct

from displayio import Bitmap, Palette

from handheld.font import Font

_LARGEST = 1024  # pixels either way
_HEAD = 54  # bytes of a picture before its colours
_UNKNOWN = "\ufffd"


class Damaged(OSError):
    """A file that is missing or not what it should be; the message is its path."""


def _open(path):
    try:
        return open(path, "rb")
    except OSError:
        raise Damaged(path)


def load_font(path):
    """Loads the font in the files `path`.bmp and `path`.tab."""
    try:
        with _open(path + ".tab") as file:
            lines = str(file.read(), "utf-8").split("\n")
        (ascent, descent, pitch), letters, numbers, sizes = _read_table(lines)
    except (IndexError, ValueError):
        raise Damaged(path + ".tab")
    bitmap, _ = load_sheet(path + ".bmp")
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


def load_sheet(path, transparent=True, top=0, rows=0):
    """Loads a picture: a Bitmap and its palette, whose first colour may be made transparent.

    With `rows`, only so many of its rows from `top` on. They lie in the file as a Bitmap has them
    in memory, so that no pixel has to be moved.
    """
    with _open(path) as file:
        head = file.read(_HEAD)
        if len(head) < _HEAD or head[:2] != b"BM":
            raise Damaged(path)
        start, _, width, height, _, bits = struct.unpack_from("<IIiiHH", head, 10)
        height = -height  # as the upper row comes first
        if not (0 < width <= _LARGEST and 0 < height <= _LARGEST and bits in (1, 2, 4)):
            raise Damaged(path)
        stride = (width * bits + 31) // 32 * 4
        if file.seek(0, 2) < start + stride * height:
            raise Damaged(path)
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
