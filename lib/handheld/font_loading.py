"""Loads fonts from files.

The pixels of a font are in `name.bmp`. `name.tab` has

    ASCENT DESCENT LINE               rows above and below the baseline, pitch of the lines
    letters...                        those beyond ASCII, in UTF-8
    numbers...                        a byte for each letter, first for all of ASCII
    sizes...                          the same (see handheld.font)
"""

from handheld.font import ASCII, Font
from handheld.sheets import load_sheet, open_asset


def load_font(path):
    """Loads the font in the files `path`.bmp and `path`.tab."""
    try:
        with open_asset(path + ".tab") as file:
            heights, letters, tables = file.read().split(b"\n", 2)
        ascent, descent, pitch = [int(height) for height in heights.split(b" ")]
        letters = str(letters, "utf-8")
    except ValueError:
        raise OSError(path + ".tab")
    count = ASCII + len(letters)
    if len(tables) != 2 * count:
        raise OSError(path + ".tab")
    bitmap, _ = load_sheet(path + ".bmp")
    sizes = tables[count:]
    box = (max(sizes) >> 4, pitch)
    return Font(bitmap, ascent, descent, box, letters, tables[:count], sizes)
