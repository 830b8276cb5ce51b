"""Plays back past actions one by one: first a preview of each, then the board after it."""

from ..look import tunes
from ..play.replay import Replay
from ..rules.actions import DEAL, DRAW, TAKE, is_place, is_remove, line_of
from .playfield import NO_PLAY
from .words import sentence_of


class Playback:
    """Shows a View's game on the tabletop, from action number `at` on."""

    def __init__(self, kahuna, view, at):
        self._kahuna = kahuna
        self._before = Replay(view)
        self._after = Replay(view)
        self._before.go_to(at)
        self._after.copy(self._before)
        self._show(self._after.turn)
        kahuna.tabletop.bar.say("")

    @property
    def at(self):
        """The number of the next action."""
        return self._after.at

    def next(self):
        """Shows the next action; returns False if there is nothing to see."""
        kahuna = self._kahuna
        self.show_result()
        replay = self._after
        replay.step()
        action = replay.action
        if action == DEAL:
            self.show_result()
            return False
        kahuna.tabletop.playfield.show(
            self._before,
            cursor=line_of(action) if _touches_a_line(action) else -1,
            threatened=replay.taken,
            gained=replay.won,
            lost=replay.lost,
            side=replay.mover,
        )
        kahuna.tabletop.bar.say(sentence_of(kahuna, replay, True))
        kahuna.program.play(_tune(replay))
        return True

    def show_result(self, moves=False):
        """Shows the board after the action: at once, or in motion if it `moves`."""
        if self._before.at != self._after.at:
            self._before.step()
            moves = moves and _touches_a_line(self._after.action)
            self._show(self._after.mover, self._after.action if moves else NO_PLAY)

    def _show(self, turn, by=NO_PLAY):
        self._kahuna.tabletop.playfield.show(self._before, by=by)
        self._kahuna.tabletop.bar.show(self._before, turn)


def _touches_a_line(action):
    return is_place(action) or is_remove(action)


def _tune(replay):
    if TAKE <= replay.action <= DRAW:
        return tunes.CARD
    return tunes.TAKEN if is_remove(replay.action) else tunes.LAY
