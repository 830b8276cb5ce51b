"""What an action does, shown step by step: nothing moves but a fish or two, and A hurries it."""

from displayio import Group

from handheld.clock import since

from ..look import tunes
from ..look.layout import (
    CARD_EDGE,
    CARD_FACE,
    FAT,
    FISH_HEIGHT,
    FISH_WIDTH,
    WIDTHS,
)
from ..look.pictures import draw_fish
from ..rules.actions import BRING_IN, FETCH, TURN
from ..rules.decks import sea_left, shoal_left
from ..rules.feeding import NOBODY, bites, taker
from ..rules.fish import HUNGRY
from .ground import DECK_TOP, DECK_X, PILE_TOP, pile_x
from .rows import TOP

# The steps that there are.
_NONE, _FLIP, _LOOK, _SWIM, _SHAKE, _LEAVE, _BITE, _CHEW, _GROW, _SINK, _CARRY, _END, _REST = range(
    13
)
_EDGE_MS = 110  # milliseconds that the edge of a turning card is seen
_JAWS = 140  # and each frame of a fish that swims
_CARRY_MS = 130
_NET_X = 76  # where the catch is, on the upper bar
_EDGE = 138  # x of a fish that does not join, so that it is still seen
_LARGEST = 3  # how many times as large the fish becomes that ends the game


class Playback:
    """Shows an action that was done, but not yet to the view; `frame` until it is done."""

    def __init__(self, piranja, now, action, beat):
        """Begins to show an action that was done; `beat` is how long a step lasts at least, in
        milliseconds."""
        self._piranja = piranja
        self._texts = piranja.texts
        self._table = table = piranja.tabletop
        self._mover = self._giant = None
        self._view = view = piranja.session.view
        self._fish = fish = piranja.session.card
        self._beat = beat
        self._row = view.rows[view.turn]
        self._at = 0  # how many rows the fish has passed, or fish were eaten or carried
        self._jaws = now
        table.ground.light(0, -1, False)
        if action == TURN:
            self._taker = taker(view.rows, view.turn, fish) if fish < HUNGRY else NOBODY
            card = table.ground.card
            card[0] = CARD_EDGE
            card.hidden = False
            self._play(tunes.TURN)
            self._go(now, _FLIP, _EDGE_MS)
        elif action >= FETCH:
            self._fetch(now, action - FETCH)
        elif action == BRING_IN:
            table.bars.say(self._texts.BROUGHT_IN % (self._name(view.turn), len(self._row)))
            self._play(tunes.BRING_IN)
            self._carry_next(now)
        else:
            table.bars.say(self._texts.LEFT % self._name(view.turn))
            self._go(now, _REST, beat)

    def frame(self, now, hurried):
        """Moves on; returns whether all has been shown."""
        past = since(now, self._since)
        if hurried and self._step == _CARRY:
            self._at = self._table.large.count
        if hurried or past >= self._lasts:
            if self._mover:
                self._mover.x = self._to_x
                self._mover.y = self._to_y
                self._mover = None
            self._next(now)
        elif self._step == _SHAKE:
            self._shaken.x = self._shaken_x + (2 if past // 70 & 1 else -2)
        elif self._mover:
            self._mover.x = self._from_x + (self._to_x - self._from_x) * past // self._lasts
            self._mover.y = self._from_y + (self._to_y - self._from_y) * past // self._lasts
        if since(now, self._jaws) > _JAWS:
            self._jaws = now
            self._swing()
        return self._step == _NONE

    def _swing(self):
        table = self._table
        if self._step == _END:
            table.picture ^= 1
            draw_fish(self._giant[0], table.picture)
        elif not table.fish.hidden and self._step != _LOOK:
            table.draw(table.picture ^ 1)

    # From step to step

    def _go(self, now, step, lasts):
        self._step = step
        self._since = now
        self._lasts = lasts

    def _glide(self, now, step, mover, x, y, lasts):
        """Begins a step in which a tile swims to a place."""
        self._mover = mover
        self._from_x = mover.x
        self._from_y = mover.y
        self._to_x = x
        self._to_y = y
        self._go(now, step, lasts)

    def _next(self, now):
        step = self._step
        if step == _FLIP:
            self._look(now)
        elif step == _LOOK:
            self._table.ground.card.hidden = True
            if self._fish >= HUNGRY and not shoal_left(self._view):
                self._end(now)
            else:
                self._swim(now)
        elif step == _SWIM:
            self._arrive(now)
        elif step == _SHAKE:
            self._shaken.x = self._shaken_x
            self._pass_on(now)
        elif step == _BITE:
            self._bite(now)
        elif step == _CHEW:
            self._eat(now)
        elif step == _GROW:
            self._sink(now)
        elif step == _SINK:
            self._lie_down(now)
        elif step == _CARRY:
            self._carry_next(now)
        elif step == _LEAVE:
            self._table.tiny.hidden = True
            self._go(now, _REST, self._beat)
        elif step == _END and self._at < _LARGEST:
            self._end(now)
        else:
            self._finish()

    def _finish(self):
        table = self._table
        if self._giant:
            table.group.remove(self._giant)
            self._giant = None
        table.fish.hidden = table.tiny.hidden = table.ground.card.hidden = True
        self._step = _NONE

    # A card

    def _look(self, now):
        """The card lies open, with its fish on it."""
        table = self._table
        fish = self._fish
        table.ground.card[0] = CARD_FACE
        shoal, sea = shoal_left(self._view), sea_left(self._view)
        table.ground.show_deck(max(shoal - 1, 0), sea if shoal else sea - 1)
        self._place(2 * fish, DECK_X + 16 - WIDTHS[fish] // 2, DECK_TOP + 2)
        if fish >= HUNGRY:
            texts = self._texts
            table.bars.say(texts.HUNGRY % texts.SPECIES[fish - HUNGRY])
            self._play(tunes.HUNGRY)
        else:
            table.bars.say("")
        self._go(now, _LOOK, 2 * self._beat)

    def _swim(self, now):
        """It swims to the row of whoever turned it over."""
        table = self._table
        fits = self._taker == self._view.turn
        x = table.large.place_of_next(self._fish) if fits else min(table.large.end(), _EDGE)
        self._glide(now, _SWIM, table.fish, x, TOP, self._beat + 150)

    def _arrive(self, now):
        """It is at the end of a row: first of the large one, then of a small one after another."""
        view = self._view
        if self._fish >= HUNGRY:
            self._count = min(bites(self._row, self._fish), self._table.large.count)
            self._eat(now)
        elif (view.turn + self._at) % view.players == self._taker:
            self._join(now)
        else:
            self._shaken = self._table.tiny if self._at else self._table.fish
            self._shaken_x = self._shaken.x
            name = self._name((view.turn + self._at) % view.players)
            self._table.bars.say(self._texts.PASSED % name)
            self._play(tunes.PASS_ON)
            self._go(now, _SHAKE, self._beat + 100)

    def _join(self, now):
        table = self._table
        seat = self._taker
        row = self._view.rows[seat] + bytes((self._fish,))
        if self._at:
            table.small.show_row(self._at - 1, row)
        else:
            table.large.show(row)
        table.bars.say(self._texts.TAKES % self._name(seat))
        table.fish.hidden = table.tiny.hidden = True
        self._play(tunes.FIT)
        self._go(now, _REST, self._beat)

    def _pass_on(self, now):
        """It swims on to the next player, or away if it was with everybody."""
        table = self._table
        view = self._view
        tiny = table.tiny
        if not self._at:
            tiny[0] = self._fish + 1
            tiny.x = min(table.fish.x + 8, 150)
            tiny.y = TOP + 4
            table.fish.hidden = True
            tiny.hidden = False
        self._at += 1
        if self._at == view.players:
            table.bars.say(self._texts.LOST)
            self._play(tunes.GONE)
            self._glide(now, _LEAVE, tiny, -10, tiny.y, 3 * self._beat)
            return
        seat = table.small.order[self._at - 1]
        x, y = table.small.end(self._at - 1, view.rows[seat])
        self._glide(now, _SWIM, tiny, x, y, self._beat + 100)

    # A hungry fish

    def _eat(self, now):
        """It swims to the next fish that it eats, or has had enough."""
        table = self._table
        left = self._count - self._at
        if left:
            prey = table.large.tiles[table.large.count - 1 - self._at]
            self._glide(now, _BITE, table.fish, prey.x + 6, TOP, self._beat // 2 + 60)
            return
        if self._at:
            table.draw(2 * (FAT + self._fish - HUNGRY))
            self._play(tunes.GULP)
        eaten = bites(self._row, self._fish)
        table.bars.say(self._texts.EATS % eaten if eaten else self._texts.SPARES)
        self._go(now, _GROW, 3 * self._beat)

    def _bite(self, now):
        table = self._table
        table.large.tiles[table.large.count - 1 - self._at].hidden = True
        self._at += 1
        self._play(tunes.BITE)
        self._go(now, _CHEW, self._beat // 3)

    def _sink(self, now):
        fish = self._table.fish
        species = self._fish - HUNGRY
        self._glide(now, _SINK, fish, pile_x(species), PILE_TOP, 2 * self._beat + 200)

    def _lie_down(self, now):
        table = self._table
        species = self._fish - HUNGRY
        table.fish.hidden = True
        cards = self._view.digesting[species] + 1 + bites(self._row, self._fish)
        table.ground.show_pile(species, cards)
        self._go(now, _REST, 2 * self._beat)

    def _end(self, now):
        """The fish that ends the game comes near, snapping."""
        table = self._table
        if not self._giant:
            table.fish.hidden = True
            giant = self._piranja.pictures.fish(0, 0)
            draw_fish(giant, table.picture)
            self._giant = Group()
            self._giant.append(giant)
            table.group.insert(len(table.group) - 1, self._giant)
            table.bars.say(self._texts.THE_END)
            self._play(tunes.THE_END)
        self._at += 1
        self._giant.scale = self._at
        self._giant.x = 80 - self._at * FISH_WIDTH // 2
        self._giant.y = 62 - self._at * FISH_HEIGHT // 2
        self._go(now, _END, self._beat if self._at < _LARGEST else 8 * self._beat)

    # To the catch

    def _fetch(self, now, species):
        table = self._table
        cards = self._view.digesting[species]
        table.ground.show_pile(species, 0)
        table.bars.say(self._texts.FETCHED % (self._name(self._view.turn), cards))
        self._play(tunes.FETCH)
        self._place(2 * (FAT + species), pile_x(species), PILE_TOP)
        self._glide(now, _REST, table.fish, _NET_X, -8, 3 * self._beat)

    def _carry_next(self, now):
        """One fish of the row after the other swims up, the first one first."""
        large = self._table.large
        caught = len(self._row) if self._at == large.count else self._at
        self._table.bars.tell_catch(self._view.catches[self._view.turn] + caught)
        if self._at == large.count:
            large.show(b"")
            self._table.fish.hidden = True
            self._go(now, _REST, 2 * self._beat)
            return
        at = self._at
        tile = large.tiles[at]
        self._at += 1
        tile.hidden = True
        self._place(large.pictures[at], tile.x, TOP)
        self._glide(now, _CARRY, self._table.fish, _NET_X, -8, _CARRY_MS)

    def _place(self, picture, x, y):
        """Lets a fish swim from there."""
        self._table.draw(picture)
        fish = self._table.fish
        fish.x = x
        fish.y = y
        fish.hidden = False

    def _name(self, seat):
        return self._piranja.name(seat)

    def _play(self, tune):
        self._piranja.program.play(tune)
