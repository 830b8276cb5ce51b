"""Draws the picture of the house: its folders, and who imports whom, by the sources."""

from contest import charts

from . import layers

_GAMES = "kahuna", "piranja"
_LIBRARY = "handheld"
_BOX = 76, 26
_ROW = 54
_COLUMN = 88
_EDGE = 16
_FILL = {"kahuna": "#d8e9f5", "piranja": "#fbe3d3", _LIBRARY: "#e8e8e8"}


def draw(path):
    """Draws the folders as boxes, and lines down from each to those that it imports. A line is left
    out if others lead to the same place."""
    left = _EDGE
    places = {}
    below = {}
    for game in _GAMES:
        found = layers.layers(game)
        found.pop(f"{game}.records", None)  # this is for the desk
        found = {folder: {x for x in into if x in found} for folder, into in found.items()}
        rows = _rows(found)
        across = max(map(len, rows))
        for row, folders in enumerate(rows):
            for number, folder in enumerate(folders):
                x = left + (number + (across - len(folders)) / 2) * _COLUMN
                places[folder] = x, row
        below.update({folder: _nearest(folder, found) for folder in found})
        left += across * _COLUMN + _EDGE
    depth = max(row for _, row in places.values()) + 2
    canvas = charts.Canvas(round(left), round(_EDGE * 2 + depth * _ROW + _BOX[1] + 20))
    at = {folder: (x, _EDGE + (row + 1) * _ROW) for folder, (x, row) in places.items()}
    for folder, into in below.items():
        for other in into:
            _lead(canvas, at[folder], at[other])
    for game in _GAMES:
        _lead(canvas, (left / 2 - _BOX[0] / 2, _EDGE), at[game])
    for folder, (x, y) in at.items():
        _box(canvas, x, y, _BOX[0], folder.partition(".")[2] or folder, folder.partition(".")[0])
    _box(canvas, left / 2 - _BOX[0] / 2, _EDGE, _BOX[0], "code.py", _LIBRARY)
    bottom = _EDGE + depth * _ROW
    _box(canvas, _EDGE, bottom, left - 2 * _EDGE, "lib/handheld, which knows no game", _LIBRARY)
    note = "lines: imports, always downwards; rules do without lib"
    canvas.text(_EDGE, bottom + _BOX[1] + 16, note, charts.FAINT, 12)
    canvas.save(path)


def _rows(found):
    """Returns the folders in rows, each folder right below the lowest one that imports it."""
    rows = []
    waiting = dict(found)
    while waiting:
        imported = set().union(*waiting.values())
        rows.append(sorted({*waiting} - imported))
        for folder in rows[-1]:
            del waiting[folder]
    return rows


def _nearest(folder, found):
    """Returns what a folder imports, without what can also be reached through another import."""
    into = found[folder]
    beyond = set()
    waiting = [other for near in into for other in found[near]]
    while waiting:
        other = waiting.pop()
        beyond.add(other)
        waiting += found[other]
    return into - beyond


def _lead(canvas, start, end):
    (x, y), (to_x, to_y) = start, end
    half = _BOX[0] / 2
    canvas.line([(x + half, y + _BOX[1]), (to_x + half, to_y)], charts.FAINT, 1.2)


def _box(canvas, x, y, width, words, colour):
    corners = [(x, y), (x + width, y), (x + width, y + _BOX[1]), (x, y + _BOX[1])]
    canvas.area(corners, _FILL[colour])
    canvas.line([*corners, corners[0]], charts.INK, 1)
    canvas.text(x + width / 2, y + _BOX[1] / 2, words, anchor="mm")
