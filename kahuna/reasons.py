"""Why a proposed turn is worth doing, told from facts on the board before and after it."""

from .actions import DISCARD, TAKE, card_of, is_place, is_remove, is_take, line_of, pair_of
from .bridges import controlled
from .cards import copies, count, without_card
from .outcome import Outcome
from .phases import HANDICAP
from .tables import HIGH, LOW, NEED, REACH

# What speaks for an action; with some islands as a set, a number of bridges, or a card.
GAME = 0  # the other side has no bridge left and loses
WINS = 1
BREAKS = 2  # islands that the other side loses
TAKES = 3  # bridges
WINS_LATER = 4  # by what follows in the same turn
BREAKS_LATER = 5
BLOCKS = 6  # islands that the other side could have won with one bridge more
NEARLY = 7  # islands that one bridge more would win
SECURES = 8  # islands already won
PAIR = 9  # two cards of an island are kept together, or come together
HELPS = 10  # islands that the card taken could win
MORE = 11  # one bridge more, nothing else


class Reasons:
    """Goes through a turn that is proposed to the side of a View; `board` shows it so far.

    `at` is the number of the action that comes next, `next` the board after that.
    """

    def __init__(self, view, turn):
        self._view = view
        self._turn = turn
        self._rest = Outcome()
        self._hand = view.hands[view.side]
        self.board = Outcome()
        self.board.begin(view, view.side)
        self.next = Outcome()
        self.at = 0
        self._look_ahead()

    @property
    def action(self):
        return self._turn[self.at]

    def step(self):
        """Does the action on the board; False if it was the last one."""
        action = self.action
        if action < DISCARD:
            self.board.play(action)
        self._hand = self._hand_after(action)
        self.at += 1
        if self.at == len(self._turn):
            return False
        self._look_ahead()
        return True

    def _look_ahead(self):
        self.next.begin(self.board, self._view.side)
        if self.action < DISCARD:
            self.next.play(self.action)

    def told(self):
        """What speaks for the action that comes next: (reason, value) each, the best first."""
        if self.action >= DISCARD:
            return self._for_card(self.action - TAKE) if is_take(self.action) else []
        reasons = self._at_once() or self._later() or self._on_line()
        pair = self._pair_saved()
        if pair >= 0:
            reasons.append((PAIR, pair))
        return reasons or [(MORE if is_place(self.action) else TAKES, 1)]

    # Plays

    def _at_once(self):
        view = self._view
        outcome = self.next
        other = 1 - view.side
        if view.round > 1 and view.edition.early and not outcome.bridges[other]:
            if self.board.bridges[other]:
                return [(GAME, 0)]
        reasons = []
        if outcome.won:
            reasons.append((WINS, outcome.won))
        if outcome.lost:
            reasons.append((BREAKS, outcome.lost))
        taken = count(outcome.taken)
        # That a removal takes its one bridge goes without saying.
        if taken > 1 or (taken and is_place(self.action)):
            reasons.append((TAKES, taken))
        return reasons

    def _later(self):
        rest = self._rest
        rest.begin(self.board, self._view.side)
        for at in range(self.at, len(self._turn)):
            if self._turn[at] < DISCARD:
                rest.play(self._turn[at])
        if rest.won:
            return [(WINS_LATER, rest.won)]
        return [(BREAKS_LATER, rest.lost)] if rest.lost else []

    def _on_line(self):
        side = self._view.side
        before = self.board
        after = self.next
        line = line_of(self.action)
        ends = 1 << LOW[line] | 1 << HIGH[line]
        reasons = []
        blocked = _threatened(before, 1 - side) & ~_threatened(after, 1 - side) & ends
        if blocked:
            reasons.append((BLOCKS, blocked))
        if after.laid:
            nearly = _threatened(after, side) & ~_threatened(before, side) & ends
            if nearly:
                reasons.append((NEARLY, nearly))
            elif controlled(before, side) & ends:
                reasons.append((SECURES, controlled(before, side) & ends))
        return reasons

    def _pair_saved(self):
        """The card of which two are kept where one of them would have done as well; or -1."""
        if not is_place(self.action) or self._view.phase == HANDICAP:
            return -1
        line = line_of(self.action)
        other = LOW[line] + HIGH[line] - card_of(self.action)
        return other if copies(self._hand, other) == 2 else -1

    # Cards

    def _hand_after(self, action):
        hand = self._hand
        if action >= TAKE or self._view.phase == HANDICAP:
            return hand
        if is_remove(action):
            for card in pair_of(action):
                hand = without_card(hand, card)
            return hand
        return without_card(hand, card_of(action))

    def _for_card(self, card):
        board = self.board
        side = self._view.side
        if copies(self._hand, card):
            return [(PAIR, card)]
        free = ~(board.bridges[0] | board.bridges[1])
        helped = 0
        for island in range(12):
            if _threatened(board, side) >> island & 1 and REACH[island] & REACH[card] & free:
                helped |= 1 << island
        return [(HELPS, helped)] if helped else []


def _threatened(board, side):
    """The islands that one bridge more would win for a side, where a line is free for it."""
    islands = 0
    free = ~(board.bridges[0] | board.bridges[1])
    for island in range(12):
        if board.counts[12 * side + island] == NEED[island] - 1 and REACH[island] & free:
            islands |= 1 << island
    return islands
