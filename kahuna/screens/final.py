"""The end of a game: the last count, who has won, and why."""

from handheld import buttons, clicks

from ..look import tunes
from ..parts.counting import Counting
from ..parts.players import name_of
from ..parts.words import result
from ..rules.results import DRAWN, NO_BRIDGES


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
                program.play(_tune(self.kahuna.session))
                self._say()
        elif pressed & (buttons.A | buttons.START):
            program.play(clicks.CONFIRM)
            program.forget_game()
            self.kahuna.go("over")

    def _say(self):
        kahuna = self.kahuna
        self._counting.say(result(kahuna), _reason(kahuna), self.program.words.PRESS_A)


def _tune(session):
    if session.view.winner < 0:
        return tunes.EVEN
    return tunes.WIN if session.watcher in (-1, session.view.winner) else tunes.DEFEAT


def _reason(kahuna):
    """Returns why the game ended so, in words."""
    menus = kahuna.more_texts("menus")
    view = kahuna.session.view
    if view.reason == NO_BRIDGES:
        return menus.REASONS[NO_BRIDGES] % name_of(kahuna, 1 - view.winner)
    # The editions that break no ties do not ask what else is equal.
    if view.reason == DRAWN and not view.edition.breaks_ties:
        return menus.EQUAL_POINTS
    return menus.REASONS[view.reason]
