"""The table: water, everybody's rows, the ground and the bars, made once for a turn."""

from displayio import Group

from ..look.layout import FISH_WIDTH, TINY_WIDTH
from ..rules.decks import shoal_left
from .bars import Bars
from .ground import Ground
from .rows import LargeRow, SmallRows
from .water import Water, step_for


class Tabletop:
    def __init__(self, piranja):
        art, pictures, session = piranja.program.art, piranja.pictures, piranja.session
        self._piranja = piranja
        self.water = Water(pictures)
        self.small = SmallRows(art, pictures, session.seats, session.shown)
        self.ground = Ground(art, pictures)
        self.large = LargeRow(art, pictures)
        self.bars = Bars(art, pictures)
        # What swims: a large fish, and a tiny one among the small rows.
        self.fish = pictures.fish(-FISH_WIDTH, 0)
        self.tiny = pictures.tiny(-TINY_WIDTH, 0)
        self.fish.hidden = self.tiny.hidden = True
        self.group = Group()
        for part in (self.water, self.small, self.ground, self.large):
            self.group.append(part.group)
        self.group.append(self.fish)
        self.group.append(self.tiny)
        self.group.append(self.bars.group)
        self._beats = 0

    def show(self, view):
        """Shows all that everybody sees."""
        piranja = self._piranja
        session = piranja.session
        seat = view.turn
        self.large.show(view.rows[seat])
        self.small.show(view)
        self.ground.show(view)
        catch = str(view.catches[seat]) if session.shown else ""
        self.bars.show(session.seats.signs[seat], piranja.name(seat), catch)

    def darken(self, view):
        """Makes part of the water as dark as it should be; returns whether all of it is."""
        return self.water.darken(step_for(shoal_left(view), view.sea_at))

    def live(self):
        """Moves one fish a little: those of the row and the digesting ones in turn."""
        self._beats ^= 1
        if self._beats:
            self.large.swing()
        else:
            self.ground.swing()
