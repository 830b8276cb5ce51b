"""The islands, their lines, and where everything is on the board, read from the source."""

from math import sqrt

from .canvas import evened, inside, smooth, straight
from .source import points

WIDTH = 160
HEIGHT = 103
NAME_WIDTH = 15
NAME_HEIGHT = 5
STONE = 9

# How far a bridge reaches to either side of its line, and how far the deck between the rails does.
_REACH = 2.3
_DECK = 1.25
_PITCH = 5
_PLANK = 2
_LARGE = 300  # a bridge whose box has so many pixels is cut into pieces

# Pieces of about the same size share a Bitmap, as tiles of one of these widths and heights. A
# bridge that changes is sent to the display in whole tiles: they are hardly larger than the pieces.
SIZES = (
    *((5, 12), (5, 22), (5, 29), (5, 51), (12, 5), (13, 6), (8, 11), (9, 7), (13, 10), (13, 12)),
    *((16, 11), (11, 18), (13, 16), (13, 19), (24, 5), (30, 5)),
)

# Pixels of water between two shores, without which a bridge would not look like one.
_SHORTEST = 7

CORE, RAIL, PLANK = 1, 2, 3


class Island:
    """One island: its land as a set of pixels, and the places on it."""

    def __init__(self, letter, name):
        self.letter = letter
        self.name = name
        self.land = set()
        self.label = (0, 0)
        self.stone = (0, 0)

    @property
    def centre(self):
        """The middle of its land."""
        count = len(self.land)
        return sum(x for x, _ in self.land) // count, sum(y for _, y in self.land) // count

    @property
    def label_box(self):
        x, y = self.label
        return {(i, j) for j in range(y, y + NAME_HEIGHT) for i in range(x, x + NAME_WIDTH)}

    @property
    def stone_box(self):
        x, y = self.stone
        half = STONE // 2
        reach = range(-half, half + 1)
        return {(x + i, y + j) for j in reach for i in reach if abs(i) + abs(j) < 2 * half}


class Line:
    """One line between two islands, from shore to shore."""

    def __init__(self, name, start, end, land):
        self.name = name
        self.start = start
        self.end = end
        self.length = sqrt((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2)
        self.wet = [p for p in straight(*start, *end) if p not in land]
        self.beads = self._beads()
        self.sprite = self._sprite()

    @property
    def middle(self):
        """The pixel half-way between the two shores."""
        return self.wet[len(self.wet) // 2]

    def _place(self, x, y):
        """Returns how far along the line a point lies, and how far to the side."""
        (x0, y0), (x1, y1) = self.start, self.end
        dx, dy = x1 - x0, y1 - y0
        along = ((x - x0) * dx + (y - y0) * dy) / self.length
        beside = ((x - x0) * dy - (y - y0) * dx) / self.length
        return along, beside

    def _beads(self):
        """Returns the top left corners of the dots, 2 x 2 each, spread evenly over the water."""
        (x0, y0), (x1, y1) = self.start, self.end
        long = len(self.wet) * self.length / max(abs(x1 - x0), abs(y1 - y0))
        count = max(int(long / _PITCH + 0.5), 2)
        return [self.wet[(2 * i + 1) * len(self.wet) // (2 * count)] for i in range(count)]

    def _sprite(self):
        """Returns the bridge's pixels, {(x, y): CORE, RAIL or PLANK}, with a plank over every
        dot."""
        (x0, y0), (x1, y1) = self.start, self.end
        planks = [self._place(x + 0.5, y + 0.5)[0] for x, y in self.beads]
        pixels = {}
        for y in range(min(y0, y1) - 3, max(y0, y1) + 4):
            for x in range(min(x0, x1) - 3, max(x0, x1) + 4):
                along, beside = self._place(x, y)
                if not -0.5 <= along <= self.length + 0.5 or abs(beside) > _REACH:
                    continue
                if abs(beside) > _DECK or not 0.5 <= along <= self.length - 0.5:
                    pixels[x, y] = RAIL
                elif any(abs(along - plank) < _PLANK / 2 for plank in planks):
                    pixels[x, y] = PLANK
                else:
                    pixels[x, y] = CORE
        for x, y in self.beads:
            pixels.update({(i, j): PLANK for i in (x, x + 1) for j in (y, y + 1)})
        return pixels

    def pieces(self):
        """Returns the bridge in pieces, each as x, y and rows of values, 0 where nothing is drawn.

        The box around a long slanting bridge is nearly empty, but all of it is sent to the display.
        So such a bridge is cut into three.
        """
        x, y, width, height = _box(self.sprite)
        if width * height < _LARGE:
            return [_rows(self.sprite)]
        across = width > height
        cut = {}
        for (i, j), value in self.sprite.items():
            number = (i - x) * 3 // width if across else (j - y) * 3 // height
            cut.setdefault(number, {})[i, j] = value
        return [_rows(part) for _, part in sorted(cut.items())]


def _box(sprite):
    """Returns the smallest rectangle around pixels: x, y, width, height."""
    xs = [x for x, _ in sprite]
    ys = [y for _, y in sprite]
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def _rows(sprite):
    x, y, width, height = _box(sprite)
    rows = [[sprite.get((i, j), 0) for i in range(x, x + width)] for j in range(y, y + height)]
    return x, y, rows


class Archipelago:
    """The whole board: its islands and lines."""

    def __init__(self, source):
        self.source = source
        self.islands = []
        self.land = set()
        self.lines = []
        self.extras = []
        for number, words in source.statements:
            try:
                self._read(words[0], words[1:])
            except (LookupError, TypeError, ValueError) as fault:
                raise source.error(number, f"{' '.join(words)}: {fault}") from None

    def _read(self, verb, rest):
        if verb == "island":
            self.islands.append(Island(*rest))
        elif verb == "coast":
            shore = inside(smooth(points(rest)), WIDTH, HEIGHT)
            self.islands[-1].land = evened(shore)
            self.land |= self.islands[-1].land
        elif verb in ("name", "stone"):
            x, y = rest
            setattr(self.islands[-1], "label" if verb == "name" else "stone", (int(x), int(y)))
        elif verb == "put":
            tile, x, y = rest
            self.extras.append((self.source.tiles[tile], int(x), int(y)))
        elif verb == "line":
            name, start, end = rest
            self.lines.append(Line(name, *points((start, end)), land=self.land))
        else:
            raise ValueError("no such statement")

    def island(self, letter):
        return next(island for island in self.islands if island.letter == letter)

    def faults(self):
        """Returns a sentence for everything that would confuse a player."""
        found = []
        for island in self.islands:
            found.extend(self._island_faults(island))
        for line in self.lines:
            found.extend(self._line_faults(line))
        for i, one in enumerate(self.lines):
            for other in self.lines[i + 1 :]:
                shared = set(one.sprite) & set(other.sprite)
                if shared - self.land:
                    found.append(f"{one.name} and {other.name} touch on the water")
                if one.sprite == other.sprite:
                    found.append(f"{one.name} and {other.name} are the same")
        return found

    def _island_faults(self, island):
        for what, box in (("name", island.label_box), ("stone", island.stone_box)):
            if not box <= island.land:
                yield f"the {what} of {island.name} does not fit on it"
            for line in self.lines:
                if box & set(line.sprite):
                    yield f"{line.name} runs over the {what} of {island.name}"
        if island.label_box & island.stone_box:
            yield f"the stone of {island.name} hides its name"

    def _line_faults(self, line):
        a, b = (self.island(letter) for letter in line.name)
        sprite = set(line.sprite)
        if line.start not in a.land or line.end not in b.land:
            yield f"{line.name} does not begin and end on its islands"
        if len(line.wet) < _SHORTEST:
            yield f"{line.name} is too short to be seen"
        for island in self.islands:
            if island not in (a, b) and sprite & island.land:
                yield f"{line.name} touches {island.name}"
        if not all(0 <= x < WIDTH and 0 <= y < HEIGHT for x, y in sprite):
            yield f"{line.name} leaves the board"
