"""Playback of a turn: what it laid, took, won and lost, and the card it drew."""

from handheld import buttons
from handheld.clock import since

from ..parts.playback import Playback
from ..play.slots import fill_slots
from ..rules.history import last_turn


def open(kahuna, start=None, end=None, then=None):
    """Shows the actions from `start` to `end` (if not given: the last turn); then calls `then`."""
    return Replay(kahuna, start, end, then)


class Replay:
    def __init__(self, kahuna, start, end, then):
        self.kahuna = kahuna
        self.program = kahuna.program
        self._start = start
        self._end = end
        self._then = then or self._to_the_turn

    def enter(self, stage):
        kahuna = self.kahuna
        view = kahuna.session.view
        if self._start is None:
            self._start, self._end = last_turn(view)
        self.group = kahuna.tabletop.group
        self._playback = Playback(kahuna, view, self._start)
        strip = kahuna.tabletop.strip
        fill_slots(strip.cards, view)
        strip.show(view, kahuna.session.fresh_card)
        kahuna.light(1 - view.turn)
        self._wait = 0
        self._since = stage.clock.ticks()

    def leave(self):
        self._playback = self.group = None

    def frame(self, now, pressed):
        if pressed & (buttons.A | buttons.B | buttons.START):
            self._then()
            return
        waited = since(now, self._since)
        if waited >= self._wait:
            self._since = now
            if self._playback.at >= self._end:
                self._then()
            elif self._playback.next():
                self._wait = self.program.settings.pace
        elif 2 * waited >= self._wait:
            self._playback.settle()

    def _to_the_turn(self):
        self.kahuna.go("play")
