"""Fonts of one's own for adafruit_display_text, proportional and light on memory.

All letters stand in one strip of pixels. Letters of a width stand together, at multiples of that
width, so that a label finds any of them in the strip by its number alone. `name.tab` says which
letters those are, in UTF-8:

    ASCENT DESCENT LINE               rows above and below the baseline, pitch of the lines
    WIDTH ADVANCE FIRST letters...    a group of letters: their width, how far the next letter is
                                      from them, the number of the first one in the strip
"""

import struct

import bitmaptools
from displayio import Bitmap
from fontio import Glyph

_UNKNOWN = "\ufffd"


class Font:
    """A font of the letters in the strip `bitmap`, as the text `table` describes them.

    A letter that the font lacks shows the sign it has for U+FFFD. Glyphs are made when asked for
    and kept by nobody.
    """

    def __init__(self, bitmap, table):
        lines = table.split("\n")
        sizes = lines[0].split(" ")
        self.bitmap = bitmap
        self.ascent = int(sizes[0])
        self.descent = int(sizes[1])
        self._groups = []
        letters = []
        widest = end = 0
        for line in lines[1:]:
            if line:
                width, advance, first, group = line.split(" ", 3)
                # Kept relative: number in the strip = place among all letters + this.
                shift = int(first) - end
                end += len(group)
                widest = max(widest, int(width))
                self._groups.append((end, int(width), int(advance), shift))
                letters.append(group)
        self._letters = "".join(letters)
        self._unknown = self._letters.find(_UNKNOWN)
        self._box = (widest, int(sizes[2]))

    def get_bounding_box(self):
        """The widest letter and the pitch of lines; labels multiply that by their line_spacing."""
        return self._box

    def get_glyph(self, codepoint):
        place = self._letters.find(chr(codepoint))
        if place < 0:
            place = self._unknown
        for end, width, advance, shift in self._groups:
            if place < end:
                height = self.ascent + self.descent
                return Glyph(
                    self.bitmap, place + shift, width, height, 0, -self.descent, advance, 0
                )
        return None

    def width(self, text):
        """How many pixels `text` takes in one line."""
        total = 0
        for letter in text:
            place = self._letters.find(letter)
            if place < 0:
                place = self._unknown
            for end, _, advance, _ in self._groups:
                if place < end:
                    total += advance
                    break
        return total


def load(path):
    """The font in the files `path`.bmp and `path`.tab."""
    with open(path + ".tab", "rb") as file:
        table = str(file.read(), "utf-8")
    return Font(load_bitmap(path + ".bmp", 2), table)


def load_bitmap(path, values):
    """An indexed BMP's pixels in memory, as a Bitmap of so many values."""
    with open(path, "rb") as file:
        header = file.read(30)
        start, _, width, height, _, bits = struct.unpack_from("<IIIIHH", header, 10)
        bitmap = Bitmap(width, height, values)
        file.seek(start)
        bitmaptools.readinto(
            bitmap,
            file,
            bits_per_pixel=bits,
            element_size=4,
            reverse_pixels_in_element=True,
            reverse_rows=True,
        )
    return bitmap
