"""The serial console on the display, which a board shows as long as no program shows a picture."""

import displayio
import terminalio

_ABOVE_BASELINE = 9


class Terminal:
    """Lines of text in the built-in font; the last ones are visible. `group` is their picture."""

    def __init__(self, width, height):
        self._letter = terminalio.FONT.get_bounding_box()
        self._columns = width // self._letter[0]
        self._rows = height // self._letter[1]
        self._lines = [""]
        self._drawn = None
        self._bitmap = displayio.Bitmap(width, height, 2)
        colours = displayio.Palette(2)
        colours[1] = 0xFFFFFF
        self.group = displayio.Group()
        self.group.append(displayio.TileGrid(self._bitmap, pixel_shader=colours))

    def write(self, text):
        for letter in text.replace("\r", ""):
            if letter == "\n" or len(self._lines[-1]) == self._columns:
                self._lines.append("")
            if letter != "\n":
                self._lines[-1] += letter
        del self._lines[: -self._rows]

    def draw(self):
        """Brings the picture up to date."""
        if self._lines == self._drawn:
            return
        self._drawn = list(self._lines)
        self._bitmap.fill(0)
        width, height = self._letter
        for row, line in enumerate(self._lines):
            for column, letter in enumerate(line):
                glyph = terminalio.FONT.get_glyph(ord(letter))
                if glyph is not None:
                    self._put(glyph, column * width, row * height + _ABOVE_BASELINE)

    def _put(self, glyph, left, baseline):
        top = baseline - glyph.height - glyph.dy
        for y in range(max(0, -top), glyph.height):  # a letter may begin above the display
            for x in range(glyph.width):
                if glyph.bitmap[x, y]:
                    self._bitmap[left + glyph.dx + x, top + y] = 1
