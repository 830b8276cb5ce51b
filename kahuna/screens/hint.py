"""A hint: the strongest robot thinks about the turn of the person who asked; B gives that up."""

from handheld import buttons, menu_sounds
from handheld.chance import Chance, seed_of

from ..parts.thinking import Thinking
from ..robots import STRONGEST


def open(kahuna):
    return Hint(kahuna)


class Hint(Thinking):
    def enter(self, stage):
        super().enter(stage)
        self.say(self.kahuna.texts.LET_ME_THINK)

    def make_robot(self):
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
        elif self.think(pressed):
            program.replace("hint_steps", self.robot.turn)
