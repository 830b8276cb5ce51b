"""The board on the screen: islands, bridges and stones. Only what changes is drawn again."""

from displayio import Group, TileGrid

from handheld import modules

from ..look.layout import (
    BOARD_TOP,
    STONE_BLACK,
    STONE_BLACK_GAIN,
    STONE_BLACK_LOSS,
    STONE_NONE,
    STONE_WHITE,
    STONE_WHITE_GAIN,
    STONE_WHITE_LOSS,
)
from ..rules.bridges import controlled
from ..rules.limits import ISLAND_COUNT, LINE_COUNT

# How a line looks: nothing, or as the palette before that number; Black's follows White's.
NOTHING = 0
BRIDGE = 1
CURSOR_ON = 3
THREAT = 5
CHOICE = 7
LIT = 9
CURSOR = 10
_GAINS = (STONE_WHITE_GAIN, STONE_BLACK_GAIN)
_LOSSES = (STONE_WHITE_LOSS, STONE_BLACK_LOSS)


class Playfield:
    """Draws anything that has `bridges` and `counts`; see `show`."""

    def __init__(self, pictures):
        self.group = Group(y=BOARD_TOP)
        self.group.append(TileGrid(pictures.board, pixel_shader=pictures.board_colours))
        self._first = bytearray(LINE_COUNT + 1)  # where the pieces of each line begin
        self._looks = bytearray(LINE_COUNT)
        self._tiles = bytearray(ISLAND_COUNT)
        with modules.passing:
            from . import playfield_pieces

            self._palettes = playfield_pieces.palettes()
            sheet = pictures.sheet("bridges")[0]
            self._bridges = playfield_pieces.bridges(sheet, self._palettes[0], self._first)
            self._stones = playfield_pieces.stones(pictures)
        for tile in self._bridges + self._stones:
            self.group.append(tile)

    def show(self, state, lit=0, cursor=-1, threatened=0, gained=0, lost=0, side=0):
        """Shows bridges and stones of `state`, and on top of them:

        lines that are `lit`, the one under the `cursor`, bridges that are `threatened`; islands
        that `side` would gain and that the other side would lose.
        """
        white, black = state.bridges
        looks = self._looks
        tiles = self._tiles
        for line in range(LINE_COUNT):
            bit = 1 << line
            owner = 0 if white & bit else 1 if black & bit else -1
            if line == cursor:
                look = CURSOR if owner < 0 else CURSOR_ON + owner
            elif owner >= 0:
                look = THREAT if threatened & bit else CHOICE if lit & bit else BRIDGE
                look += owner
            else:
                look = LIT if lit & bit else NOTHING
            if looks[line] != look:
                self._look(line, look)
        held_white = controlled(state, 0)
        held_black = controlled(state, 1)
        for island in range(ISLAND_COUNT):
            bit = 1 << island
            if gained & bit:
                tile = _GAINS[side]
            elif lost & bit:
                tile = _LOSSES[1 - side]
            elif held_white & bit:
                tile = STONE_WHITE
            elif held_black & bit:
                tile = STONE_BLACK
            else:
                tile = STONE_NONE
            if tiles[island] != tile:
                self._stone(island, tile)

    def pulse(self, line, on):
        """Makes the line under the cursor blink: in between it looks like any other choice."""
        look = self._looks[line]
        if look == CURSOR or look == CURSOR_ON or look == CURSOR_ON + 1:
            if not on:
                look += LIT - CURSOR if look == CURSOR else CHOICE - CURSOR_ON
            self._paint(line, look)

    def _look(self, line, look):
        self._looks[line] = look
        if look:
            self._paint(line, look)
        for at in range(self._first[line], self._first[line + 1]):
            self._bridges[at].hidden = look == NOTHING

    def _paint(self, line, look):
        for at in range(self._first[line], self._first[line + 1]):
            self._bridges[at].pixel_shader = self._palettes[look - 1]

    def _stone(self, island, number):
        self._tiles[island] = number
        tile = self._stones[island]
        tile.hidden = number == STONE_NONE
        tile[0] = number
