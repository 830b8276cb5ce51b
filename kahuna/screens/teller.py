"""Shows what was done, one action after the other: first what it will take and win, then that."""

from .. import tunes
from ..actions import DEAL, is_place, is_remove, line_of
from ..telling import Telling
from .words import told


class Teller:
    """Tells a View's game from the action of number `at` on, on the program's desk."""

    def __init__(self, program, view, at):
        self._program = program
        self._before = Telling(view)
        self._after = Telling(view)
        self._before.go_to(at)
        self._after.go_to(at)
        self._show()
        program.desk.bar.say("")

    @property
    def at(self):
        """How far it is told."""
        return self._after.at

    @property
    def settled(self):
        return self._before.at == self._after.at

    def next(self):
        """Shows the next action; False if that is nothing to see."""
        self.settle()
        program = self._program
        telling = self._after
        telling.step()
        action = telling.action
        if action == DEAL:
            self.settle()
            return False
        program.desk.table.show(
            self._before,
            cursor=line_of(action) if _touches_a_line(action) else -1,
            threatened=telling.taken,
            gained=telling.won,
            lost=telling.lost,
            side=telling.mover,
        )
        program.desk.bar.say(told(program.texts, telling, True))
        program.play(_tune(telling))
        return True

    def settle(self):
        """Shows the board as the action left it."""
        if not self.settled:
            self._before.step()
            self._show()

    def _show(self):
        self._program.desk.table.show(self._before)
        self._program.desk.bar.show(self._before)


def _touches_a_line(action):
    return is_place(action) or is_remove(action)


def _tune(telling):
    if telling.won:
        return tunes.WON
    if telling.lost:
        return tunes.LOST
    return tunes.TAKEN if is_remove(telling.action) else tunes.LAY
