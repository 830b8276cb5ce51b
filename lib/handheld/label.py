"""Texts of several lines, or in tables: for pages and the like, not for what changes often."""

from adafruit_display_text.bitmap_label import Label


def label(font, x, y, colour, text="", spacing=1.0):
    """A text whose first line has its top at y."""
    words = Label(font, text=text, color=colour, line_spacing=spacing)
    words.x = x
    words.y = y + font.ascent - font.ascent // 2
    return words
