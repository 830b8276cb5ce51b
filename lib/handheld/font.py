"""Proportional fonts for `Line` and adafruit_display_text, light on memory.

All letters are in one strip of pixels (see font_loading.py). Letters of the same width stand
together, at multiples of that width, so that a label finds each one by its number alone.
"""

from bitmaptools import blit
from fontio import Glyph


class Font:
    """A font of `letters`, whose pixels are in the strip `bitmap`.

    `numbers` has the number of each letter in the strip, `sizes` has 16 times its width plus the
    distance to the next letter. The last entry in both is shown for a letter that the font lacks.
    Glyphs are made when asked for and not kept.
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
        index = self._letters.find(chr(codepoint))
        size = self._sizes[index]
        height = self.ascent + self.descent
        number = self._numbers[index]
        return Glyph(self.bitmap, number, size >> 4, height, 0, -self.descent, size & 15, 0)

    # All text goes through these two. For a letter that is not found, -1 leads to the last entry.

    def width(self, text):
        """Returns how many pixels `text` takes in one line."""
        find = self._letters.find
        sizes = self._sizes
        total = 0
        for letter in text:
            total += sizes[find(letter)] & 15
        return total

    def write(self, bitmap, text, y=0, x=0):
        """Draws a text into a bitmap, as far as it fits; returns where it ends."""
        find = self._letters.find
        sizes = self._sizes
        room = bitmap.width
        height = self.ascent + self.descent
        for letter in text:
            index = find(letter)
            size = sizes[index]
            width = size >> 4
            if x + width > room:
                break
            left = self._numbers[index] * width
            blit(bitmap, self.bitmap, x, y, x1=left, y1=0, x2=left + width, y2=height)
            x += size & 15
        return min(x, room)
