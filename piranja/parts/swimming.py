"""Shows a sated fish: it swims past the rows that cannot take it, to the one that does."""

from ..look.tunes import FIT, GONE, PASS_ON, TURN
from ..rules.feeding import taker
from ..rules.fish import BIG
from .bar import SAYING
from .playback import Playback
from .rows import TOP


class Swimming(Playback):
    def __init__(self, piranja, now, beat):
        super().__init__(piranja, now, beat)
        view = self._view
        self._at = 0  # how many rows the fish has passed
        self._shaken = None  # the tile that is shaken: the fish shakes its head
        self._taker = taker(view.rows, view.turn, piranja.session.card)
        self.turn_over(now)

    def introduce(self):
        self.say("")
        self.play(TURN)

    def swim(self, now):
        self.swim_to_row(now, self._taker == self._view.turn)

    def arrive(self, now):
        """The fish is at the end of a row: of the large one, then of each small row in turn."""
        seat = self._seat
        if seat == self._taker:
            self._join(now, seat)
            return
        self._shaken = self._tabletop.tiny if self._at else self._tabletop.fish
        self._shaken_x = self._shaken.x
        self.say(self._why_not(seat))
        self.play(PASS_ON)
        self.go(now, self._pass_on, self._pace)

    def _why_not(self, seat):
        """Says why the fish does not fit or, with long names, just that it does not."""
        texts = self._texts
        fish = self._fish
        name = self.name_of(seat)
        why = texts.TOO_SMALL if fish < BIG else texts.TOO_BIG
        sentence = why % (name, texts.SPECIES[self._view.rows[seat][-1] & 3])
        fits = self._piranja.program.art.text.width(sentence) <= SAYING + 1
        return sentence if fits else texts.PASSED % name

    @property
    def _seat(self):
        view = self._view
        return (view.turn + self._at) % view.players

    def wait(self, past):
        if self._shaken:
            self._shaken.x = self._shaken_x + (2 if past // 70 & 1 else -2)

    def _join(self, now, seat):
        tabletop = self._tabletop
        row = self._view.rows[seat] + bytes((self._fish,))
        if self._at:
            tabletop.small.show_row(self._at - 1, row)
        else:
            tabletop.large.show(row)
        self.say(self._texts.TAKES % self.name_of(seat))
        tabletop.fish.hidden = tabletop.tiny.hidden = True
        self.play(FIT)
        self.rest(now)

    def _pass_on(self, now):
        """Makes the fish swim on to the next player, or away after the last one."""
        tabletop = self._tabletop
        view = self._view
        tiny = tabletop.tiny
        self._shaken.x = self._shaken_x
        self._shaken = None
        if not self._at:
            tiny[0] = self._fish + 1
            tiny.x = min(tabletop.fish.x + 8, 150)
            tiny.y = TOP + 4
            tabletop.fish.hidden = True
            tiny.hidden = False
        self._at += 1
        if self._at == view.players:
            self.say(self._texts.LOST)
            self.play(GONE)
            self.glide(now, self.finish, tiny, -10, tiny.y, self._pace)
            return
        x, y = tabletop.small.end(self._at - 1, view.rows[self._seat])
        self.glide(now, self.arrive, tiny, x, y, self._beat + 100)
