"""The strongest robot gives a hint after a comment in the bar has named something. Besides its best
turns it weighs one that brings that: it proposes that turn, or knows how much less it is worth.
"""

from handheld import modules

from ..rules.limits import LINE_COUNT
from . import STRONGEST
from .robot import Robot
from .search import Best
from .worth import WON, chances

_OPTIONS = 3  # besides the turn that brings what is named
_EVEN = 2  # hundredths; with a smaller difference, the turn that brings what is named is as good
_LIKED = 250  # the worth added to a bridge on a named line, if nothing else leads there
_SHARES = 5  # a promise is the sum of so many shares for each sample
_SURE = 65536


def create(chance, named):
    """`named` is what a comment names (see ../play/named.py): it knows whether a board `has` that,
    and on which `lines` it is."""
    with modules.passing:
        from .levels import LEVELS, Level
    levels = [Level(*row[:-1], False) for row in LEVELS[STRONGEST - 1 : STRONGEST + 1]]
    return Adviser(levels, chance, named)


class Adviser(Robot):
    """After `think`, if `turn` does not bring what is named, `chance` is the chance to win with it,
    in hundredths, and `less` the chance with the best turn that does, or -1 if none was found."""

    def __init__(self, levels, chance, named):
        super().__init__(levels[1], chance)
        self.chance = self.less = -1
        self._quick = levels[0]  # the level at which it looks for such turns
        self._named = named
        self._option = None  # the best turn that brings what is named
        self._samples = 0

    def _choose(self, view):
        options = self._make_options(self.level)
        for _ in options.collect(view):
            yield
        found = options.found
        del found[_OPTIONS:]
        likes = bytes([_LIKED * (self._named.lines >> line & 1) for line in range(LINE_COUNT)])
        for liked in (None, likes):
            if self._is_in(found):
                break
            options = self._make_options(self._quick)
            for _ in options.collect(view, Bringing(self._named, self.trial), liked):
                yield
            if self._is_in(options.found):
                found.append(self._option)
        if len(found) > 1 and found[0].value < WON:
            for _ in self._look_ahead(found, view):
                yield
                if self.pace.hurried:
                    break
        self.turn = self._better(found[0], self._option).turn

    def _is_in(self, options):
        """Whether one of the options brings what is named; keeps the first one that does."""
        for option in options:
            if self._brings(option):
                self._option = option
                return True
        return False

    def _brings(self, option):
        trial = self.trial
        hand = trial.hands[0]
        trial.play_path(option.turn, 0, option.plays)
        brings = self._named.has(trial)
        trial.take_back_path(option.turn, 0, option.plays, hand)
        return brings

    def _sort(self, options, number, samples):
        """Keeps the turn that brings what is named in the running."""
        super()._sort(options, number, samples)
        self._samples = samples
        named = self._option
        if named and options[0] is not named:
            options.remove(named)
            options.insert(1, named)

    def _better(self, best, named):
        """Returns the option to propose."""
        if self._brings(best):
            return best
        chance = self._hundredths(best)
        less = self._hundredths(named) if named else -1
        if named and chance - less < _EVEN:
            return named
        self.chance = chance
        self.less = less
        return best

    def _hundredths(self, option):
        value = chances(option.value)
        if self._samples:
            value = option.promise(self._samples) // (_SHARES * self._samples)
        return (50 * (_SURE + value) + _SURE // 2) // _SURE


class Bringing(Best):
    """A Best that takes only paths which bring what is named."""

    def __init__(self, named, trial):
        super().__init__(1)
        self._named = named
        self._trial = trial

    def add(self, value, path, length):
        if self._named.has(self._trial):
            super().add(value, path, length)
