"""The robot: chooses a whole turn from what its side sees."""

from kahuna.rules.actions import DISCARD, END
from kahuna.rules.bridges import lay
from kahuna.rules.cards import count, without_card
from kahuna.rules.limits import LINE_COUNT
from kahuna.rules.phases import DISCARDED, HANDICAP
from kahuna.rules.tables import ALL_LINES

from .endings import NONE, Endings
from .knowledge import Knowledge, shown
from .replies import Replies
from .search import Best, Turns
from .trial import Trial
from .worth import WON, worth

_WIDTH = 8  # ways to play the hand that it follows at a time, and for which it looks at all draws
_CANDIDATES = 6  # of these the best, for which it looks at replies
_SAMPLES = 6  # with this many hands that the other side may hold
_MOST = 1500  # positions in a turn after which it takes no more samples


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
    def __init__(self, chance):
        self._chance = chance
        self._trial = Trial()
        self._known = Knowledge()
        self._endings = Endings(self._trial, self._known)
        self._turns = Turns(_WIDTH)

    def turn_for(self, view):
        """Returns the rest of the turn of `view.side`, as bytes."""
        trial = self._trial
        trial.look(view, view.side)
        trial.hands[0] = view.hands[view.side]
        trial.other = view.sizes[1 - view.side]
        self._known.look(view)
        self._known.expect(trial.expected)
        self._endings.look(view)
        self._turns.spent = 0
        return self._lay_handicap(view) if view.phase == HANDICAP else self._choose(view)

    def _lay_handicap(self, view):
        """Returns the lines for the handicap, each the best one at the time."""
        trial = self._trial
        self._endings.expect(True)
        lines = bytearray()
        for _ in range(view.left):
            free = ALL_LINES ^ (trial.bridges[0] | trial.bridges[1])
            best = NONE
            for line in range(LINE_COUNT):
                if free >> line & 1:
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
        ways = self._collect(view)
        ways.sort(key=_rank)
        if len(ways) > 1 and ways[0].value < WON:
            ways = ways[:_CANDIDATES]
            self._look_at_replies(ways, shown(view, view.side))
            ways.sort(key=_rank)
        return ways[0].turn

    def _collect(self, view):
        """Returns the best ways to play the hand, each with its best end."""
        trial = self._trial
        endings = self._endings
        ways = []
        best = Best(_WIDTH)
        if view.happened < DISCARDED:
            endings.expect(endings.draws)
            self._turns.search(trial, _WIDTH, 1 if endings.draws else 0, best)
        else:
            best.add(0, b"")
        hand = trial.hands[0]
        for path in best.paths:
            trial.walk(path)
            self._add(ways, path, len(path))
            trial.walk_back(path, hand)
        if endings.may_discard:
            for card in range(12):
                if hand >> card & 1:
                    trial.hands[0] = without_card(hand, card)
                    self._add(ways, bytes((DISCARD + card,)), 0, True)
            trial.hands[0] = hand
        return ways

    def _add(self, ways, done, plays, discarded=False):
        endings = self._endings
        self._turns.spent += endings.choose(discarded)
        if endings.value != NONE:
            cards = count(self._trial.hands[0]) + (endings.action != END)
            turn = done + bytes((endings.action,))
            ways.append(Way(len(ways), endings.value, turn, plays, cards))

    def _look_at_replies(self, ways, own):
        replies = Replies(self._trial, self._endings, self._turns, own)
        began = self._turns.spent
        samples = 0
        while samples < _SAMPLES:
            replies.weigh(ways, self._known.deal(self._chance))
            samples += 1
            for way in ways:
                way.after += way.reply
            spent = self._turns.spent
            if spent + (spent - began) // samples > _MOST:
                break
        for way in ways:
            way.value += way.after // samples


def _rank(way):
    return -64 * way.value + way.number
