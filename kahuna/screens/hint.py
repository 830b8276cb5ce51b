"""What the strong machine would do now, shown on the board with a sentence why."""

from handheld import buttons

from .. import tunes
from ..opponents import LEVELS, create

_SLICE = 40


def open(program):
    return Hint(program)


class Hint:
    def __init__(self, program):
        self.program = program

    def enter(self, stage):
        program = self.program
        session = program.session
        self.group = program.desk.group
        self._opponent = create(LEVELS[-1], session.chance)
        self._opponent.begin(session.view)
        self._decided = False
        program.desk.table.show(session.view)
        program.desk.bar.say(program.texts.THINKS % program.texts.HINT)

    def leave(self):
        self._opponent = None

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.A | buttons.START) or (pressed & buttons.B and self._decided):
            program.play(tunes.BACK)
            program.close()
        elif not self._decided:
            if pressed & buttons.B:
                self._opponent.hurry()
            self._decided = self._opponent.think(_SLICE)
            if self._decided:
                self._show()
