"""Texts of several lines or in tables, such as columns: for what does not change."""

from adafruit_display_text.bitmap_label import Label


def label(font, x, y, colour, text="", spacing=1.0):
    """Makes a text whose first line has its top at y."""
    words = Label(font, text=text, color=colour, line_spacing=spacing)
    words.x = x
    words.y = y + font.ascent - font.ascent // 2
    return words
