"""Loads fonts from files.

The pixels of a font are in `name.bmp`; `name.tab` says which letters they are, in UTF-8:

    ASCENT DESCENT LINE               rows above and below the baseline, pitch of the lines
    WIDTH ADVANCE FIRST letters...    a group of letters: their width, the distance to the next
                                      letter, the number of the first one in the strip
"""

from handheld.font import Font
from handheld.sheets import load_sheet, open_asset

_UNKNOWN = "\ufffd"


def load_font(path):
    """Loads the font in the files `path`.bmp and `path`.tab."""
    try:
        with open_asset(path + ".tab") as file:
            lines = str(file.read(), "utf-8").split("\n")
        (ascent, descent, pitch), letters, numbers, sizes = _read_table(lines)
    except (IndexError, ValueError):
        raise OSError(path + ".tab")
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
