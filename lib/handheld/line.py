"""One line of text in a bitmap of its own: changing it allocates nothing and redraws little.

For text that changes often; adafruit_display_text serves for the rest.
"""

from bitmaptools import blit, fill_region
from displayio import Bitmap, TileGrid


class Line:
    """`tile` goes into a group; the text has the second colour of `pixel_shader`."""

    def __init__(self, font, pixel_shader, width, x=0, y=0):
        self._font = font
        self._bitmap = Bitmap(width, font.ascent + font.descent, 2)
        self._text = ""
        self.width = 0  # of the text shown
        self.tile = TileGrid(self._bitmap, pixel_shader=pixel_shader, x=x, y=y)

    @property
    def text(self):
        return self._text

    @text.setter
    def text(self, text):
        if text != self._text:
            self._text = text
            if self.width:
                fill_region(self._bitmap, 0, 0, self.width, self._bitmap.height, 0)
            self.width = write(self._bitmap, self._font, text)


def write(bitmap, font, text, y=0, x=0):
    """Draws a text into a bitmap, as far as it fits; returns where it ends."""
    for letter in text:
        glyph = font.get_glyph(ord(letter))
        if x + glyph.width > bitmap.width:
            break
        left = glyph.tile_index * glyph.width
        blit(bitmap, glyph.bitmap, x, y, x1=left, y1=0, x2=left + glyph.width, y2=glyph.height)
        x += glyph.shift_x
    return min(x, bitmap.width)
