"""What each turn of a side cost, judged by a robot that sees only what the side saw at the time.

The robot first glances at all turns, then thinks about the most suspicious ones. On the way it
sums up the luck of both sides in drawing.
"""

import gc

from handheld.chance import Chance, seed_of

from ..rules.actions import DRAW
from .turn_numbers import turns_of

SHOWN = 3  # turns to show at the end
_SLICE = 25  # positions that the robot looks at between two halts
_SUSPICIOUS = 8  # turns that it thinks about
_WEIGHT = 9  # the work of thinking about a turn, in glances
_LEAST = 5  # hundredths that a turn must cost to be worth a word
_DOUBTFUL = 1  # or at a glance to be worth a thought


class Hindsight:
    """`number` is the turn that the robot is looking at."""

    def __init__(self, full_replay, view, side, judge):
        self.number = 0
        self._suspects = []
        self._full_replay = full_replay
        self._history = view.history
        self._turns = turns_of(view, side)
        self._others = turns_of(view, 1 - side)
        self._luck = [0, 0]
        self._has_luck = False  # of all turns
        self._side = side
        self._judge = judge
        self._done = 0

    @property
    def found(self):
        """The turns that cost most, the worst first: for each the cost, its number, start and end,
        the chances with the best turn and with the played one, and the best turn."""
        return [suspect for suspect in self._suspects[:SHOWN] if suspect[0] >= _LEAST]

    @property
    def luck(self):
        """The luck of White and of Black in drawing, in hundredths; None before all is known."""
        if not self._has_luck:
            return None
        return tuple([(luck + 50) // 100 for luck in self._luck])

    def look_back(self):
        """Fills `found`: a generator that yields False on the way and True at the end."""
        for turn in sorted(self._turns + self._others):
            for _ in self._look_at_draw(turn):
                yield False
            if turn in self._turns:
                for _ in self._weigh(turn, False):
                    yield False
        self._has_luck = True
        suspicious = sorted([suspect[1:4] for suspect in self._suspects])
        # If fewer turns are suspicious than could be, the work on the missing ones counts as done.
        self._done += _WEIGHT * (_SUSPICIOUS - len(suspicious))
        for turn in suspicious:
            for _ in self._weigh(turn, True):
                yield False
        yield True

    def progress(self, whole):
        """Returns how much is done, as a part of `whole`."""
        return whole * self._done // (len(self._turns) + _WEIGHT * _SUSPICIOUS)

    def _look_at_draw(self, turn):
        """Adds the luck of a turn that ended with a card from the pile."""
        _, start, end = turn
        if self._history[end - 1] != DRAW:
            return
        replay = self._full_replay
        for _ in replay.travel(start):
            yield
        side = replay.game.turn
        view = replay.view(side)
        actions = bytes(replay.actions(start, end))
        self._luck[side] += self._judge.luck(view, actions, replay.next_card)
        yield

    def _weigh(self, turn, ahead):
        """Finds out what a turn cost: at a glance, or by looking `ahead`."""
        self.number, start, end = turn
        for _ in self._full_replay.travel(start):
            yield
        gc.collect()  # or the data of what follows would lie in the middle of free memory
        judge = self._judge
        view = self._full_replay.view(self._side)
        judge.judge(view, bytes(self._history[start:end]), ahead, Chance(seed_of(start)))
        before = self._done
        while not judge.think(_SLICE):
            if ahead:
                self._done = before + _WEIGHT * judge.progress // 100
            yield
        self._done = before + (_WEIGHT if ahead else 1)
        cost = judge.best - judge.then
        self._add((cost, self.number, start, end, judge.best, judge.then, judge.turn))
        yield

    def _add(self, finding):
        """Keeps a finding if it is among the worst; it replaces the first glance at that turn."""
        suspects = [other for other in self._suspects if other[1] != finding[1]]
        if finding[0] >= _DOUBTFUL:
            suspects.append(finding)
        suspects.sort(key=lambda finding: (-finding[0], finding[1]))
        self._suspects = suspects[:_SUSPICIOUS]
