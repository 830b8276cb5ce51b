"""Small pictures that move on another: smoke, birds, a fish that swims by.

In each frame one of them takes a step, so that there is never much to draw.
"""

from displayio import Group

from handheld.art import tiles
from handheld.sheets import load_sheet

_TILE = 11  # pixels
_PART = 4  # steps are in such parts of a pixel


class Living:
    """`paths` has for each picture its first tile, how many tiles it has, and the steps for which
    each is shown; x and y at first, and how far a step goes, in quarters of a pixel; the steps
    until it is out of sight, and until it comes again; and the step with which it begins."""

    def __init__(self, sheet, paths):
        self.group = Group()
        self._paths = paths
        self._turn = 0
        bitmap, shader = load_sheet(sheet)
        self._steps = []
        for path in paths:
            self.group.append(tiles(bitmap, shader, _TILE, _TILE, 0, 0))
            self._steps.append(path[-1])
        for number in range(len(paths)):
            self._show(number)

    def step(self):
        """Moves the next picture on; returns whether all have been moved once more."""
        number = self._turn
        self._turn = (number + 1) % len(self._paths)
        again = self._paths[number][8]
        self._steps[number] = (self._steps[number] + 1) % again
        self._show(number)
        return not self._turn

    def _show(self, number):
        first, count, lasts, x, y, across, down, visible, _, _ = self._paths[number]
        step = self._steps[number]
        tile = self.group[number]
        tile.hidden = step >= visible
        if step < visible:
            tile[0] = first + step // lasts % count
            tile.x = x + across * step // _PART
            tile.y = y + down * step // _PART
