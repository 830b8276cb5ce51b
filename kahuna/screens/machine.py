"""A machine's turn: it thinks in slices between the frames, then its turn is shown play by play."""

from handheld import buttons
from handheld.clock import since

from ..chooser import NO_CARD, Chooser
from ..opponents import LEVELS, create
from ..session import PERSON
from ..view import View
from .teller import Teller

_SLICE = 40  # what an opponent may do between two frames


def open(program):
    return Machine(program)


class Machine:
    def __init__(self, program):
        self.program = program
        self._decided = False
        self.at = 0  # how much of the turn is done
        self._chooser = Chooser()

    def enter(self, stage):
        program = self.program
        session = program.session
        side = session.view.turn
        # A person watches with the own hand in sight; two machines are watched without any.
        session.show_to(1 - side if session.players[1 - side] == PERSON else -1)
        self.group = program.desk.group
        self._teller = Teller(program, session.view, session.view.length)
        self._show_cards()
        self._since = stage.clock.ticks()
        program.light(side)
        if program.thinker is None:
            level = session.players[side] - 1
            program.thinker = create(LEVELS[level], session.chance)
            program.thinker.begin(View(session.game, side))
            program.keep_game()
        if not self._decided:
            name = program.texts.LEVELS[session.players[side] - 1]
            program.desk.bar.say(program.texts.THINKS % name)

    def leave(self):
        self._teller = self.group = None

    def frame(self, now, pressed):
        if pressed & buttons.START:
            self.program.show("menu")
        elif not self._decided:
            if pressed & buttons.B:
                self.program.thinker.hurry()
            self._decided = self.program.thinker.think(_SLICE)
        else:
            self._show(now, pressed & (buttons.A | buttons.B))

    def _show(self, now, skipped):
        pace = self.program.settings.pace
        waited = since(now, self._since)
        if self.at == 0 or waited >= pace or skipped:
            self._since = now
            self._do_next()
        elif 2 * waited >= pace:
            self._teller.settle()

    def _do_next(self):
        program = self.program
        session = program.session
        turn = self.program.thinker.turn
        if self.at == len(turn) or session.over:
            program.thinker = None
            program.go_on()
            return
        session.act(turn[self.at])
        self.at += 1
        self._teller.next()
        self._show_cards()

    def _show_cards(self):
        session = self.program.session
        view = session.view
        strip = self.program.desk.strip
        self._chooser.look(view)
        fresh = session.fresh[view.side] if view.side >= 0 else NO_CARD
        strip.show(self._chooser, view, fresh, False)
        if view.side < 0:
            strip.cover(view.sizes[view.turn])
