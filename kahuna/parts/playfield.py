"""The board on the screen: islands, bridges and stones. Only what changes is redrawn."""

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

# The looks of a line: NOTHING, or 1 plus the number of a palette. Where a look has two palettes,
# this is White's, and Black's follows it.
NOTHING = 0
BRIDGE = 1
CURSOR_ON = 3
THREAT = 5
CHOICE = 7
LIT = 9
CURSOR = 10
NO_PLAY = -1
# Pieces in a group. CircuitPython collects memory with a stack of 64 entries, on which all that a
# list holds waits at once: a list of all pieces makes it overflow, and takes twice as long.
TOGETHER = 12
_GAINS = (STONE_WHITE_GAIN, STONE_BLACK_GAIN)
_LOSSES = (STONE_WHITE_LOSS, STONE_BLACK_LOSS)


class Playfield:
    """Draws anything that has `bridges` and `counts`; see `show`.

    `shown` and `wanted` have the look of each line, and then of each island. They differ while
    something is `moving`: then each `step` draws a frame of what a play has changed.
    """

    def __init__(self, pictures):
        self.group = Group(y=BOARD_TOP)
        self.group.append(TileGrid(pictures.board, pixel_shader=pictures.board_colours))
        self.first = bytearray(LINE_COUNT + 1)  # the number of the first piece of each line
        self.shown = bytearray(LINE_COUNT + ISLAND_COUNT)
        self.wanted = bytearray(LINE_COUNT + ISLAND_COUNT)
        self.moving = False
        self._by = NO_PLAY  # the play behind the motion
        self._motion = None
        with modules.passing:
            from . import playfield_pieces

            self.palettes = playfield_pieces.palettes()
            self._bridges = playfield_pieces.bridges(pictures.folder, self.palettes[0], self.first)
            self.stones = playfield_pieces.stones(pictures)
        for part in self._bridges + (self.stones,):
            self.group.append(part)

    def show(self, state, lit=0, cursor=-1, threatened=0, gained=0, lost=0, side=0, by=NO_PLAY):
        """Shows bridges and stones of `state`, and on top of them:

        lines that are `lit`, the one under the `cursor`, bridges that are `threatened`, islands
        that `side` would gain and that the other side would lose. If the state was reached `by` a
        play, its changes are animated.
        """
        if self.moving:
            self.finish()
        at_once = by == NO_PLAY
        self._by = by
        self.moving = not at_once
        white, black = state.bridges
        wanted = self.wanted
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
            if wanted[line] != look:
                wanted[line] = look
                if at_once:
                    self.draw(line)
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
            if wanted[LINE_COUNT + island] != tile:
                wanted[LINE_COUNT + island] = tile
                if at_once:
                    self.draw(LINE_COUNT + island)

    def step(self, kahuna):
        """Draws the next frame of the motion."""
        if not self._motion:
            with modules.passing:
                from .board_motion import BoardMotion

                self._motion = BoardMotion(kahuna, self, self._by)
        if not self._motion.step():
            self.finish()

    def finish(self):
        """Ends the motion, and shows at once what is wanted."""
        self.moving = False
        if self._motion:
            self._motion.end()
            self._motion = None
        for number in range(LINE_COUNT + ISLAND_COUNT):
            if self.shown[number] != self.wanted[number]:
                self.draw(number)

    def pulse(self, line, on):
        """Makes the line under the cursor blink: while not `on`, it looks like any other choice."""
        look = self.shown[line]
        if look == CURSOR or look == CURSOR_ON or look == CURSOR_ON + 1:
            if not on:
                look += LIT - CURSOR if look == CURSOR else CHOICE - CURSOR_ON
            self._paint(line, look)

    def draw(self, number):
        """Draws a line or an island with its wanted look."""
        look = self.shown[number] = self.wanted[number]
        if number >= LINE_COUNT:
            stone = self.stones[number - LINE_COUNT]
            stone.hidden = look == STONE_NONE
            stone[0] = look
            return
        if look:
            self._paint(number, look)
        self.hide(number, look == NOTHING)

    def hide(self, line, hidden=True):
        for at in range(self.first[line], self.first[line + 1]):
            self.piece(at).hidden = hidden

    def piece(self, at):
        """Returns a piece of a bridge."""
        return self._bridges[at // TOGETHER][at % TOGETHER]

    def _paint(self, line, look):
        for at in range(self.first[line], self.first[line + 1]):
            self.piece(at).pixel_shader = self.palettes[look - 1]
