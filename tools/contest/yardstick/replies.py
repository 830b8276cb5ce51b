"""How the other side could answer a turn, with hands that it may hold."""

from kahuna.rules.actions import END
from kahuna.rules.cards import copies, count

from .search import Best
from .trial import Trial
from .worth import WON, islands_ahead, worth

_WIDTH = 3
_DECIDED = 384  # what is worth more counts as won


class Replies:
    """Looks for the best answer to each way to play."""

    def __init__(self, trial, endings, turns, shown):
        self._trial = trial
        self._endings = endings
        self._turns = turns
        self._shown = shown  # cards of its own hand that the other side has seen
        self._reply = Trial()

    def weigh(self, ways, hand):
        """Sets the `reply` of each way: its worth after the best answer from that hand."""
        trial = self._trial
        for way in ways:
            own = trial.hands[0]
            plays = way.turn[: way.plays]
            trial.walk(plays)
            self._endings.expect(way.turn[-1] != END)
            if trial.over or worth(trial) == WON:
                way.reply = _limited(way.value)
            else:
                way.reply = -_limited(self._answer(way.cards, hand))
            trial.walk_back(plays, own)

    def _answer(self, cards, hand):
        """Returns the worth of the best answer to what the trial has done and been told."""
        after = self._trial
        reply = self._reply
        reply.look(after, 1)
        reply.hands[0] = hand
        reply.other = cards
        self._expect(cards)
        lead = -after.lead
        if after.prize:
            islands = islands_ahead(after)
            lead -= after.prize if islands > 0 else -after.prize if islands else 0
        draws = after.cards > 0 and not after.left
        reply.expect(after.round, after.left, after.cards, lead, draws)
        best = Best(1)
        self._turns.search(reply, _WIDTH, 1 if draws else 0, best)
        return best.values[0]

    def _expect(self, cards):
        """Sets what the other side may expect in this hand: cards that it has seen, and others."""
        known = self._shown & self._trial.hands[0]
        others = 16 * max(0, cards - count(known)) // 12
        for card in range(12):
            self._reply.expected[card] = 16 * copies(known, card) + others


def _limited(value):
    return max(-_DECIDED, min(_DECIDED, value))
