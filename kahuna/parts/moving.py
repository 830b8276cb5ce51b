"""Things that move in a picture: fireworks, lightning, rain, gulls."""

from handheld.art import tiles
from handheld.clock import since

# The first tile of each one in moving.bmp.
BURST, SHOWER, FLASH, RAIN, GULL = range(0, 20, 4)

_TILES = 4
_TILE = 11  # pixels
_BEAT = 240  # milliseconds for each tile


class Moving:
    """Tiles in a group: `places` are (x, y, what moves there), all of them shifted `down`."""

    def __init__(self, pictures, group, places, down, now):
        self._since = now
        self._moving = []
        sheet, shader = pictures.sheet("moving")
        for x, y, number in places:
            tile = tiles(sheet, shader, _TILE, _TILE, x, down + y)
            # Each one is a bit later than the one before.
            tile[0] = number + len(self._moving) % _TILES
            self._moving.append(tile)
            group.append(tile)

    def step(self, now):
        """Shows the next tile of each one if it is time; returns whether it was."""
        if since(now, self._since) <= _BEAT:
            return False
        self._since = now
        for tile in self._moving:
            number = tile[0]
            tile[0] = number - number % _TILES + (number + 1) % _TILES
        return True
