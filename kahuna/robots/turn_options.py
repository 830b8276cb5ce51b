"""The turns that a robot chooses from: the best ones that it finds."""

from handheld import modules

from ..rules.actions import DISCARD, DRAW, END, TAKE
from ..rules.bridges import lay
from ..rules.cards import count, with_card, without_card
from ..rules.limits import HAND_LIMIT, ISLAND_COUNT, LINE_COUNT
from ..rules.phases import DISCARDED
from ..rules.tables import ALL_LINES
from .robot import TurnOption
from .search import PLAYS, Best
from .worth import WON, worth

_SURE = 384  # a turn that is worth more is as good as won
_PLAYED = 1000  # what a play adds to the worth of such a turn
_JUDGING = 2  # to judge a turn's end closely takes as long as so many positions more


class TurnOptions:
    """`found` has the turns collected, the best one first."""

    def __init__(self, level, trial, endings, turns, pace, chance):
        self.found = []
        self._level = level
        self._trial = trial
        self._endings = endings
        self._turns = turns
        self._pace = pace
        self._whims = _draw_whims(level.whim, chance)
        self._worth = worth
        self._judgement = None

    def collect(self, view, best=None, likes=None):
        """Finds the best turns: a generator that halts whenever `pace` says so. With `best`, only
        turns whose plays that accepts; `likes` add worth to lines, in place of whims."""
        level = self._level
        trial = self._trial
        endings = self._endings
        discards = endings.may_discard and not best
        best = best or Best(level.width)
        if view.happened < DISCARDED:
            endings.expect(endings.draws)
            gain = 1 if endings.draws else 0
            self._turns.whims = likes or self._whims
            for _ in self._turns.search(trial, self._pace, level.width, gain, best):
                yield
            self._turns.whims = None
        else:
            best.add(0, b"", 0)
        if level.closer and not self._pace.hurried:
            with modules.passing:
                from .judgement import Judgement
            self._judgement = Judgement(trial)
            self._worth = self._judgement.worth
            yield  # as loading it took long
        hand = trial.hands[0]
        for i in range(best.number):
            at = PLAYS * i
            plays = best.lengths[i]
            trial.play_path(best.paths, at, plays)
            self._add(bytes(best.paths[at : at + plays]), plays)
            trial.take_back_path(best.paths, at, plays, hand)
            if self._pace.spent >= self._pace.until:
                yield
        # Whims never make a robot discard what it could play.
        if discards and not (level.whim and max(best.lengths)):
            for card in range(ISLAND_COUNT):
                if hand >> card & 1:
                    trial.hands[0] = without_card(hand, card)
                    self._add(bytes((DISCARD + card,)), 0, card)
            trial.hands[0] = hand

    def _add(self, done, plays, discarded=-1):
        """Adds the plays done, or a discard, with each end that the turn can have.

        After discarding a card the robot does not take the same one.
        """
        trial = self._trial
        endings = self._endings
        pace = self._pace
        worth = self._worth
        if self._judgement:
            self._judgement.look()
            pace.spent += _JUDGING
        whims = self._whims
        liked = 0
        if whims:
            for i in range(plays):
                liked += whims[done[i] % LINE_COUNT]
        hand = trial.hands[0]
        draws = False
        if endings.playing and count(hand) < HAND_LIMIT:
            endings.expect(True)
            if endings.pile:
                draws = True
                self._add_turn(endings.worth_of_pile(worth) + liked, done, DRAW, plays)
                pace.spent += ISLAND_COUNT
            for card in range(ISLAND_COUNT):
                if endings.face_up >> card & 1 and card != discarded:
                    draws = True
                    trial.hands[0] = with_card(hand, card)
                    value = worth(trial) + liked
                    if whims:
                        value += whims[LINE_COUNT + card]
                    self._add_turn(value, done, TAKE + card, plays)
                    pace.spent += 1
            trial.hands[0] = hand
        # Whims never make a robot draw nothing if it could.
        if whims and draws:
            return
        if endings.may_stop and (discarded < 0 or not endings.must_draw):
            endings.expect(False)
            self._add_turn(worth(trial) + liked, done, END, plays)
            pace.spent += 1

    def _add_turn(self, value, done, action, plays):
        """Adds a turn to those found, if it is among the best."""
        if plays and _SURE < value < WON // 2:
            value += _PLAYED  # among won turns it prefers those with plays
        found = self.found
        at = len(found)
        while at and found[at - 1].value < value:
            at -= 1
        if at < self._level.candidates:
            found.insert(at, TurnOption(value, done + bytes((action,)), plays))
            if len(found) > self._level.candidates:
                found.pop()

    def lay_handicap(self, lines):
        """Returns that many lines for the handicap, each one the best at the time."""
        trial = self._trial
        whims = self._whims or bytes(LINE_COUNT)
        self._endings.expect(True)
        chosen = bytearray()
        for _ in range(lines):
            free = ALL_LINES ^ (trial.bridges[0] | trial.bridges[1])
            best = -0x3FFFFFFF
            for line in range(LINE_COUNT):
                if free >> line & 1:
                    taken = lay(trial, 0, line)
                    value = worth(trial) + whims[line]
                    trial.take_back(line, taken)
                    if value > best:
                        best = value
                        best_line = line
            lay(trial, 0, best_line)
            chosen.append(best_line)
        return bytes(chosen)


def _draw_whims(whim, chance):
    """Returns how much a robot likes each line and card in this turn; None if it has no whims."""
    if not whim:
        return None
    return [chance.below(2 * whim + 1) - whim for _ in range(LINE_COUNT + ISLAND_COUNT)]
