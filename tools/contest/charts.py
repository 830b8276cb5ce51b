"""Pictures of figures: a canvas with an axis, for README and for people's own games.

The colours can be told apart by people who see few of them. Everything is drawn twice as large as
it is meant to be seen, so that it stays sharp on fine screens.
"""

from PIL import Image, ImageDraw, ImageFont

SCALE = 2
PAPER = "#ffffff"
INK = "#222222"
FAINT = "#6a6a6a"
GRID = "#dddddd"
BLUE = "#0072b2"
ORANGE = "#d55e00"


class Canvas:
    """Draws in points; a point is SCALE pixels wide and high."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self._image = Image.new("RGB", (width * SCALE, height * SCALE), PAPER)
        self._draw = ImageDraw.Draw(self._image)

    def line(self, points, colour, width=1):
        places = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(places, fill=colour, width=round(width * SCALE), joint="curve")

    def area(self, points, colour):
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=colour)

    def disc(self, x, y, radius, colour, edge=None):
        box = [(place + sign * radius) * SCALE for sign in (-1, 1) for place in (x, y)]
        self._draw.ellipse(box, fill=colour, outline=edge, width=round(1.5 * SCALE))

    def text(self, x, y, words, colour=INK, size=13, anchor="lm"):
        """Writes words; the anchor is Pillow's: left, middle or right, then top, middle, ..."""
        place = (x * SCALE, y * SCALE)
        self._draw.text(place, words, fill=colour, font=_font(size), anchor=anchor)

    def save(self, path):
        self._image.save(path, format="PNG", optimize=True)


def _font(size):
    return ImageFont.load_default(size * SCALE)


def width_of(words, size=13):
    return _font(size).getlength(words) / SCALE


def fitting(words, room, size=13):
    """Returns the words, with the end cut off if they are too long for the room."""
    if width_of(words, size) <= room:
        return words
    while words and width_of(words + "...", size) > room:
        words = words[:-1]
    return words.rstrip() + "..."


def steps(low, high, most):
    """Returns at most `most` round numbers for an axis, from below `low` to above `high`."""
    size = 1
    while True:
        for factor in (1, 2, 5):
            step = size * factor
            first, last = low // step, -(-high // step)
            if last - first + 1 <= most:
                return [round(step * n) for n in range(int(first), int(last) + 1)]
        size *= 10
