"""The end of a game: the last count, who has won, and why."""

from handheld import buttons

from ..look import tunes
from ..parts.counting import Counting
from ..parts.words import result


def open(program):
    return Final(program)


class Final:
    def __init__(self, program):
        self.program = program
        self._said = False

    def enter(self, stage):
        program = self.program
        view = program.session.view
        program.keep_game()
        program.light(view.winner)
        self._counting = Counting(program, view, stage.clock.ticks())
        self.group = self._counting.group

    def leave(self):
        self._counting = self.group = None

    def frame(self, now, pressed):
        program = self.program
        if not self._said:
            if self._counting.count_on(now, pressed):
                self._said = True
                program.play(tunes.WIN)
                self._say()
        elif pressed & (buttons.A | buttons.START):
            program.play(tunes.CONFIRM)
            program.forget_game()
            program.go("over")

    def _say(self):
        view = self.program.session.view
        texts = self.program.texts
        self._counting.say(result(texts, view), texts.REASONS[view.reason], texts.PRESS_A)
