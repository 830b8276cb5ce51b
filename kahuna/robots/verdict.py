"""The strongest robot judges past turns by comparing them with the best ones that it finds."""

from handheld import modules

from ..rules.actions import DISCARD, DRAW, END, TAKE, ends_turn
from ..rules.cards import with_card, without_card
from ..rules.limits import ISLAND_COUNT
from . import STRONGEST
from .robot import Robot, TurnOption
from .stages import forget
from .worth import chances, worth

_OPTIONS = 3  # turns of its own with which it compares the past one
_SAMPLES = 4  # ways in which the unseen cards may lie
_MOST = 2500  # positions; more are hardly ever needed
_AHEAD = 3  # the weight of a turn's futures (the sum in futures.py), beside its worth now
_SURE = 65536
_END = bytes((END,))  # of a turn that has won the game


def create():
    with modules.passing:
        from .levels import LEVELS, Level
    return Judge(Level(*LEVELS[STRONGEST][:-2], _MOST, False), None)


class Judge(Robot):
    """After `judge` and enough calls of `think`, `turn` is the best turn, `best` the chance to win
    with it, in hundredths, and `then` the chance with the turn that was played."""

    def judge(self, view, played, ahead, chance):
        """Starts to judge a turn that was played; it looks at futures only with `ahead`."""
        self._alone = False
        self._judge(view, (played,), ahead, chance)

    def compare(self, view, turns, chance):
        """Starts to compare just these turns: after `think`, `each` has their chances. With the
        same `chance`, `judge` finds the same when it looks `ahead`."""
        self._alone = True
        self._judge(view, turns, True, chance)

    def _judge(self, view, turns, ahead, chance):
        self._judged = [turn if ends_turn(turn[-1]) else turn + _END for turn in turns]
        self._ahead = ahead
        self._chance = chance
        forget()  # earlier turns may have been at other stages
        self.begin(view)

    def _choose(self, view):
        found = []
        if not self._alone:
            options = self._make_options(self.level)
            for _ in options.collect(view):
                yield
            found = options.found[:_OPTIONS]
        judged = [self._option_of(turn, found) for turn in self._judged]
        if self._ahead:
            for _ in self._look_ahead(found, view):
                yield
        best = found[0]
        for option in found:
            if self._chances(option) > self._chances(best):
                best = option
        self.turn = best.turn
        self.best = _hundredths(self._chances(best))
        self.each = [_hundredths(self._chances(option)) for option in judged]
        self.then = self.each[0]

    def _option_of(self, turn, found):
        """Returns a turn as an option, and adds it to those found unless it is there."""
        for option in found:
            if option.turn == turn:
                return option
        plays = 0
        while turn[plays] < DISCARD:
            plays += 1
        option = TurnOption(self._worth(turn, plays), turn, plays)
        found.append(option)
        return option

    def _worth(self, turn, plays):
        """Returns the worth after a turn, which begins with so many plays."""
        trial = self.trial
        hand = trial.hands[0]
        action = turn[-1]
        self._do(turn, plays)
        if TAKE <= action < DRAW:
            trial.hands[0] = with_card(trial.hands[0], action - TAKE)
        value = self.endings.worth_of_pile() if action == DRAW else worth(trial)
        trial.take_back_path(turn, 0, plays, hand)
        return value

    def _do(self, turn, plays):
        """Does a turn up to its last action."""
        trial = self.trial
        trial.play_path(turn, 0, plays)
        for action in turn[plays:]:
            if action < TAKE:
                trial.hands[0] = without_card(trial.hands[0], action - DISCARD)
        self.endings.expect(turn[-1] != END)

    def luck(self, view, turn, card):
        """Returns how much better the chance to win was, in hundredths of hundredths, with that
        card from the pile at the end of a turn than with the mean of all that could have come."""
        forget()
        trial = self.trial
        trial.see(view, self._known)
        self.endings.look(view)
        hand = trial.hands[0]
        plays = 0
        while turn[plays] < DISCARD:
            plays += 1
        self._do(turn, plays)
        held = trial.hands[0]
        unseen = self._known.unseen
        mean = 0
        for other in range(ISLAND_COUNT):
            if unseen[other]:
                trial.hands[0] = with_card(held, other)
                mean += unseen[other] * chances(worth(trial))
        trial.hands[0] = with_card(held, card)
        more = chances(worth(trial)) - mean // max(1, self._known.total)
        trial.take_back_path(turn, 0, plays, hand)
        return 5000 * more // _SURE if self._known.total else 0

    def _look_ahead(self, options, view):
        """Looks at the futures of the options, each with the same samples of cards."""
        from .futures import Futures

        futures = Futures(view, self.trial, self.endings, self._known, self._turns)
        for _ in range(_SAMPLES):
            hand = self._known.deal(self._chance)
            for option in options:
                for _ in futures.weigh(option, hand, self.pace):
                    yield
                option.after += option.reply

    def _chances(self, option):
        """Returns the chances with an option, from -65536 to 65536."""
        now = chances(option.value)
        if not self._ahead:
            return now
        return (_SAMPLES * now + option.after) // (_SAMPLES * (1 + _AHEAD))


def _hundredths(chances):
    return (50 * (_SURE + chances) + _SURE // 2) // _SURE
