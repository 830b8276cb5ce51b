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


def packed(tiles, width):
    """Packs `tiles` of any size in rows; returns the canvas and the corner of each tile."""
    corners = [None] * len(tiles)
    x = y = shelf = 0
    for i in sorted(range(len(tiles)), key=lambda i: (-len(tiles[i]), -len(tiles[i][0]), i)):
        if x + len(tiles[i][0]) > width:
            x, y, shelf = 0, y + shelf, 0
        corners[i] = (x, y)
        x += len(tiles[i][0])
        shelf = max(shelf, len(tiles[i]))
    canvas = Canvas(width, y + shelf)
    for tile, (left, top) in zip(tiles, corners):
        canvas.stamp(tile, left, top)
    return canvas, corners


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
