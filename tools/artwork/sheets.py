"""Makes sheets: several tiles side by side in one bitmap."""

from .canvas import Canvas


def row(tiles):
    """Returns the `tiles`, all of one size, in one row."""
    height, width = len(tiles[0]), len(tiles[0][0])
    canvas = Canvas(width * len(tiles), height)
    for i, tile in enumerate(tiles):
        if len(tile) != height or any(len(line) != width for line in tile):
            raise ValueError(f"tile {i} is not {width} x {height}")
        canvas.stamp(tile, i * width, 0)
    return canvas


def cards(tiles):
    """Returns a row of cards: every frame unmarked, with `new`, with `open` and with both; then the
    other cards."""
    sheet = []
    for frame in ("plain", "chosen", "faded"):
        for marks in ((), ("new",), ("open",), ("new", "open")):
            card = [list(line) for line in tiles[frame]]
            for mark in marks:
                for y, line in enumerate(tiles[mark]):
                    for x, value in enumerate(line):
                        card[y][x] = value or card[y][x]
            sheet.append(card)
    return row([*sheet, tiles["back"], tiles["empty"]])


def by_size(tiles, sizes):
    """Sorts tiles by the first of the sizes (width, height) that each fits into; returns for each
    tile the number of its size, and for each size a canvas of its tiles, one below the other."""
    fits = [
        next(
            n for n, (wide, high) in enumerate(sizes) if len(tile[0]) <= wide and len(tile) <= high
        )
        for tile in tiles
    ]
    canvases = []
    for number, (width, height) in enumerate(sizes):
        own = [tile for tile, size in zip(tiles, fits) if size == number]
        canvases.append(Canvas(width, height * len(own)))
        for place, tile in enumerate(own):
            canvases[-1].stamp(tile, 0, height * place)
    return fits, canvases


def cut(canvas, width, height):
    """Cuts a picture into tiles of that size; returns a sheet of the different tiles, and the
    picture as rows of their numbers."""
    numbers = {}
    rows = []
    for top in range(0, canvas.height, height):
        line = []
        for left in range(0, canvas.width, width):
            tile = tuple(
                tuple(canvas.get(x, y) for x in range(left, left + width))
                for y in range(top, top + height)
            )
            line.append(numbers.setdefault(tile, len(numbers)))
        rows.append(line)
    return row(list(numbers)), rows
