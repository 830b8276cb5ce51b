"""The strongest machine thinks about the turn of the person who asked."""

from handheld import buttons

from .. import tunes
from ..chance import Chance, seed_of
from ..session import MACHINES
from .thinking import Thinking


def open(program):
    return Hint(program)


class Hint:
    def __init__(self, program):
        self.program = program

    def enter(self, stage):
        program = self.program
        session = program.session
        view = session.view
        self.group = program.desk.group
        program.desk.show(view, session.fresh_card)
        # Chance of its own: whoever asks again is told the same, and the game goes on as without.
        self._opponent = program.opponent(MACHINES - 1, Chance(seed_of(view.length)))
        self._opponent.begin(view)
        self._thinking = Thinking(program, self._opponent, program.texts.HINT_WAIT)

    def leave(self):
        self._thinking.end()
        self._thinking = self._opponent = self.group = None

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.A | buttons.START):
            program.play(tunes.BACK)
            program.close()
        elif self._thinking.go_on(pressed):
            program.change("advice", self._opponent.turn)
