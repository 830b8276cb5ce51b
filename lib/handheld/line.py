"""One line of text in a bitmap of its own: changing it allocates nothing and redraws little.

It is for text that changes often; for the rest there is adafruit_display_text.
"""

from bitmaptools import fill_region
from displayio import Bitmap, TileGrid

MIDDLE = -1
EDGE = -2


class Line:
    """`tile` goes into a group; the text has the second colour of `pixel_shader`. It begins at `x`,
    or stands in the MIDDLE of the screen, or ends at its right EDGE.

    `width` is the room for any text to come; empty room takes as long to draw as letters do.
    """

    def __init__(self, font, pixel_shader, width, x=0, y=0):
        self._font = font
        self._bitmap = Bitmap(width, font.ascent + font.descent, 2)
        self._text = ""
        self._x = x
        self.width = 0  # of the text shown
        self.tile = TileGrid(self._bitmap, pixel_shader=pixel_shader, x=max(x, 0), y=y)

    @property
    def text(self):
        return self._text

    @text.setter
    def text(self, text):
        if text != self._text:
            self._text = text
            if self.width:
                fill_region(self._bitmap, 0, 0, self.width, self._bitmap.height, 0)
            self.width = self._font.write(self._bitmap, text)
            if self._x == MIDDLE:
                self.tile.x = (160 - self.width) // 2
            elif self._x == EDGE:
                self.tile.x = 156 - self.width

    def shade(self, shader):
        """Gives the text another colour; only a change is drawn."""
        if self.tile.pixel_shader is not shader:
            self.tile.pixel_shader = shader
