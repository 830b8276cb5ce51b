"""The end of a game: the last count, who has won, and why."""

from handheld import buttons, clicks

from ..look import tunes
from ..parts.counting import Counting
from ..parts.words import result


def open(kahuna):
    return Final(kahuna)


class Final:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program
        self._said = False

    def enter(self, stage):
        kahuna = self.kahuna
        view = kahuna.session.view
        kahuna.light(view.winner)
        self._counting = Counting(kahuna, view, stage.clock.ticks())
        self.group = self._counting.group

    def leave(self):
        self._counting = self.group = None

    def frame(self, now, pressed):
        program = self.program
        self.kahuna.keep()  # before anything moves: this may stop the program for a moment
        if not self._said:
            if self._counting.count_on(now, pressed):
                self._said = True
                program.play(tunes.WIN)
                self._say()
        elif pressed & (buttons.A | buttons.START):
            program.play(clicks.CONFIRM)
            program.forget_game()
            self.kahuna.go("over")

    def _say(self):
        view = self.kahuna.session.view
        reasons = self.kahuna.more_texts("menus").REASONS
        self._counting.say(result(self.kahuna), reasons[view.reason], self.program.words.PRESS_A)
