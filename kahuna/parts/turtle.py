"""The turtle that teaches: its face beside the words shows how the lesson goes."""

from handheld.art import tiles
from handheld.clock import since

from ..look.layout import BOARD_TOP
from ..play.lesson_guide import EXPLAINS

ROOM = 143  # pixels for the words beside it

_SIZE = 16
_BLINKS = 4  # the tile after those of its faces
_OPEN = 3500  # milliseconds between blinks
_BLINK = 150


class Turtle:
    """`tile` shows the turtle."""

    def __init__(self, pictures):
        sheet, shader = pictures.sheet("turtle")
        self.tile = tiles(sheet, shader, _SIZE, _SIZE, 160 - _SIZE, BOARD_TOP)
        self._since = 0

    def look(self, face, now):
        """Makes a face (see play/lesson_guide.py)."""
        self.tile[0] = face
        self._since = now

    def live(self, now):
        """Blinks now and then while it explains."""
        tile = self.tile
        unchanged = since(now, self._since)
        if tile[0] == EXPLAINS and unchanged > _OPEN:
            self.look(_BLINKS, now)
        elif tile[0] == _BLINKS and unchanged > _BLINK:
            self.look(EXPLAINS, now)
