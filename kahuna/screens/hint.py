"""A hint: the strongest robot thinks about the turn of the person who asked; B gives that up."""

from handheld import buttons, clicks
from handheld.chance import Chance, seed_of

from ..parts.thinking import Thinking
from ..robots import STRONGEST


def open(kahuna):
    return Hint(kahuna)


class Hint:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        kahuna = self.kahuna
        session = kahuna.session
        view = session.view
        self.group = kahuna.tabletop.group
        kahuna.tabletop.show(view, session.fresh_card)
        # With its own chance, asking again gives the same hint, and the game is not affected.
        self._robot = kahuna.new_robot(STRONGEST, Chance(seed_of(view.length)))
        self._robot.begin(view)
        self._thinking = Thinking(kahuna, self._robot, kahuna.texts.LET_ME_THINK)

    def leave(self):
        self._thinking.end()
        self._thinking = self._robot = self.group = None

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(clicks.BACK)
            program.close()
        elif self._thinking.go_on(pressed):
            program.change("advice", self._robot.turn)
