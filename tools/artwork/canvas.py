"""A small indexed canvas and the shapes that the sources are drawn with, all in whole numbers."""

_STEPS = 8  # straight pieces for each stretch of a smooth curve


def smooth(points):
    """Returns the closed curve through `points` as a polygon (Catmull-Rom), in 1/1024 pixels."""
    count = len(points)
    curve = []
    for i in range(count):
        p0, p1, p2, p3 = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        for step in range(_STEPS):
            point = []
            for a, b, c, d in zip(p0, p1, p2, p3):
                # t = step/8, so t^3 counts in 1/512; half of that, as the curve needs, is 1/1024
                value = 2 * b * 512 + (c - a) * step * 64
                value += (2 * a - 5 * b + 4 * c - d) * step * step * 8
                value += (3 * b - a - 3 * c + d) * step * step * step
                point.append(value)
            curve.append((point[0], point[1]))
    return curve


def angular(points):
    """Returns the polygon with straight sides through `points`, in 1/1024 pixels."""
    return [(x * 1024, y * 1024) for x, y in points]


def inside(polygon, width, height):
    """Returns the set of pixels (x, y) whose centres lie inside `polygon`."""
    found = set()
    sides = list(zip(polygon, polygon[1:] + polygon[:1]))
    for y in range(height):
        cy = y * 1024
        crossings = []
        for (x0, y0), (x1, y1) in sides:
            if (y0 <= cy) != (y1 <= cy):
                crossings.append(x0 + (x1 - x0) * (cy - y0) // (y1 - y0))
        crossings.sort()
        for left, right in zip(crossings[::2], crossings[1::2]):
            first = max(0, -(-left // 1024))
            last = min(width - 1, right // 1024)
            found.update((x, y) for x in range(first, last + 1))
    return found


def grown(pixels, diagonal=False):
    """Returns `pixels` and their neighbours on four sides, or on eight."""
    more = set(pixels)
    for x, y in pixels:
        more.update(((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))
        if diagonal:
            more.update(((x + 1, y + 1), (x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1)))
    return more


def shrunk(pixels):
    """Returns the `pixels` that have all four neighbours."""
    return {(x, y) for x, y in pixels if {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} <= pixels}


def evened(pixels):
    """Returns `pixels` without lone bumps on the edge, and with lone notches filled."""
    for _ in range(2):
        edge = grown(pixels)
        pixels = {p for p in edge if len(_neighbours(p) & pixels) >= (2 if p in pixels else 3)}
    return pixels


def _neighbours(pixel):
    x, y = pixel
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def straight(x0, y0, x1, y1):
    """Returns the pixels of the line from one point to the other, both included."""
    steps = max(abs(x1 - x0), abs(y1 - y0), 1)
    half = steps // 2
    return [
        (x0 + ((x1 - x0) * i + half) // steps, y0 + ((y1 - y0) * i + half) // steps)
        for i in range(steps + 1)
    ]


class Canvas:
    """A picture whose pixels are indexes into a palette."""

    def __init__(self, width, height, fill=0):
        self.width = width
        self.height = height
        self.pixels = bytearray([fill]) * (width * height)

    def get(self, x, y):
        return self.pixels[y * self.width + x]

    def set(self, x, y, value):
        if 0 <= x < self.width and 0 <= y < self.height:
            self.pixels[y * self.width + x] = value

    def paint(self, pixels, value):
        for x, y in pixels:
            self.set(x, y, value)

    def box(self, x, y, width, height, value):
        self.paint(((i, j) for j in range(y, y + height) for i in range(x, x + width)), value)

    def stamp(self, tile, x, y):
        """Draws a tile (rows of indexes, None is transparent) with its top left corner at x, y."""
        for j, row in enumerate(tile):
            for i, value in enumerate(row):
                if value is not None:
                    self.set(x + i, y + j, value)
