"""The strongest machine thinks about the turn of the person who asked."""

from handheld import buttons
from handheld.chance import Chance, seed_of

from ..look import tunes
from ..parts.thinking import Thinking
from ..robots.levels import LEVELS


def open(program):
    return Hint(program)


class Hint:
    def __init__(self, program):
        self.program = program

    def enter(self, stage):
        program = self.program
        session = program.session
        view = session.view
        self.group = program.tabletop.group
        program.tabletop.show(view, session.fresh_card)
        # Chance of its own: whoever asks again is told the same, and the game goes on as without.
        self._robot = program.new_robot(len(LEVELS) - 1, Chance(seed_of(view.length)))
        self._robot.begin(view)
        self._thinking = Thinking(program, self._robot, program.texts.HINT_WAIT)

    def leave(self):
        self._thinking.end()
        self._thinking = self._robot = self.group = None

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.A | buttons.START):
            program.play(tunes.BACK)
            program.close()
        elif self._thinking.go_on(pressed):
            program.change("advice", self._robot.turn)
