"""A bright plate with the name of the island under the cursor, over the name on the board."""

from bitmaptools import blit, fill_region
from displayio import Bitmap, TileGrid

from handheld import menu_colours
from handheld.art import colours

from ..look.layout import NAME_HEIGHT, NAME_WIDTH, NAMES
from ..look.pictures import FACE_HEIGHT
from ..play.slots import NO_CARD

_RIM = 2
_WIDTH = NAME_WIDTH + 2 * _RIM
_HEIGHT = NAME_HEIGHT + 2 * _RIM


class Spotlight:
    """`tile` goes on top of the board."""

    def __init__(self, pictures):
        self._faces = pictures.faces
        # As many values as the faces: CircuitPython's blit refuses a target with fewer bits.
        self._plate = Bitmap(_WIDTH, _HEIGHT, 4)
        self._plate.fill(1)
        fill_region(self._plate, 1, 1, _WIDTH - 1, _HEIGHT - 1, 0)
        self._island = NO_CARD
        self.tile = TileGrid(
            self._plate, pixel_shader=colours((menu_colours.GLOW, menu_colours.INK))
        )
        self.tile.hidden = True

    def show(self, island):
        """Lights up the name of an island, or none (NO_CARD)."""
        if island == self._island:
            return
        self._island = island
        tile = self.tile
        tile.hidden = island == NO_CARD
        if island != NO_CARD:
            top = FACE_HEIGHT * island
            blit(
                self._plate,
                self._faces,
                _RIM,
                _RIM,
                x1=0,
                y1=top,
                x2=NAME_WIDTH,
                y2=top + NAME_HEIGHT,
            )
            tile.x = NAMES[2 * island] - _RIM
            tile.y = NAMES[2 * island + 1] - _RIM
