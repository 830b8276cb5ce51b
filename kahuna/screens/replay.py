"""A turn shown again, action by action: what it laid, took, won and lost, and the card it drew."""

from handheld import buttons
from handheld.clock import since

from .. import tunes
from ..actions import DEAL, is_place, is_remove, line_of
from ..chooser import Chooser
from ..telling import Telling, last_turn
from .words import told

_BLINK = 200


def open(program, start=None, end=None, then=None):
    """Shows the actions from `start` to `end`, the last turn unless told; then calls `then`."""
    return Replay(program, start, end, then)


class Replay:
    def __init__(self, program, start, end, then):
        self.program = program
        self._start = start
        self._end = end
        self._then = then or self._to_the_turn
        self._since = 0

    def enter(self, stage):
        program = self.program
        view = program.session.view
        if self._start is None:
            self._start, self._end = last_turn(view)
        self._telling = Telling(view)
        self._telling.go_to(self._start)
        self.group = program.desk.group
        program.light(self._telling.next_mover)
        self._chooser = Chooser()
        self._chooser.look(view)
        self._wait = 0
        self._since = stage.clock.ticks()
        self._show_cards(view)
        program.desk.table.show(self._telling)
        program.desk.bar.show(self._telling)
        program.desk.bar.say("")

    def leave(self):
        pass

    def frame(self, now, pressed):
        if pressed & (buttons.A | buttons.B | buttons.START):
            self._then()
        elif since(now, self._since) >= self._wait:
            self._since = now
            self._next()

    def _next(self):
        telling = self._telling
        program = self.program
        if telling.at >= self._end or not telling.step():
            self._then()
            return
        if telling.action == DEAL:
            return
        self._wait = program.settings.pace
        cursor = line_of(telling.action) if _touches_a_line(telling.action) else -1
        program.desk.table.show(telling, cursor=cursor)
        program.desk.bar.show(telling)
        program.desk.bar.say(told(program.texts, telling, True))
        if telling.won:
            program.play(tunes.WON)
        elif telling.lost:
            program.play(tunes.LOST)
        elif is_remove(telling.action):
            program.play(tunes.TAKEN)
        elif is_place(telling.action):
            program.play(tunes.LAY)

    def _show_cards(self, view):
        fresh = self.program.session.fresh[view.side] if view.side >= 0 else 255
        self.program.desk.strip.show(self._chooser, view, fresh, False)

    def _to_the_turn(self):
        self.program.go("play")


def _touches_a_line(action):
    return is_place(action) or is_remove(action)
