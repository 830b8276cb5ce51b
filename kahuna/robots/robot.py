"""A robot: chooses a whole turn from what its side sees, in slices."""

from ..rules.actions import DISCARD
from ..rules.bridges import lay
from ..rules.cards import without_card
from ..rules.limits import LINE_COUNT
from ..rules.phases import DISCARDED, HANDICAP
from ..rules.tables import ALL_LINES
from .endings import Endings
from .futures import Futures, chances
from .knowledge import Knowledge
from .search import PLAYS, Best, Turns
from .trial import Trial
from .worth import WON, worth

_NOW = 2  # how much its worth now counts beside what comes of it


class Pace:
    """How many positions have been looked at, and when to halt."""

    def __init__(self):
        self.spent = 0
        self.until = 0
        self.hurried = False


class Way:
    """A turn to choose from."""

    def __init__(self, value, turn, plays):
        self.value = value
        self.turn = turn
        self.plays = plays  # how many placements and removals it begins with
        self.reply = 0  # what came of it with the cards that were supposed last
        self.after = 0  # the sum of them

    def promise(self, samples):
        """Returns its chances, by what it is worth now and by what came of it in the samples."""
        return _NOW * samples * chances(self.value) + self.after


class Robot:
    def __init__(self, level, chance):
        self.level = level
        self.turn = b""
        self._chance = chance
        self._pace = Pace()
        self.trial = Trial()
        self._known = Knowledge()
        self.endings = Endings(self.trial, self._known)
        self._turns = Turns(level.width, level.plays)
        self._work = None

    @property
    def progress(self):
        """How far it has got with the turn, in hundredths."""
        if self._work is None:
            return 100
        return min(99, 100 * self._pace.spent // self.level.most)

    @property
    def looked_at(self):
        """How many positions it has looked at for this turn."""
        return self._pace.spent

    def begin(self, view):
        """Starts on the turn of `view.side`; the view must not change until it is decided."""
        self.turn = b""
        self._pace = Pace()
        self._work = self._decide(view)

    def think(self, steps):
        """Looks at about `steps` positions; returns True once `turn` is decided."""
        pace = self._pace
        if pace.spent >= self.level.most:
            pace.hurried = True
        pace.until = min(pace.spent + steps, self.level.most)
        if self._work is not None and next(self._work):
            self._work = None
        return self._work is None

    def hurry(self):
        """Settles for the best that it has found so far."""
        self._pace.hurried = True

    def _decide(self, view):
        """Decides on a turn: a generator that yields False on the way and True at the end."""
        trial = self.trial
        trial.see(view, self._known)
        self.endings.look(view)
        if view.phase == HANDICAP:
            self.turn = self._lay_handicap(view)
        else:
            for _ in self._choose(view):
                yield False
        yield True

    def _lay_handicap(self, view):
        """Returns the lines for the handicap, each the best one at the time."""
        trial = self.trial
        whims = self._draw_whims() or bytes(LINE_COUNT)
        self.endings.expect(True)
        lines = bytearray()
        for _ in range(view.left):
            free = ALL_LINES ^ (trial.bridges[0] | trial.bridges[1])
            best = -0x3FFFFFFF
            for line in range(LINE_COUNT):
                if free >> line & 1:
                    taken = lay(trial, 0, line)
                    value = worth(trial) + whims[line]
                    trial.take_back(line, taken)
                    if value > best:
                        best = value
                        chosen = line
            lay(trial, 0, chosen)
            lines.append(chosen)
        return bytes(lines)

    def _choose(self, view):
        ways = []
        for _ in self._collect(view, ways):
            yield
        if len(ways) > 1 and ways[0].value < WON:
            for _ in self._look_ahead(ways, view):
                yield
                if self._pace.hurried:
                    break
        self.turn = ways[0].turn

    def _collect(self, view, ways):
        """Adds the best turns to `ways`, the best one first."""
        level = self.level
        trial = self.trial
        endings = self.endings
        best = Best(level.width)
        self._turns.whims = endings.whims = self._draw_whims()
        if view.happened < DISCARDED:
            endings.expect(endings.draws)
            gain = 1 if endings.draws else 0
            for _ in self._turns.search(trial, self._pace, level.width, gain, best):
                yield
        else:
            best.add(0, b"", 0)
        hand = trial.hands[0]
        for i in range(best.number):
            at = PLAYS * i
            plays = best.lengths[i]
            trial.walk(best.paths, at, plays)
            self._add(ways, bytes(best.paths[at : at + plays]), plays)
            trial.walk_back(best.paths, at, plays, hand)
            if self._pace.spent >= self._pace.until:
                yield
        # Whims never make it throw away what it could play.
        if endings.may_discard and not (level.whim and max(best.lengths)):
            for card in range(12):
                if hand >> card & 1:
                    trial.hands[0] = without_card(hand, card)
                    self._add(ways, bytes((DISCARD + card,)), 0, True)
            trial.hands[0] = hand

    def _add(self, ways, done, plays, discarded=False):
        """Adds what has been done, with each end that it can have, to the candidates."""
        endings = self.endings
        endings.find(self._pace, discarded)
        liked = 0
        if self._turns.whims:
            for i in range(plays):
                liked += self._turns.whims[done[i] % LINE_COUNT]
        for i in range(endings.number):
            value = endings.values[i] + liked
            at = len(ways)
            while at and ways[at - 1].value < value:
                at -= 1
            if at < self.level.candidates:
                ways.insert(at, Way(value, done + bytes((endings.actions[i],)), plays))
                if len(ways) > self.level.candidates:
                    ways.pop()

    def _draw_whims(self):
        """Returns what it likes or dislikes each line and card; None if it has no whims."""
        whim = self.level.whim
        if not whim:
            return None
        return [self._chance.below(2 * whim + 1) - whim for _ in range(LINE_COUNT + 12)]

    def _look_ahead(self, ways, view):
        """Sorts the ways by what comes of them; the worse half is soon out of the running."""
        pace = self._pace
        futures = Futures(view, self.trial, self.endings, self._known, self._turns)
        self._turns.whims = None
        half = pace.spent + self.level.most + 1 >> 1
        samples = 0
        number = len(ways)
        while number > 1 and samples < 32:  # which are enough
            hand = self._known.deal(self._chance)
            for i in range(number):
                for _ in futures.weigh(ways[i], hand, pace):
                    yield
            samples += 1
            for i in range(number):
                ways[i].after += ways[i].reply
            self._sort(ways, number, samples)
            if number > 2 and pace.spent >= half:
                number = number + 1 >> 1
                half = half + self.level.most + 1 >> 1

    def _sort(self, ways, number, samples):
        """Sorts the first ways by their promise."""
        for i in range(1, number):
            while i and ways[i].promise(samples) > ways[i - 1].promise(samples):
                ways[i], ways[i - 1] = ways[i - 1], ways[i]
                i -= 1
