"""Draws fish from tiles, each in two frames.

    fish NAME TILE x,y TILE x,y ... | TILE x,y ...   a fish: its first frame, and its second

Each tile of a frame is drawn over those before it.
"""

from .canvas import Canvas
from .source import SourceError, points

WIDTH = 28
HEIGHT = 20


def paint(source):
    """Returns the names of the fish, and a canvas with their frames side by side."""
    names, frames = [], []
    for number, words in source.statements:
        if words[0] != "fish" or "|" not in words:
            raise source.error(number, "a fish is: fish NAME TILE x,y ... | TILE x,y ...")
        bar = words.index("|")
        names.append(words[1])
        frames.extend((words[2:bar], words[bar + 1 :]))
    canvas = Canvas(WIDTH * len(frames), HEIGHT)
    for i, words in enumerate(frames):
        for name, (x, y) in zip(words[::2], points(words[1::2])):
            tile = source.tiles[name]
            if y + len(tile) > HEIGHT or any(x + len(row) > WIDTH for row in tile):
                raise SourceError(f"{source.path.name}: {name} at {x},{y} leaves its place")
            canvas.stamp(tile, i * WIDTH + x, y)
    return names, canvas


def widths(names, canvas):
    """Returns how many columns each fish fills, in both its frames."""
    return [_width(canvas, 2 * i * WIDTH) for i in range(len(names))]


def _width(canvas, left):
    """Returns the width of the wider one of the two frames that begin at column `left`."""
    drawn = [
        x
        for frame in (left, left + WIDTH)
        for x in range(WIDTH)
        if any(canvas.get(frame + x, y) for y in range(HEIGHT))
    ]
    return max(drawn) + 1
