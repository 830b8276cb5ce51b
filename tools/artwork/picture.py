"""Draws pictures by statements, one after the other, each over what is already there.

    size W H                   the picture, filled with the palette's first colour
    box COLOUR x,y w,h         oval COLOUR x,y w,h
    shape COLOUR x,y x,y ...   with straight sides; blob COLOUR ... with round ones
    path COLOUR x,y x,y ...    a thin line from point to point
    fade x,y w,h COLOUR ...    bands from top to bottom, mixed where they meet
    put TILE x,y               a tile, with its top left corner there
    figure NAME x,y ...        adds to a figure for later use; hole NAME ... takes away from it
    mask NAME x,y              adds the figure, moved there, to the mask; `mask` alone empties it
    ink COLOUR                 paints the mask; halo COLOUR N paints N pixels around it
    rim COLOUR dx,dy           paints those of its pixels that have no neighbour in that direction
    bands COLOUR ...           paints the mask in bands from its top to its bottom

Colours go by name; places and sizes are in pixels.
"""

from .canvas import Canvas, angular, grown, inside, smooth, straight
from .source import points


def paint(source):
    """Returns the canvas that the statements of `source` draw."""
    painter = _Painter(source)
    for number, words in source.statements:
        act = getattr(painter, "do_" + words[0], None)
        if act is None:
            raise source.error(number, f"no such statement: {words[0]}")
        try:
            act(*words[1:])
        except (KeyError, TypeError, ValueError) as fault:
            raise source.error(number, f"{' '.join(words)}: {fault}") from None
    return painter.canvas


class _Painter:
    def __init__(self, source):
        self.source = source
        self.canvas = None
        self.figures = {}
        self.mask = set()

    def _colour(self, name):
        return self.source.names[name]

    def _inside(self, polygon):
        return inside(polygon, self.canvas.width, self.canvas.height)

    def do_size(self, width, height):
        self.canvas = Canvas(int(width), int(height))

    def do_box(self, colour, corner, size):
        (x, y), (width, height) = points((corner, size))
        self.canvas.box(x, y, width, height, self._colour(colour))

    def do_oval(self, colour, corner, size):
        (left, top), (width, height) = points((corner, size))
        limit = (width * height) ** 2
        for y in range(height):
            for x in range(width):
                across, down = (2 * x + 1 - width) * height, (2 * y + 1 - height) * width
                if across * across + down * down <= limit:
                    self.canvas.set(left + x, top + y, self._colour(colour))

    def do_shape(self, colour, *corners):
        self.canvas.paint(self._inside(angular(points(corners))), self._colour(colour))

    def do_blob(self, colour, *corners):
        self.canvas.paint(self._inside(smooth(points(corners))), self._colour(colour))

    def do_path(self, colour, *corners):
        stops = points(corners)
        for start, end in zip(stops, stops[1:]):
            self.canvas.paint(straight(*start, *end), self._colour(colour))

    def do_fade(self, corner, size, *colours):
        (left, top), (width, height) = points((corner, size))
        values = [self._colour(name) for name in colours]
        for y in range(height):
            # `past` is in sixteenths of a band, counted from the middle of `band`. Half-way between
            # two middles the bands are mixed, pixel by pixel in a fixed order of eight.
            band, past = divmod((2 * y + 1) * len(values) * 8 // height - 8, 16)
            for x in range(left, left + width):
                order = (x + 2 * y) % 4 * 2 + y % 2
                index = min(max(band + (past >= 4 + order), 0), len(values) - 1)
                self.canvas.set(x, top + y, values[index])

    def do_put(self, tile, corner):
        ((x, y),) = points((corner,))
        self.canvas.stamp(self.source.tiles[tile], x, y)

    def do_figure(self, name, *corners):
        self.figures.setdefault(name, set()).update(self._inside(angular(points(corners))))

    def do_hole(self, name, *corners):
        self.figures[name] -= self._inside(angular(points(corners)))

    def do_mask(self, name=None, corner=None):
        if name is None:
            self.mask = set()
            return
        ((left, top),) = points((corner,))
        self.mask |= {(x + left, y + top) for x, y in self.figures[name]}

    def do_ink(self, colour):
        self.canvas.paint(self.mask, self._colour(colour))

    def do_halo(self, colour, size):
        wide = self.mask
        for step in range(int(size)):
            wide = grown(wide, step % 2 == 0)
        self.canvas.paint(wide - self.mask, self._colour(colour))

    def do_rim(self, colour, step):
        ((dx, dy),) = points((step,))
        rim = {(x, y) for x, y in self.mask if (x + dx, y + dy) not in self.mask}
        self.canvas.paint(rim, self._colour(colour))

    def do_bands(self, *colours):
        top = min(y for _, y in self.mask)
        height = max(y for _, y in self.mask) - top + 1
        for x, y in self.mask:
            self.canvas.set(x, y, self._colour(colours[(y - top) * len(colours) // height]))
