"""Proportional fonts for adafruit_display_text and `Line`, light on memory.

All letters are in one strip of pixels (see loading.py). Letters of one width are together, at
multiples of that width, so that a label finds each of them in the strip by its number alone.
"""

from fontio import Glyph

_UNKNOWN = "\ufffd"


class Font:
    """A font of `letters`, whose pixels are in the strip `bitmap`.

    `groups` says, for the letters up to a place: (that place, width, distance to the next letter,
    what to add to a letter's place to get its number in the strip). For a letter that it lacks the
    font shows U+FFFD. Glyphs are made when asked for and not kept.
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
        """Returns the widest letter and the pitch of lines, which labels multiply."""
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
        """Returns how many pixels `text` takes in one line."""
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
