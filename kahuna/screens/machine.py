"""A machine's turn: it thinks in slices between the frames, then its turn is shown play by play."""

from handheld import buttons
from handheld.clock import since

from .. import tunes
from ..actions import DISCARD, is_remove, line_of
from ..chooser import Chooser
from ..opponents import LEVELS, create
from ..session import PERSON
from ..telling import Telling
from ..view import View
from .words import told

_SLICE = 40  # what an opponent may do between two frames


def open(program):
    return Machine(program)


class Machine:
    def __init__(self, program):
        self.program = program
        self._opponent = None
        self._chooser = Chooser()

    def enter(self, stage):
        program = self.program
        session = program.session
        side = session.view.turn
        self.side = side
        # A person watches with the own hand in sight; two machines are watched without any.
        session.show_to(1 - side if session.players[1 - side] == PERSON else -1)
        view = session.view
        self.group = program.desk.group
        program.light(side)
        if self._opponent is None:
            level = LEVELS[session.players[side] - 1]
            self._opponent = create(level, session.chance)
            self._opponent.begin(View(session.game, side))
            program.keep_game()
            self._next = 0
            self._decided = False
        self._telling = Telling(view)
        self._telling.go_to(view.length)
        self._since = stage.clock.ticks()
        self._show_cards()
        program.desk.table.show(view)
        program.desk.bar.show(view)
        self._say_thinking()

    def leave(self):
        pass

    def frame(self, now, pressed):
        program = self.program
        if pressed & buttons.START:
            program.show("menu")
        elif not self._decided:
            if pressed & buttons.B:
                self._opponent.hurry()
            self._decided = self._opponent.think(_SLICE)
            if self._decided:
                self._since = now
        elif (
            self._next == 0
            or since(now, self._since) >= program.settings.pace
            or pressed & (buttons.A | buttons.B)
        ):
            self._since = now
            self._do_next()

    def _do_next(self):
        program = self.program
        session = program.session
        turn = self._opponent.turn
        if self._next == len(turn) or session.over:
            program.go_on()
            return
        action = turn[self._next]
        self._next += 1
        session.act(action)
        telling = self._telling
        telling.step()
        on_board = action < DISCARD
        program.desk.table.show(telling, cursor=line_of(action) if on_board else -1)
        program.desk.bar.show(telling)
        program.desk.bar.say(told(program.texts, telling, True))
        self._show_cards()
        if telling.won:
            program.play(tunes.LOST)
        elif on_board:
            program.play(tunes.TAKEN if is_remove(action) else tunes.LAY)

    def _show_cards(self):
        view = self.program.session.view
        self._chooser.look(view)
        fresh = self.program.session.fresh[view.side] if view.side >= 0 else 255
        self.program.desk.strip.show(self._chooser, view, fresh, False)
        if view.side < 0:
            self.program.desk.strip.cover(view.sizes[self.side])

    def _say_thinking(self):
        if not self._decided:
            session = self.program.session
            texts = self.program.texts
            level = texts.LEVELS[session.players[self.side] - 1]
            self.program.desk.bar.say(texts.THINKS % level)
