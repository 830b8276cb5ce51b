"""After a round: the islands counted one by one, the points, and what comes next."""

from handheld import buttons, clicks
from handheld.clock import since

from ..look import tunes
from ..parts.counting import Counting
from ..parts.players import told
from ..rules.bridges import controlled
from ..rules.cards import count

_UNWATCHED = 3  # steps, at the speed set, before robots go on by themselves


def open(kahuna):
    return Scoring(kahuna)


class Scoring:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        kahuna = self.kahuna
        view = kahuna.session.view
        self._counting = Counting(kahuna, view, stage.clock.ticks())
        self.group = self._counting.group
        self._done = False
        kahuna.light(-1)

    def leave(self):
        self._counting = self.group = None

    def frame(self, now, pressed):
        program = self.program
        kahuna = self.kahuna
        kahuna.keep()  # the turn that ended the round is over
        if not self._done:
            if self._counting.count_on(now, pressed):
                self._done = True
                self._since = now
                program.play(tunes.ROUND)
                self._say()
        elif pressed & (buttons.A | buttons.START) or self._goes_on(now):
            program.stay_awake()
            kahuna.session.deal()
            program.play(clicks.CONFIRM)
            kahuna.go_on()

    def _goes_on(self, now):
        """Whether it is time to go on: two robots that play each other press no button."""
        program = self.program
        kahuna = self.kahuna
        waits = _UNWATCHED * program.settings.pace
        return not kahuna.session.persons and since(now, self._since) > waits

    def _say(self):
        view = self.kahuna.session.view
        menus = self.kahuna.more_texts("menus")
        ended = view.round - 1
        lead = count(controlled(view, 0)) - count(controlled(view, 1))
        if not lead:
            sentence = menus.NO_POINTS
        else:
            forms = menus.ONE_POINT if ended == 1 else menus.TWO_POINTS
            sentence = told(self.kahuna, forms, 0 if lead > 0 else 1)
        self._counting.say(menus.ROUND_OVER % ended, sentence, menus.NEXT_ROUND % view.round)
