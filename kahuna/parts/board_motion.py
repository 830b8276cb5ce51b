"""Animates what a play has changed on the board: planks, stones, and what falls into the water.

It is loaded in the frame after the answer to a press, and goes when the board looks as wanted.
"""

from bitmaptools import blit, fill_region
from displayio import Bitmap, TileGrid

from handheld import menu_colours
from handheld.art import colours

from ..look import palette, tunes
from ..look.layout import (
    STONE_BLACK_GAIN,
    STONE_BLACK_SINKING,
    STONE_RIPPLE,
    STONE_SIZE,
    STONE_SPLASH,
    STONE_WHITE_GAIN,
    STONE_WHITE_SINKING,
    STONES,
)
from ..rules.actions import REMOVE
from ..rules.limits import ISLAND_COUNT, LINE_COUNT
from ..rules.tables import HIGH, LOW

BREAK, BUILD, DROP, SINK = range(4)
_FRAMES = b"\x05\x07\x08\x05"
_HEIGHTS = b"\x0a\x07\x03"  # of a falling stone, frame by frame
_FLASHES = (3, 4, 6)  # the frames that show the ring
_PLAIN = 2  # up to here a look is a bridge or stone without a mark, or none
# For White and for Black.
_RINGS = (STONE_WHITE_GAIN, STONE_BLACK_GAIN)
_SINKING = (STONE_WHITE_SINKING, STONE_BLACK_SINKING)
# For each look (see playfield.py), whose that is: 0 for nobody, 1 for White, 2 for Black.
_BRIDGES_OF = b"\x00\x01\x02\x01\x02\x01\x02\x01\x02\x00\x00"
_STONES_OF = b"\x00\x01\x02\x00\x00\x01\x02"


def owner_of(number, look):
    """Returns who owns what a line or an island shows with that look: nobody, White or Black."""
    return (_BRIDGES_OF if number < LINE_COUNT else _STONES_OF)[look]


def plan(shown, wanted):
    """Returns the motions that lead from one look of the board to another, in order: for each its
    kind and the number of the line or island."""
    replaced, built, won, swept, lost = [], [], [], [], []
    for number in range(LINE_COUNT + ISLAND_COUNT):
        was = owner_of(number, shown[number])
        owner = owner_of(number, wanted[number])
        if was == owner:
            continue
        if number >= LINE_COUNT:
            (won if owner else lost).extend((DROP if owner else SINK, number))
            continue
        if was:
            (replaced if owner else swept).extend((BREAK, number))
        if owner:
            built.extend((BUILD, number))
    return bytes(replaced + built + won + swept + lost)


class BoardMotion:
    """Each `step` is a frame; `by` is the play, from which follows where its bridge begins."""

    def __init__(self, kahuna, playfield, by):
        self._kahuna = kahuna
        self._field = playfield
        self._from_high = LINE_COUNT <= by < REMOVE
        self._plan = plan(playfield.shown, playfield.wanted)
        self._at = 0
        self._frame = 0  # of the motion under way
        self._won = False
        self._draw_the_rest()
        self._make_tiles()

    def step(self):
        """Draws the next frame; returns whether there are more."""
        if self._at == len(self._plan):
            return False
        kind = self._plan[self._at]
        number = self._plan[self._at + 1]
        if kind == BUILD:
            self._build(number)
        elif kind == BREAK:
            self._break(number)
        elif kind == DROP:
            self._drop(number)
        else:
            self._sink(number)
        self._frame += 1
        if self._frame == _FRAMES[kind]:
            self._frame = 0
            self._at += 2
        return self._at < len(self._plan)

    def end(self):
        """Cleans up, however far the motion has got."""
        field = self._field
        for tile in self._tiles:
            field.group.remove(tile)
        if self._frame and self._plan[self._at] >= DROP:
            number = self._plan[self._at + 1]
            self._put_stone(number, 0)
            if self._plan[self._at] == DROP:
                self._kahuna.light(owner_of(number, field.wanted[number]) - 1)

    # Getting ready

    def _draw_the_rest(self):
        """Draws at once what changes without a motion, except what can be chosen afterwards."""
        field = self._field
        for number in range(LINE_COUNT + ISLAND_COUNT):
            shown = field.shown[number]
            wanted = field.wanted[number]
            if (
                shown != wanted
                and wanted <= _PLAIN
                and owner_of(number, shown) == owner_of(number, wanted)
            ):
                field.draw(number)

    def _make_tiles(self):
        """Makes a tile with room for any of the moving bridges, and a splash if one breaks."""
        width = height = 1
        breaks = False
        for at in range(0, len(self._plan), 2):
            if self._plan[at] <= BUILD:
                self._measure(self._plan[at + 1])
                width = max(width, self._width)
                height = max(height, self._height)
                breaks = breaks or self._plan[at] == BREAK
        self._bitmap = Bitmap(width, height, 4)
        self._foam = colours(palette.FOAM)
        self._tile = TileGrid(self._bitmap, pixel_shader=self._foam)
        self._tile.hidden = True
        self._tiles = (self._tile,)
        if breaks:
            self._splash = self._kahuna.pictures.stone(0, 0)
            self._splash.hidden = True
            self._tiles += (self._splash,)
        for tile in self._tiles:
            self._field.group.append(tile)

    def _measure(self, line):
        """Finds the rectangle around the pieces of a bridge."""
        field = self._field
        self._x = self._y = 255
        right = bottom = 0
        for at in range(field.first[line], field.first[line + 1]):
            piece = field.piece(at)
            self._x = min(self._x, piece.x)
            self._y = min(self._y, piece.y)
            right = max(right, piece.x + piece.tile_width)
            bottom = max(bottom, piece.y + piece.tile_height)
        self._width = right - self._x
        self._height = bottom - self._y

    # Bridges

    def _build(self, line):
        """Lays the next planks, beginning at the island of the card."""
        if not self._frame:
            self._take(line, self._field.wanted[line])
        elif self._frame == _FRAMES[BUILD] - 1:
            self._tile.hidden = True
            self._field.draw(line)
            return
        length = max(self._width, self._height)
        laid = (self._frame + 1) * length // _FRAMES[BUILD]
        self._copy(line)
        if self._begins_low(line) != self._from_high:
            self._erase(laid, length)
        else:
            self._erase(0, length - laid)

    def _begins_low(self, line):
        """Returns whether the left or upper end of a bridge is the island with the lower number."""
        low = 2 * LOW[line]
        high = 2 * HIGH[line]
        if self._width < self._height:
            low += 1
            high += 1
        return STONES[low] < STONES[high]

    def _break(self, line):
        """Breaks a bridge in the middle; the rest turns to foam and is gone."""
        field = self._field
        frame = self._frame
        if not frame:
            self._take(line, field.shown[line])
            self._sound(tunes.SPLASH)
        length = max(self._width, self._height)
        gap = (frame + 1) * length // (2 * _FRAMES[BREAK] + 2)
        self._copy(line)
        self._erase(length // 2 - gap, length // 2 + gap)
        if frame == 2:
            self._tile.pixel_shader = self._foam
            self._splash.x = self._x + (self._width - STONE_SIZE) // 2
            self._splash.y = self._y + (self._height - STONE_SIZE) // 2
            self._splash[0] = STONE_SPLASH
            self._splash.hidden = False
        elif frame == _FRAMES[BREAK] - 2:
            self._splash[0] = STONE_RIPPLE
        elif frame == _FRAMES[BREAK] - 1:
            self._tile.hidden = self._splash.hidden = True
            if not owner_of(line, field.wanted[line]):
                field.draw(line)

    def _take(self, line, look):
        """Puts the tile in place of a bridge, in the colours of its side."""
        self._measure(line)
        self._field.hide(line)
        self._bitmap.fill(0)
        self._tile.x = self._x
        self._tile.y = self._y
        self._tile.pixel_shader = self._field.palettes[owner_of(line, look) - 1]
        self._tile.hidden = False

    def _copy(self, line):
        field = self._field
        for at in range(field.first[line], field.first[line + 1]):
            piece = field.piece(at)
            top = piece[0] * piece.tile_height
            blit(
                self._bitmap,
                piece.bitmap,
                piece.x - self._x,
                piece.y - self._y,
                x1=0,
                y1=top,
                x2=piece.tile_width,
                y2=top + piece.tile_height,
            )

    def _erase(self, start, end):
        """Erases part of the bridge, measured along it."""
        if self._width < self._height:
            fill_region(self._bitmap, 0, start, self._width, end, 0)
        else:
            fill_region(self._bitmap, start, 0, end, self._height, 0)

    # Stones

    def _drop(self, number):
        """Drops a stone on its island; then its ring flashes."""
        field = self._field
        frame = self._frame
        side = owner_of(number, field.wanted[number]) - 1
        if not frame:
            field.draw(number)
            self._won = True
            self._kahuna.program.play(tunes.WON)
        if frame < len(_HEIGHTS):
            self._put_stone(number, -_HEIGHTS[frame])
        elif frame == len(_HEIGHTS):
            self._put_stone(number, 0)
            self._kahuna.program.device.lights.fill(menu_colours.GLOW)
        elif frame == _FRAMES[DROP] - 1:
            self._kahuna.light(side)
        look = _RINGS[side] if frame in _FLASHES else field.wanted[number]
        field.stones[number - LINE_COUNT][0] = look

    def _sink(self, number):
        """Sinks a stone."""
        field = self._field
        frame = self._frame
        stone = field.stones[number - LINE_COUNT]
        if not frame and not self._won:
            self._sound(tunes.LOST)
        if frame < 2:
            self._put_stone(number, frame + 1)
        elif frame == 2:
            self._put_stone(number, 0)
            stone[0] = _SINKING[owner_of(number, field.shown[number]) - 1]
        elif frame == 3:
            stone[0] = STONE_RIPPLE
        else:
            field.draw(number)

    def _put_stone(self, number, down):
        island = number - LINE_COUNT
        self._field.stones[island].y = STONES[2 * island + 1] + down

    def _sound(self, tune):
        """Plays a tune, unless another one is playing."""
        program = self._kahuna.program
        if not program.device.sound.playing:
            program.play(tune)
