"""Shows a hungry fish: it eats the row up to its own species and sinks, or it ends the game."""

from displayio import Group

from ..look.layout import FAT, FISH_HEIGHT, FISH_WIDTH
from ..look.pictures import draw_fish
from ..look.tunes import BITE, GULP, HUNGRY, THE_END
from ..rules.decks import shoal_left
from ..rules.feeding import bites
from .playback import Playback
from .playfield import PILE_TOP, pile_x
from .rows import TOP

_LARGEST = 3  # the final scale of the fish that ends the game


class Eating(Playback):
    def __init__(self, piranja, now, beat):
        super().__init__(piranja, now, beat)
        self._species = piranja.session.card & 3
        self._eaten = bites(self._row, piranja.session.card)
        self._at = 0  # how many fish it has eaten; at the end of the game, its scale
        self._giant = None
        self.turn_over(now)

    def introduce(self):
        texts = self._texts
        self.say(texts.HUNGRY % texts.SPECIES[self._species])
        self.play(HUNGRY)

    def swim(self, now):
        if shoal_left(self._view):
            self.swim_to_row(now, False)
        else:
            self._end(now)

    # A meal

    def arrive(self, now):
        """Makes the fish swim to the next one that it eats, unless it has had enough."""
        tabletop = self._tabletop
        if self._at < min(self._eaten, tabletop.large.count):
            prey = tabletop.large.tiles[tabletop.large.count - 1 - self._at]
            self.glide(now, self._bite, tabletop.fish, prey.x + 6, TOP, self._beat // 2 + 60)
            return
        if self._at:
            tabletop.draw(2 * (FAT + self._species))
            self.play(GULP)
        self.say(self._texts.EATS % self._eaten if self._eaten else self._texts.SPARES)
        self.go(now, self._sink, self._pace)

    def _bite(self, now):
        tabletop = self._tabletop
        tabletop.large.tiles[tabletop.large.count - 1 - self._at].hidden = True
        self._at += 1
        self.play(BITE)
        self.go(now, self.arrive, self._beat // 3)

    def _sink(self, now):
        x = pile_x(self._species)
        self.glide(now, self._lie_down, self._tabletop.fish, x, PILE_TOP, 2 * self._beat + 200)

    def _lie_down(self, now):
        tabletop = self._tabletop
        tabletop.fish.hidden = True
        species = self._species
        tabletop.playfield.show_pile(species, self._view.digesting[species] + 1 + self._eaten)
        self.go(now, self.finish, 2 * self._beat)

    # The end of the game

    def _end(self, now):
        """Makes the fish come near, snapping."""
        tabletop = self._tabletop
        if not self._giant:
            tabletop.fish.hidden = True
            giant = self._piranja.pictures.fish(0, 0)
            draw_fish(giant, tabletop.picture)
            self._giant = Group()
            self._giant.append(giant)
            tabletop.group.insert(len(tabletop.group) - 1, self._giant)
            self.say(self._texts.THE_END)
            self.play(THE_END)
        self._at += 1
        self._giant.scale = self._at
        self._giant.x = 80 - self._at * FISH_WIDTH // 2
        self._giant.y = 62 - self._at * FISH_HEIGHT // 2
        if self._at < _LARGEST:
            self.go(now, self._end, self._beat)
        else:
            self.go(now, self._over, 8 * self._beat)

    def swing(self):
        if self._giant:
            tabletop = self._tabletop
            tabletop.picture ^= 1
            draw_fish(self._giant[0], tabletop.picture)
        else:
            super().swing()

    def _over(self, now):
        self._tabletop.group.remove(self._giant)
        self._giant = None
        self.finish(now)
