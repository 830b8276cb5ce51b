"""Counts a round: island by island, the stones hop from the board into the trays of their sides."""

from displayio import Group, TileGrid

from handheld import menu_colours, menu_sounds
from handheld.art import colours
from handheld.buttons import START, A, B
from handheld.clock import since

from ..look.layout import (
    BOARD_TOP,
    SIGN_BLACK,
    SIGN_WHITE,
    STONE_BLACK,
    STONE_WHITE,
    STONES,
)
from ..rules.bridges import controlled
from ..rules.limits import ISLAND_COUNT
from ..rules.tables import ISLANDS
from .players import name_of

_TRAY = 112  # y of the trays
_HOP = 4  # frames
_ARCH = 8  # pixels that a stone rises on its way
_WIDE = 6  # pixels from stone to stone in a tray
_NARROW = 4
_MANY = 7


class Counting:
    """All stones lie on the board at first; `count_on` counts them, White's and then Black's."""

    def __init__(self, kahuna, view, now):
        program = kahuna.program
        art = program.art
        pictures = kahuna.pictures
        self._kahuna = kahuna
        self._pace = program.settings.pace // 3
        self._since = now
        self._waiting = []  # stones yet to be counted: (side, island, tile), the next one last
        self._hop = 0  # frames left for the hopping stone
        self.counted = [0, 0]
        self.group = Group()
        self.group.append(
            TileGrid(pictures.board, pixel_shader=pictures.board_colours, y=BOARD_TOP)
        )
        self.group.append(art.fill(menu_colours.INK, height=BOARD_TOP))
        self.group.append(art.fill(menu_colours.INK, y=_TRAY, height=16))
        self.group.append(pictures.sign(3, _TRAY + 4, SIGN_WHITE))
        self.group.append(pictures.sign(149, _TRAY + 4, SIGN_BLACK))
        self._words = art.line(2, -1, 156, colours((None, menu_colours.CREAM)))
        self._score = art.line(0, _TRAY + 2, 36, colours((None, menu_colours.GLOW)))
        self.group.append(self._words.tile)
        self.group.append(self._score.tile)
        self._steps = []
        for side, number in ((0, STONE_WHITE), (1, STONE_BLACK)):
            self._put_stones(pictures, side, number, controlled(view, side))
        self._waiting.reverse()
        self._show_score()

    def _put_stones(self, pictures, side, number, islands):
        """Puts the stones of a side on the board."""
        before = len(self._waiting)
        for island in range(ISLAND_COUNT):
            if islands >> island & 1:
                stone = pictures.stone(STONES[2 * island], STONES[2 * island + 1] + BOARD_TOP)
                stone[0] = number
                self._waiting.append((side, island, stone))
                self.group.append(stone)
        many = len(self._waiting) - before > _MANY
        self._steps.append(_NARROW if many else _WIDE)

    def say(self, text):
        self._words.text = text

    def count_on(self, now, pressed):
        """Goes on counting, right to the end if a button is pressed; returns whether it is done."""
        if pressed & (A | B | START):
            while self._hop or self._waiting:
                self._move()
        elif self._hop:
            self._move()
        elif since(now, self._since) > self._pace:
            self._since = now
            if not self._waiting:
                return True
            self._kahuna.program.play(menu_sounds.STEP)
            side, island, _ = self._waiting[-1]
            self.say(self._kahuna.texts.PLAYED % (name_of(self._kahuna, side), ISLANDS[island]))
            self._move()
        return not (self._hop or self._waiting)

    def _move(self):
        """Moves the hopping stone, or the next one, by a frame of its hop."""
        side, _, stone = self._waiting[-1]
        if not self._hop:
            self._hop = _HOP
        at = self.counted[side] * self._steps[side]
        x = 138 - at if side else 13 + at
        y = _TRAY + 4
        stone.x += (x - stone.x) // self._hop
        stone.y += (y - stone.y) // self._hop
        self._hop -= 1
        if self._hop:
            stone.y -= _ARCH // 2
        else:
            self._waiting.pop()
            self.counted[side] += 1
            self._show_score()

    def _show_score(self):
        self._score.text = "%d : %d" % tuple(self.counted)
        self._score.tile.x = 80 - self._score.width // 2
