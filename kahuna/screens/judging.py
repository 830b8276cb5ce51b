"""Robot 9 compares a turn that was played again with the one played in the game and the best one.

B cancels that.
"""

from handheld import buttons, menu_sounds
from handheld.chance import Chance, seed_of

from ..parts.thinking import Thinking
from ..play.scratch_game import of_turn


def open(kahuna, side, found, luck, at, turn):
    """All but `turn` are those of the screen `missed`, which shows the result."""
    start, end, _, _, better = found[at][2:]
    scratch = of_turn(kahuna, side, start)
    session = scratch.session
    view = session.view_of(side)
    played = bytes(kahuna.session.view.history[start:end])
    for action in turn:
        session.act(action)
    return Judging(scratch, view, (turn, played, better), (side, found, luck, at))


class Judging(Thinking):
    def __init__(self, scratch, view, turns, missed):
        super().__init__(scratch)
        self._view = view
        self._turns = turns
        self._missed = missed

    def enter(self, stage):
        super().enter(stage)
        self._hurry = self.kahuna.texts.LET_ME_THINK  # instead of HURRY, as nothing hurries this
        self.say(self._hurry)
        self.kahuna.session.forget()  # it is shown already, and the robot needs the memory

    def leave(self):
        super().leave()
        # A collection may still find a pointer to this screen, and these hold much memory.
        self.robot = self._view = None

    def make_robot(self):
        from ..robots.verdict import create

        judge = create()
        judge.compare(self._view, self._turns, Chance(seed_of(self._view.length)))
        return judge

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            program.replace("missed", *self._missed)
        elif self.think(0):
            program.replace("missed", *self._missed, self.robot.each)
