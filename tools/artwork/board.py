"""Paints the archipelago: the sea, the islands with their names, and the dotted lines."""

from .archipelago import HEIGHT, NAME_HEIGHT, NAME_WIDTH, WIDTH
from .canvas import Canvas, grown, shrunk


def paint(archipelago, tiny):
    """Returns the canvas of the board; `tiny` is the font of the names."""
    colours = archipelago.source.names
    canvas = Canvas(WIDTH, HEIGHT, colours["sea"])
    waves(canvas, archipelago)
    shallow = grown(archipelago.land)
    canvas.paint({(x + 1, y + 2) for x, y in shallow}, colours["depth"])
    canvas.paint(grown(shallow, True), colours["shallow"])
    for line in archipelago.lines:
        for x, y in line.beads:
            canvas.box(x, y, 2, 2, colours["foam"])
    for island in archipelago.islands:
        land(canvas, island, colours)
    for tile, x, y in archipelago.extras:
        canvas.stamp(tile, x, y)
    for island in archipelago.islands:
        label(canvas, island, tiny, colours)
    return canvas


def waves(canvas, archipelago):
    """Draws small crests in staggered rows, away from land and lines."""
    wave = archipelago.source.tiles["wave"]
    busy = grown(grown(grown(archipelago.land)))
    for line in archipelago.lines:
        busy |= set(line.sprite)
    busy = grown(busy)
    for row, y in enumerate(range(2, HEIGHT - 2, 6)):
        for column, x in enumerate(range(row * 7 % 13 - 4, WIDTH - 3, 13)):
            left = x + (row * 5 + column * 3) % 4
            spots = {(left + i, y + j) for j in range(len(wave)) for i in range(len(wave[0]))}
            if left >= 0 and not spots & busy:
                canvas.stamp(wave, left, y)


def land(canvas, island, colours):
    """Draws beach, grass lit from the upper left, and the clearing for the stone."""
    pixels = island.land
    canvas.paint(pixels, colours["sand"])
    canvas.paint({(x, y) for x, y in pixels if (x, y + 1) not in pixels}, colours["beach"])
    green = shrunk(pixels)
    canvas.paint(green, colours["meadow"])
    canvas.paint({(x, y) for x, y in green if (x - 2, y - 2) in green}, colours["grass"])
    for x, y in shrunk(green):
        if not {(x + 2, y + 2), (x + 1, y + 2)} <= green:
            canvas.set(x, y, colours["wood"])
    spot = disc(*island.stone)
    canvas.paint(grown(spot) & green, colours["wood"])
    canvas.paint(spot & green, colours["meadow"])


def disc(x, y):
    """Returns the pixels of the clearing around a stone."""
    reach = range(-4, 5)
    return {(x + i, y + j) for j in reach for i in reach if i * i + j * j <= 18}


def label(canvas, island, tiny, colours):
    """Writes the island's name, dark on a light meadow with round corners."""
    x, y = island.label
    canvas.box(x - 1, y, NAME_WIDTH + 2, NAME_HEIGHT, colours["meadow"])
    canvas.box(x, y - 1, NAME_WIDTH, NAME_HEIGHT + 2, colours["meadow"])
    canvas.paint(tiny.dots(island.name, x, y), colours["ink"])
