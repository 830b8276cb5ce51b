"""The course of a game in numbers: the islands of both sides turn by turn, and the great turn."""

from .actions import DEAL, ends_turn
from .bridges import controlled
from .cards import count
from .phases import LONGEST
from .telling import Telling


class Course:
    """Of a View's game, from its beginning to where it stands.

    `turns`    how many turns there were (one that ended the game early counts, too)
    `islands`  per side: how many it held before the first turn and after each of them
    `ends`     the numbers of the turns after which a round was over
    `swing`    the number of the turn that swung the game, 0 if there is none: of all turns the one
               after which the winner's lead in islands had grown most, counted once in round one,
               twice in round two and three times in round three, as more is at stake then; of
               equal ones the last. `won` and `lost` are the islands that the winner won by it and
               that the other side lost.
    """

    def __init__(self, view):
        self.turns = 0
        self.islands = (bytearray(LONGEST), bytearray(LONGEST))
        self.ends = bytearray()
        self.swing = 0
        self.won = self.lost = 0
        self._winner = view.winner
        self._most = 1
        self._before = (0, 0)
        self._follow(Telling(view))

    def _follow(self, telling):
        view = telling.view
        playing = False  # in a turn that is not over yet
        self._note(telling)
        while telling.step():
            if telling.action == DEAL:
                if telling.at > 1:
                    self.ends.append(self.turns)
            elif telling.at <= view.prelude:
                self._note(telling)
            else:
                playing = not ends_turn(telling.action)
                if not playing:
                    self._end_turn(telling)
        if playing:
            self._end_turn(telling)

    def _end_turn(self, telling):
        winner = self._winner
        before = self._before
        self.turns += 1
        self._note(telling)
        if winner < 0:
            return
        after = self._before
        change = count(after[winner]) - count(before[winner])
        change -= count(after[1 - winner]) - count(before[1 - winner])
        if change * telling.round >= self._most:
            self._most = change * telling.round
            self.swing = self.turns
            self.won = after[winner] & ~before[winner]
            self.lost = before[1 - winner] & ~after[1 - winner]

    def _note(self, telling):
        """Writes down what both sides hold now."""
        self._before = (controlled(telling, 0), controlled(telling, 1))
        for side in (0, 1):
            self.islands[side][self.turns] = count(self._before[side])
