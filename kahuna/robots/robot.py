"""A robot: it chooses a whole turn by what its side sees, in slices of time."""

from handheld import modules

from ..rules.phases import HANDICAP
from .endings import Endings
from .knowledge import Knowledge
from .search import Turns
from .trial import Trial
from .worth import WON, chances

# The weight of a turn's worth now, beside its futures; and of one that was judged more closely.
_NOW = 2
_CLOSER = 3


class Pace:
    """How many positions have been looked at, and when to halt."""

    spent = 0
    until = 0
    hurried = False


class TurnOption:
    """A turn to choose from."""

    def __init__(self, value, turn, plays):
        self.value = value
        self.turn = turn
        self.plays = plays  # how many placements and removals the turn begins with
        self.reply = 0  # its chances with the last sample of cards
        self.after = 0  # the sum of its chances over all samples

    def promise(self, samples, now=_NOW):
        """Returns its chances, by its worth now and by what became of it in the samples."""
        return now * samples * chances(self.value) + self.after


class Robot:
    def __init__(self, level, chance):
        self.level = level
        self.turn = b""
        self._chance = chance
        self.pace = Pace()
        self.trial = Trial()
        self._known = Knowledge()
        self.endings = Endings(self.trial, self._known)
        self._turns = Turns(level)
        self._work = None

    @property
    def progress(self):
        """How far the robot has got with the turn, in hundredths."""
        if self._work is None:
            return 100
        return min(99, 100 * self.pace.spent // self.level.most)

    def begin(self, view):
        """Starts the turn of `view.side`; the view must not change before the turn is decided."""
        self.turn = b""
        self.pace = Pace()
        self._work = self._decide(view)

    def think(self, steps):
        """Looks at about `steps` positions; returns True once `turn` is decided."""
        pace = self.pace
        if pace.spent >= self.level.most:
            pace.hurried = True
        pace.until = min(pace.spent + steps, self.level.most)
        if self._work is not None and next(self._work):
            self._work = None
        return self._work is None

    def hurry(self):
        """Makes the robot decide on the best turn found so far."""
        self.pace.hurried = True

    def _decide(self, view):
        """Decides on a turn: a generator that yields False on the way, and True at the end."""
        trial = self.trial
        trial.see(view, self._known)
        self.endings.look(view)
        if view.phase == HANDICAP:
            self.turn = self._make_options(self.level).lay_handicap(view.left)
        else:
            for _ in self._choose(view):
                yield False
        yield True

    def _make_options(self, level):
        with modules.passing:
            from .turn_options import TurnOptions
        return TurnOptions(level, self.trial, self.endings, self._turns, self.pace, self._chance)

    def _choose(self, view):
        options = self._make_options(self.level)
        for _ in options.collect(view):
            yield
        found = options.found
        options = self.trial.based = None  # code and rows make room for the futures
        if len(found) > 1 and found[0].value < WON:
            for _ in self._look_ahead(found, view):
                yield
                if self.pace.hurried:
                    break
        self.turn = found[0].turn

    def _look_ahead(self, options, view):
        """Sorts the options by their futures; the worse half soon drops out."""
        from .futures import Futures

        pace = self.pace
        known, turns, closer = self._known, self._turns, self.level.closer
        futures = Futures(view, self.trial, self.endings, known, turns, closer)
        half = pace.spent + self.level.most + 1 >> 1
        samples = 0
        number = len(options)
        while number > 1 and samples < 32:  # that many are enough
            hand = self._known.deal(self._chance)
            for i in range(number):
                for _ in futures.weigh(options[i], hand, pace):
                    yield
            samples += 1
            for i in range(number):
                options[i].after += options[i].reply
            self._sort(options, number, samples)
            if number > 2 and pace.spent >= half:
                number = number + 1 >> 1
                half = half + self.level.most + 1 >> 1

    def _sort(self, options, number, samples):
        """Sorts the first `number` options by their promise."""
        now = _CLOSER if self.level.closer else _NOW
        for i in range(1, number):
            while i and options[i].promise(samples, now) > options[i - 1].promise(samples, now):
                options[i], options[i - 1] = options[i - 1], options[i]
                i -= 1
