"""The numbers for the graph of a game: both sides' islands turn by turn, and the swing."""

from ..rules.actions import DEAL, ends_turn
from ..rules.bridges import controlled
from ..rules.cards import count
from ..rules.limits import LONGEST
from .replay import Replay


class Curves:
    """Counts through a View's game, from its beginning to where it stands.

    `turns`    how many turns there were (one that ended the game early counts, too)
    `islands`  for each side, how many it held before the first turn and after each turn
    `ends`     the numbers of the turns that ended a round
    `swing`    the number of the turn that swung the game, or 0: the turn in which the winner's lead
               in islands grew most, counted once in round one, twice in round two and three times
               in round three, as more is at stake there; of equal turns the last one. `won` and
               `lost` are the islands that the winner won in it and that the other side lost.
    """

    def __init__(self, view):
        self.turns = 0
        self.islands = (bytearray(LONGEST), bytearray(LONGEST))
        self.ends = bytearray()
        self.swing = 0
        self.won = self.lost = 0
        self._winner = view.winner
        self._most = 1
        self._before = self._bridges = (0, 0)
        self._follow(Replay(view))

    def _follow(self, replay):
        view = replay.view
        playing = False  # whether a turn is not over yet
        self._add_point(replay)
        while replay.at < view.length:
            replay.hurry_on()
            if replay.action == DEAL:
                if replay.at > 1:
                    self.ends.append(self.turns)
            elif replay.at <= view.prelude:
                self._add_point(replay)
            else:
                playing = not ends_turn(replay.action)
                if not playing:
                    self._end_turn(replay)
        if playing:
            self._end_turn(replay)

    def _end_turn(self, replay):
        winner = self._winner
        before = self._before
        self.turns += 1
        self._add_point(replay)
        if winner < 0 or self._before is before:
            return
        after = self._before
        change = self._gained(winner) - self._gained(1 - winner)
        if change * replay.round >= self._most:
            self._most = change * replay.round
            self.swing = self.turns
            self.won = after[winner] & ~before[winner]
            self.lost = before[1 - winner] & ~after[1 - winner]

    def _gained(self, side):
        """Returns by how many islands the last turn has changed what a side holds."""
        return self.islands[side][self.turns] - self.islands[side][self.turns - 1]

    def _add_point(self, replay):
        """Adds the islands that both sides hold now."""
        bridges = tuple(replay.bridges)
        if bridges != self._bridges:  # after many turns they are as before
            self._bridges = bridges
            self._before = (controlled(replay, 0), controlled(replay, 1))
        for side in (0, 1):
            self.islands[side][self.turns] = count(self._before[side])
