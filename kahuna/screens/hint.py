"""A hint: the strongest robot thinks about the turn of the person who asked; B cancels it."""

from handheld import buttons, menu_sounds, modules
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
        # A separate Chance: asking again gives the same hint, and the game is not affected.
        chance = Chance(seed_of(view.length))
        self._named = self._comment(view)
        if self._named:
            with modules.passing:
                from ..robots import adviser
            robot = adviser.create(chance, self._named)
        else:
            robot = self.kahuna.new_robot(STRONGEST, chance)
        robot.begin(view)
        return robot

    def _comment(self, view):
        """Returns what a comment names in this turn, or None."""
        kahuna = self.kahuna
        if not kahuna.comments or kahuna.session.solo_side != view.side:
            return None
        with modules.passing:
            from ..play.named import named_in
        return named_in(view)

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            program.pop()
        elif self.think(pressed):
            program.replace("hint_steps", self.robot.turn, None, self._instead())

    def _instead(self):
        """Returns what to say if the hint is not what a comment named (see hint_steps), or None."""
        named = self._named
        robot = self.robot
        if not named or robot.chance < 0:
            return None
        return named.kind, named.island, robot.chance, robot.less
