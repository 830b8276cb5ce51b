"""The picture of a scoring: each side's islands counted up one by one, and its points."""

from adafruit_displayio_layout.layouts.grid_layout import GridLayout
from displayio import Group

from handheld import shades
from handheld.art import colours
from handheld.buttons import START, A, B
from handheld.clock import since
from handheld.label import label

from ..look.layout import STONE_BLACK, STONE_SIZE, STONE_WHITE
from ..rules.bridges import controlled
from ..rules.cards import count
from .players import name_of

_TILES = (STONE_WHITE, STONE_BLACK)


class Counting:
    def __init__(self, kahuna, view, now):
        program = kahuna.program
        self._pace = program.settings.pace // 3
        self._since = now
        art = program.art
        self._points = kahuna.more_texts("menus").POINTS
        self._art = art
        self._pictures = kahuna.pictures
        self._held = [count(controlled(view, 0)), count(controlled(view, 1))]
        self._counted = [0, 0]
        self.group = Group()
        self.group.append(art.fill(shades.NIGHT))
        self.group.append(art.fill(shades.INK, height=15))
        self.group.append(self._table(kahuna, view))
        self._stones = Group()
        self.group.append(self._stones)
        self._lines = []
        for y, colour in ((2, shades.GLOW), (96, shades.GLOW), (112, shades.MUTED)):
            self._lines.append(art.line(0, y, 160, colours((None, colour))))
            self.group.append(self._lines[-1].tile)

    def _table(self, kahuna, view):
        """Makes a column for each side: its name, islands and points."""
        art = self._art
        grid = GridLayout(
            x=0, y=18, width=160, height=74, grid_size=(4, 5), cell_anchor_point=(0.5, 0.5)
        )
        self._numbers = []
        for side in (0, 1):
            name = label(art.text, 0, 0, shades.CREAM, name_of(kahuna, side))
            grid.add_content(name, grid_position=(2 * side, 0), cell_size=(2, 1))
            number = label(art.text, 0, 0, shades.GLOW, "0")
            grid.add_content(number, grid_position=(2 * side, 3), cell_size=(2, 1))
            self._numbers.append(number)
            points = label(
                art.text, 0, 0, shades.CREAM, "%s: %d" % (self._points, view.scores[side])
            )
            grid.add_content(points, grid_position=(2 * side, 4), cell_size=(2, 1))
        return grid

    def count_on(self, now, pressed):
        """Counts on, to the end if a button is pressed; returns whether all is counted."""
        if pressed & (A | B | START):
            while self._counted != self._held:
                self._step()
        if since(now, self._since) > self._pace:
            self._since = now
            self._step()
        return self._counted == self._held

    def _step(self):
        """Counts one more island of each side that has one left."""
        for side in (0, 1):
            at = self._counted[side]
            if at < self._held[side]:
                x = 8 + 80 * side + (at % 6) * (STONE_SIZE + 2)
                stone = self._pictures.stone(x, 34 + at // 6 * (STONE_SIZE + 2))
                stone[0] = _TILES[side]
                self._stones.append(stone)
                self._counted[side] = at + 1
                self._numbers[side].text = str(at + 1)

    def say(self, title, verdict, then):
        """Shows the headline, what the count means, and what comes next."""
        for line, text in zip(self._lines, (title, verdict, then)):
            line.text = text
            line.tile.x = (160 - line.width) // 2
