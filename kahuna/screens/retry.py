"""A turn from the look back, played again with what its side saw then; then robot 9 judges it.

B on the cards goes back to the look back.
"""

from handheld import buttons, menu_sounds

from ..parts.players import name_of
from ..play.chooser import ON_STRIP
from ..play.scratch_game import of_turn
from .play import Play


def open(kahuna, side, found, luck, at):
    """`at` is the number of the turn among those `found` for a side (see the screen `missed`)."""
    return Retry(kahuna, side, found, luck, at)


class Retry(Play):
    def __init__(self, kahuna, side, found, luck, at):
        _, self._number, self._start, *_ = found[at]
        super().__init__(of_turn(kahuna, side, self._start))
        self._missed = side, found, luck, at
        self.kahuna.go_on = self._end

    def enter(self, stage):
        super().enter(stage)
        kahuna = self.kahuna
        side = kahuna.session.view.side
        self._tabletop.bar.say(kahuna.texts.TURN_NUMBER % (name_of(kahuna, side), self._number))

    def frame(self, now, pressed):
        if pressed & buttons.START or (pressed & buttons.B and self._may_leave):
            self.program.play(menu_sounds.BACK)
            self.program.replace("missed", *self._missed)
        else:
            super().frame(now, pressed)

    @property
    def _may_leave(self):
        return self.chooser.mode == ON_STRIP and not self.moves

    def _end(self):
        view = self.kahuna.session.view
        turn = bytes(view.history[self._start : view.length])
        self.program.replace("judging", *self._missed, turn)
