"""Paints the faces of cards: an island's name, and below it a map that shows where it is."""

from . import archipelago
from .canvas import Canvas

WIDTH = 15
HEIGHT = 11
_MAP_TOP = 6  # where the map begins, below the name
_NAME, _DOT, _HERE = 1, 2, 3


def paint(islands, tiny):
    """Returns the faces of the islands' cards below one another; the last one is empty."""
    canvas = Canvas(WIDTH, HEIGHT * (len(islands) + 1))
    dots = [_dot(*island.centre) for island in islands]
    for number, island in enumerate(islands):
        top = HEIGHT * number
        canvas.paint(tiny.dots(island.name, 0, top), _NAME)
        canvas.paint([(x, top + y) for x, y in dots], _DOT)
        x, y = dots[number]  # the card's own island is larger
        above = max(y - 1, _MAP_TOP)
        canvas.box(x - 1, top + above, 3, min(y + 2, HEIGHT) - above, _HERE)
    return canvas


def _dot(x, y):
    """Returns where an island's dot is on the map."""
    height = HEIGHT - _MAP_TOP
    left = x * (WIDTH - 3) // archipelago.WIDTH + 2
    return left, _MAP_TOP + y * height // archipelago.HEIGHT
