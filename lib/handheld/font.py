"""Fonts of one's own for adafruit_display_text and `Line`, proportional and light on memory.

All letters stand in one strip of pixels (see loading.py). Letters of a width stand together, at
multiples of that width, so that a label finds any of them in the strip by its number alone.
"""

from fontio import Glyph

_UNKNOWN = "\ufffd"


class Font:
    """A font of `letters`, whose pixels are in the strip `bitmap`.

    `groups` tells, for the letters up to a place: (that place, width, distance of the next letter,
    what to add to a letter's place to get its number in the strip). A letter that the font lacks
    shows the sign it has for U+FFFD. Glyphs are made when asked for and kept by nobody.
    """

    def __init__(self, bitmap, ascent, descent, box, letters, groups):
        self.bitmap = bitmap
        self.ascent = ascent
        self.descent = descent
        self._box = box
        self._letters = letters
        self._groups = groups
        self._unknown = letters.find(_UNKNOWN)

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
