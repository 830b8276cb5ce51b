"""A sated fish is turned over: it swims to the row that takes it, past those who cannot."""

from ..look.tunes import FIT, GONE, PASS_ON, TURN
from ..rules.feeding import taker
from ..rules.fish import BIG
from .bar import SAYING
from .playback import Playback
from .rows import TOP


class Passing(Playback):
    def __init__(self, piranja, now, beat):
        super().__init__(piranja, now, beat)
        view = self._view
        self._at = 0  # how many rows the fish has passed
        self._shaken = None  # the tile that shakes its head
        self._taker = taker(view.rows, view.turn, piranja.session.card)
        self.turn_over(now, TURN)

    def tell(self):
        self.say("")

    def swim(self, now):
        self.swim_to_row(now, self._taker == self._view.turn)

    def arrive(self, now):
        """It is at the end of a row: first of the large one, then of a small one after another."""
        seat = self._seat
        if seat == self._taker:
            self._join(now, seat)
            return
        self._shaken = self._table.tiny if self._at else self._table.fish
        self._shaken_x = self._shaken.x
        self.say(self._why_not(seat))
        self.play(PASS_ON)
        self.go(now, self._pass_on, self._pace)

    def _why_not(self, seat):
        """Tells why the fish does not fit there; with the longest names only that it does not."""
        texts = self._texts
        fish = self._fish
        name = self.name(seat)
        why = texts.TOO_SMALL if fish < BIG else texts.TOO_BIG
        told = why % (name, texts.SPECIES[self._view.rows[seat][-1] & 3])
        fits = self._piranja.program.art.text.width(told) <= SAYING + 1
        return told if fits else texts.PASSED % name

    @property
    def _seat(self):
        view = self._view
        return (view.turn + self._at) % view.players

    def wait(self, past):
        if self._shaken:
            self._shaken.x = self._shaken_x + (2 if past // 70 & 1 else -2)

    def _join(self, now, seat):
        table = self._table
        row = self._view.rows[seat] + bytes((self._fish,))
        if self._at:
            table.small.show_row(self._at - 1, row)
        else:
            table.large.show(row)
        self.say(self._texts.TAKES % self.name(seat))
        table.fish.hidden = table.tiny.hidden = True
        self.play(FIT)
        self.rest(now)

    def _pass_on(self, now):
        """It swims on to the next player, or away if it was with everybody."""
        table = self._table
        view = self._view
        tiny = table.tiny
        self._shaken.x = self._shaken_x
        self._shaken = None
        if not self._at:
            tiny[0] = self._fish + 1
            tiny.x = min(table.fish.x + 8, 150)
            tiny.y = TOP + 4
            table.fish.hidden = True
            tiny.hidden = False
        self._at += 1
        if self._at == view.players:
            self.say(self._texts.LOST)
            self.play(GONE)
            self.glide(now, self.finish, tiny, -10, tiny.y, self._pace)
            return
        x, y = table.small.end(self._at - 1, view.rows[self._seat])
        self.glide(now, self.arrive, tiny, x, y, self._beat + 100)
