"""Things that move in a picture: fireworks, lightning, rain, gulls."""

from handheld.living import Living

# The first tile of each one in moving.bmp.
BURST, SHOWER, FLASH, RAIN, GULL = range(0, 20, 4)

_TILES = 4
_BEAT = 7  # frames, about, for each tile


def living(art, places, down=0):
    """Returns what moves in a picture: `places` are (x, y, what moves there), all of them shifted
    `down`. Each one is a bit later than the one before."""
    count = len(places)
    lasts = max(_BEAT // count, 1)
    steps = lasts * _TILES
    paths = [
        (number, _TILES, lasts, x, down + y, 0, 0, steps, steps, at * lasts % steps)
        for at, (x, y, number) in enumerate(places)
    ]
    return Living(art.folder + "kahuna/moving.bmp", paths)
