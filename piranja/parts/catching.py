"""Shows the end of a turn, with the row brought in or left lying, and the fetching of a pile."""

from ..look.layout import FAT
from ..look.tunes import BRING_IN
from ..look.tunes import FETCH as FETCHING
from ..rules.actions import FETCH, LEAVE
from .playback import Playback
from .playfield import PILE_TOP, pile_x
from .rows import TOP

_CARRY_MS = 130
_NET_X = 76  # the position of the catch, on the upper bar
_NET_Y = -8


class Catching(Playback):
    def __init__(self, piranja, now, beat, action):
        super().__init__(piranja, now, beat)
        self._at = 0  # how many fish have swum up to the net
        name = self.name_of(self._view.turn)
        if action >= FETCH:
            self._fetch(now, action - FETCH, name)
        elif action == LEAVE:
            self.say(self._texts.LEFT % name)
            self.rest(now)
        else:
            self.say(self._texts.BROUGHT_IN % (name, len(self._row)))
            self.play(BRING_IN)
            self._carry_next(now)

    def _fetch(self, now, species, name):
        tabletop = self._tabletop
        cards = self._view.digesting[species]
        tabletop.playfield.show_pile(species, 0)
        self.say(self._texts.FETCHED % (name, cards))
        self.play(FETCHING)
        self.put_fish(2 * (FAT + species), pile_x(species), PILE_TOP)
        self.glide(now, self.finish, tabletop.fish, _NET_X, _NET_Y, self._pace)

    def hurry(self):
        self._at = self._tabletop.large.count

    def _carry_next(self, now):
        """Makes the next fish of the row swim up, until none is left."""
        tabletop = self._tabletop
        large = tabletop.large
        at = self._at
        caught = len(self._row) if at == large.count else at
        tabletop.bar.show_catch(self._view.catches[self._view.turn] + caught)
        if at == large.count:
            large.show(b"")
            tabletop.fish.hidden = True
            self.rest(now)
            return
        self._at += 1
        tile = large.tiles[at]
        tile.hidden = True
        self.put_fish(large.pictures[at], tile.x, TOP)
        self.glide(now, self._carry_next, tabletop.fish, _NET_X, _NET_Y, _CARRY_MS)
