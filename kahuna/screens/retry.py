"""A turn from the look back, played again as its side saw it then; then robot 9 judges it.

B on the cards goes back to the look back.
"""

from handheld import buttons, menu_sounds

from ..parts.players import name_of
from ..play.chooser import ON_STRIP
from ..play.scratch_game import of_turn


def open(kahuna, side, found, luck, at):
    """`at` is the number of the turn among those `found` for a side (see the screen `missed`)."""
    return Retry(kahuna, side, found, luck, at)


class Retry:
    """A scene with a turn inside, on a separate game."""

    def __init__(self, kahuna, side, found, luck, at):
        self.program = kahuna.program
        self._missed = side, found, luck, at
        _, self._number, self._start, *_ = found[at]
        self._scratch = of_turn(kahuna, side, self._start)
        self._scratch.go_on = self._end

    def enter(self, stage):
        from .play import Play

        scratch = self._scratch
        self._play = Play(scratch)
        self._play.enter(stage)
        self.group = self._play.group
        name = name_of(scratch, self._missed[0])
        scratch.tabletop.bar.say(scratch.texts.TURN_NUMBER % (name, self._number))

    def leave(self):
        self._play.leave()
        # A collection may still find a pointer to this screen, and these hold much memory.
        self._play = self._scratch = None

    def touch(self, x, y):
        return self._play.touch(x, y)

    def frame(self, now, pressed):
        if pressed & buttons.START or (pressed & buttons.B and self._may_leave):
            self.program.play(menu_sounds.BACK)
            self.program.replace("missed", *self._missed)
        else:
            self._play.frame(now, pressed)

    @property
    def _may_leave(self):
        return self._play.chooser.mode == ON_STRIP and not self._play.moves

    def _end(self):
        view = self._scratch.session.view
        turn = bytes(view.history[self._start : view.length])
        self.program.replace("judging", *self._missed, turn)
