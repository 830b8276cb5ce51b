"""The water behind everything, which darkens as the shoal dwindles."""

from displayio import Group, TileGrid

from handheld import modules
from handheld.art import colours

from ..look.layout import WATER, WATER_SIZE
from ..look.palette import STEPS, darker

TOP = 10
_ACROSS = 160 // WATER_SIZE
_BANDS = (0, 3, 6, 9, 13)  # the rows of tiles where each begins and the last one ends


class Water:
    """In bands, so that a change of all its colours can be spread over frames."""

    def __init__(self, pictures):
        from handheld.loading import load_sheet

        bitmap, own = load_sheet(pictures.folder + "water.bmp", 16, False)
        modules.drop("handheld.loading")
        self._colours = [own[i] for i in range(16)]
        self._palettes = []
        self._steps = bytearray(b"\xff" * (len(_BANDS) - 1))
        self.group = Group(y=TOP)
        for band in range(len(_BANDS) - 1):
            first, end = _BANDS[band : band + 2]
            palette = colours(self._colours)
            tile = TileGrid(
                bitmap,
                pixel_shader=palette,
                width=_ACROSS,
                height=end - first,
                tile_width=WATER_SIZE,
                tile_height=WATER_SIZE,
                y=first * WATER_SIZE,
            )
            for at in range((end - first) * _ACROSS):
                tile[at] = WATER[first * _ACROSS + at]
            self._palettes.append(palette)
            self.group.append(tile)

    def darken(self, step):
        """Makes one band as dark as that step; returns whether all of them are by now."""
        for band in range(len(self._steps)):
            if self._steps[band] != step:
                self._steps[band] = step
                palette = self._palettes[band]
                for i in range(16):
                    palette[i] = darker(self._colours[i], step)
                return False
        return True


def step_for(left, all_cards):
    """Returns how dark it is with so many shoal cards left of all."""
    return (STEPS - 1) * (all_cards - left) // all_cards
