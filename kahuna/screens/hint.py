"""A hint: the strongest robot thinks about the turn of the person who asked; B gives that up."""

from handheld import buttons, menu_sounds
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
        self._thinking = Thinking(kahuna, self._make_robot, kahuna.texts.LET_ME_THINK)

    def leave(self):
        self._thinking.end()

    def _make_robot(self):
        view = self.kahuna.session.view
        # Chance of its own: asking again gives the same hint, and the game is not affected.
        robot = self.kahuna.new_robot(STRONGEST, Chance(seed_of(view.length)))
        robot.begin(view)
        return robot

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            program.pop()
        elif self._thinking.go_on(pressed):
            program.replace("hint_steps", self._thinking.robot.turn)
