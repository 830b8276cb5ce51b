"""Proportional fonts for `Line` and adafruit_display_text, light on memory.

All letters are in one strip of pixels (see font_loading.py). Letters of the same width stand
together, at multiples of that width, so that a label finds each one by its number alone.
"""

from bitmaptools import blit
from fontio import Glyph

ASCII = 128  # the first entries of the tables are for these letters, by their codes


class Font:
    """A font whose pixels are in the strip `bitmap`.

    `numbers` has the number of each letter in the strip, `sizes` has 16 times its width plus the
    distance to the next letter: first for all of ASCII, then for the other `letters`. What the font
    lacks, and the last of ASCII, looks like a letter that is unknown. Glyphs are made when asked
    for and not kept.
    """

    def __init__(self, bitmap, ascent, descent, box, letters, numbers, sizes):
        self.bitmap = bitmap
        self.ascent = ascent
        self.descent = descent
        self._box = box
        self._letters = letters
        self._numbers = numbers
        self._sizes = sizes

    def get_bounding_box(self):
        """Returns the width of the widest letter and the pitch of lines, which labels multiply."""
        return self._box

    def get_glyph(self, codepoint):
        index = self._indexes(chr(codepoint))[0]
        size = self._sizes[index]
        height = self.ascent + self.descent
        number = self._numbers[index]
        return Glyph(self.bitmap, number, size >> 4, height, 0, -self.descent, size & 15, 0)

    # All text goes through these.

    def _indexes(self, text):
        """Returns for each letter its index in the tables. Plain ASCII, as most words are, is such
        indexes already: then a board takes a fifth of the time."""
        codes = text.encode()
        if len(codes) == len(text):
            return codes
        find = self._letters.find  # for a letter that is not found, -1 leads to the last of ASCII
        return bytes([ord(it) if it < "\x80" else ASCII + find(it) for it in text])

    def width(self, text):
        """Returns how many pixels `text` takes in one line."""
        sizes = self._sizes
        total = 0
        for index in self._indexes(text):
            total += sizes[index] & 15
        return total

    def write(self, bitmap, text, y=0, x=0):
        """Draws a text into a bitmap, as far as it fits; returns where it ends."""
        sizes = self._sizes
        numbers = self._numbers
        strip = self.bitmap
        room = bitmap.width
        height = self.ascent + self.descent
        for index in self._indexes(text):
            size = sizes[index]
            width = size >> 4
            if x + width > room:
                break
            left = numbers[index] * width
            blit(bitmap, strip, x, y, x1=left, y1=0, x2=left + width, y2=height)
            x += size & 15
        return min(x, room)
