"""A robot: chooses a whole turn from what its side sees, in slices."""

from handheld import modules

from ..rules.phases import HANDICAP
from .endings import Endings
from .knowledge import Knowledge
from .search import Turns
from .trial import Trial
from .worth import WON, chances

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
            self.turn = self._ways().lay_handicap(view.left)
        else:
            for _ in self._choose(view):
                yield False
        yield True

    def _ways(self):
        with modules.passing:
            from .ways import Ways
        return Ways(self.level, self.trial, self.endings, self._turns, self._pace, self._chance)

    def _choose(self, view):
        ways = self._ways()
        for _ in ways.collect(view):
            yield
        ways = ways.found
        if len(ways) > 1 and ways[0].value < WON:
            for _ in self._look_ahead(ways, view):
                yield
                if self._pace.hurried:
                    break
        self.turn = ways[0].turn

    def _look_ahead(self, ways, view):
        """Sorts the ways by what comes of them; the worse half is soon out of the running."""
        from .futures import Futures

        pace = self._pace
        futures = Futures(view, self.trial, self.endings, self._known, self._turns)
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
