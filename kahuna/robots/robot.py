"""A robot: chooses a whole turn from what its side sees, in slices."""

from ..rules.actions import DISCARD, END
from ..rules.bridges import lay
from ..rules.cards import count, without_card
from ..rules.limits import LINE_COUNT
from ..rules.phases import DISCARDED, HANDICAP
from ..rules.tables import ALL_LINES
from .endings import NONE, Endings
from .knowledge import Knowledge, shown
from .replies import Replies
from .search import PLAYS, Best, Turns
from .trial import Trial
from .worth import WON, worth


class Pace:
    """How many positions have been looked at, and when to halt."""

    def __init__(self):
        self.spent = 0
        self.until = 0
        self.hurried = False


class Way:
    """A turn to choose from."""

    def __init__(self, number, value, turn, plays, cards):
        self.number = number
        self.value = value
        self.turn = turn
        self.plays = plays  # how many placements and removals it begins with
        self.cards = cards  # in hand afterwards
        self.reply = 0  # what it is worth after the other side's answer
        self.after = 0  # the sum of that over all samples


class Robot:
    def __init__(self, level, chance):
        self.level = level
        self.turn = b""
        self._chance = chance
        self._pace = Pace()
        self.trial = Trial()
        self._known = Knowledge()
        self._endings = Endings(self.trial, self._known)
        self._turns = Turns(self.level.width)
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
        self._pace.until = self._pace.spent + steps
        if self._work is not None and next(self._work):
            self._work = None
        return self._work is None

    def hurry(self):
        """Settles for the best that it has found so far."""
        self._pace.hurried = True

    def replay(self):
        """Returns the trial after the turn decided on, without the draw."""
        plays = 0
        while self.turn[plays] < DISCARD:
            plays += 1
        self._endings.expect(self.turn[-1] != END)
        self.trial.walk(self.turn, 0, plays)
        return self.trial

    def _decide(self, view):
        """Decides on a turn: a generator that yields False on the way and True at the end."""
        trial = self.trial
        trial.look(view, view.side)
        trial.hands[0] = view.hands[view.side]
        trial.other = view.sizes[1 - view.side]
        self._known.look(view)
        self._known.expect(trial.expected)
        self._endings.look(view)
        if view.phase == HANDICAP:
            self.turn = self._lay_handicap(view)
        else:
            for _ in self._choose(view):
                yield False
        yield True

    def _lay_handicap(self, view):
        """Returns the lines for the handicap, each the best one at the time."""
        trial = self.trial
        self._endings.expect(True)
        lines = bytearray()
        for _ in range(view.left):
            free = ALL_LINES ^ (trial.bridges[0] | trial.bridges[1])
            seen = free & ~self._overlook() or free
            best = NONE
            for line in range(LINE_COUNT):
                if seen >> line & 1:
                    taken = lay(trial, 0, line)
                    value = worth(trial)
                    trial.take_back(line, taken)
                    if value > best:
                        best = value
                        chosen = line
            lay(trial, 0, chosen)
            lines.append(chosen)
        return bytes(lines)

    def _choose(self, view):
        level = self.level
        ways = []
        for _ in self._collect(view, ways):
            yield
        ways.sort(key=_rank)
        if level.samples and len(ways) > 1 and ways[0].value < WON:
            ways = ways[: level.candidates]
            for _ in self._look_at_replies(ways, shown(view, view.side)):
                yield
            ways.sort(key=_rank)
        self.turn = ways[0].turn

    def _collect(self, view, ways):
        """Adds the best ways to play the hand to `ways`, each with its best end."""
        level = self.level
        trial = self.trial
        endings = self._endings
        best = Best(level.ways)
        self._turns.overlooked = self._overlook()
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
        if endings.may_discard:
            for card in range(12):
                if hand >> card & 1:
                    trial.hands[0] = without_card(hand, card)
                    self._add(ways, bytes((DISCARD + card,)), 0, True)
            trial.hands[0] = hand

    def _add(self, ways, done, plays, discarded=False):
        endings = self._endings
        endings.choose(self._pace, discarded)
        if endings.value != NONE:
            cards = count(self.trial.hands[0]) + (endings.action != END)
            turn = done + bytes((endings.action,))
            ways.append(Way(len(ways), endings.value, turn, plays, cards))

    def _overlook(self):
        """Draws the lines that it does not notice this turn."""
        lines = 0
        if self.level.overlooks:
            for line in range(LINE_COUNT):
                if self._chance.below(16) < self.level.overlooks:
                    lines |= 1 << line
        return lines

    def _look_at_replies(self, ways, own):
        level = self.level
        pace = self._pace
        replies = Replies(self.trial, self._endings, self._turns, own)
        self._turns.overlooked = 0
        began = pace.spent
        samples = 0
        while samples < level.samples:
            hand = self._known.deal(self._chance)
            for _ in replies.weigh(ways, hand, pace):
                yield
            if pace.hurried:
                break  # some answers were not searched to the end
            samples += 1
            for way in ways:
                way.after += way.reply
            if pace.spent + (pace.spent - began) // samples > level.most:
                break
        if samples:
            for way in ways:
                way.value += way.after // samples


def _rank(way):
    # No two are equal, as not every Python keeps the order of equal ones.
    return -64 * way.value + way.number
