"""A proposed turn, and the reasons for it, from the board before and after each action."""

from ..rules.actions import (
    DISCARD,
    DRAW,
    TAKE,
    card_of,
    is_discard,
    is_place,
    is_remove,
    is_take,
    line_of,
    pair_of,
)
from ..rules.bridges import controlled
from ..rules.cards import copies, count, without_card
from ..rules.limits import ISLAND_COUNT
from ..rules.phases import FINAL, FRESH, HANDICAP
from ..rules.tables import HIGH, LOW, NEED
from . import hint_cards
from .hint_reasons import (
    BLOCKS,
    BREAKS,
    BREAKS_LATER,
    GAME,
    LACKS,
    MORE,
    NEARLY,
    PAIR,
    SECURES,
    TAKES,
    WEAKENS,
    WINS,
    WINS_LATER,
)
from .preview import Preview
from .within_reach import NEVER, bridges_missing, free_lines, one_short


class Proposal:
    """Goes through a turn proposed to the side of a View; `board` and `hand` are the current ones.

    `at` is the number of the next action, `next` the board after it.
    """

    def __init__(self, view, turn):
        self._view = view
        self._turn = turn
        self._rest = Preview()
        self.hand = view.hands[view.side]
        self.board = Preview()
        self.board.begin(view, view.side)
        self.next = Preview()
        self.at = 0
        self._look_ahead()

    @property
    def action(self):
        return self._turn[self.at]

    def step(self):
        """Goes past the next action; returns False if that is the last one or wins the game."""
        action = self.action
        if self.at + 1 == len(self._turn) or self._wins_game:
            return False
        if action < DISCARD:
            self.board.play(action)
        self.hand = self._hand_after(action)
        self.at += 1
        self._look_ahead()
        return True

    def _look_ahead(self):
        self.next.begin(self.board, self._view.side)
        if self.action < DISCARD:
            self.next.play(self.action)

    def reasons(self):
        """Returns the reasons for the next action, the best first."""
        if self.action >= DISCARD:
            return self._for_card()
        if self._wins_game:
            return [(GAME,)]
        reasons = self._at_once() or self._later() or self._on_line()
        pair = self._pair_saved()
        if pair >= 0:
            reasons.append((PAIR, pair))
        return reasons or [self._prepared() if is_place(self.action) else self._weakened()]

    def reason_to_wait(self):
        """Returns why the turn has no play at all; None if it has one, or could not have any."""
        view = self._view
        if self.at or self.action < TAKE or not self.hand:
            return None
        if view.happened != FRESH:
            return None
        return hint_cards.for_waiting(view, self.action)

    # Plays

    @property
    def _wins_game(self):
        view = self._view
        other = 1 - view.side
        if view.round == 1 or not view.edition.early:
            return False
        return self.board.bridges[other] and not self.next.bridges[other]

    def _at_once(self):
        preview = self.next
        reasons = []
        if preview.won:
            reasons.append((WINS, preview.won))
        if preview.lost:
            reasons.append((BREAKS, preview.lost))
        taken = count(preview.taken)
        # It goes without saying that a removal takes its one bridge.
        if taken > 1 or (taken and is_place(self.action)):
            reasons.append((TAKES, taken))
        return reasons

    def _later(self):
        """Returns what the rest of the turn wins or breaks only thanks to this action."""
        rest = self._rest
        self._play_on(self.at + 1)
        won = rest.won
        lost = rest.lost
        self._play_on(self.at)
        won = rest.won & ~won
        if won:
            return [(WINS_LATER, won)]
        lost = rest.lost & ~lost
        return [(BREAKS_LATER, lost)] if lost else []

    def _play_on(self, start):
        """Plays the turn from action `start` on, on a copy of the current board."""
        rest = self._rest
        rest.begin(self.board, self._view.side)
        for at in range(start, len(self._turn)):
            action = self._turn[at]
            taken = rest.bridges[0] | rest.bridges[1]
            # Without the actions before, the line may not be free.
            if action < DISCARD and not (is_place(action) and taken >> line_of(action) & 1):
                rest.play(action)

    def _on_line(self):
        view = self._view
        side = view.side
        before = self.board
        after = self.next
        line = line_of(self.action)
        ends = 1 << LOW[line] | 1 << HIGH[line]
        if view.phase == FINAL and view.left == 1:
            return []  # no turn follows
        reasons = []
        blocked = self._threatened(before, 1 - side) & ~self._threatened(after, 1 - side) & ends
        if blocked:
            reasons.append((BLOCKS, blocked))
        nearly = self._threatened(after, side) & ~self._threatened(before, side) & ends
        secured = controlled(before, side) & ends
        if nearly and view.phase != FINAL:
            reasons.append((NEARLY, nearly))
        elif after.laid and secured:
            reasons.append((SECURES, secured))
        return reasons

    def _threatened(self, board, side):
        """Returns the islands that a side would win with one more bridge."""
        return one_short(board, side, free_lines(self._view, board, side))

    def _prepared(self):
        """Returns how many bridges are still missing at that end of the line which lacks fewer."""
        view = self._view
        line = line_of(self.action)
        free = free_lines(view, self.next, view.side)
        fewest = NEVER
        for end in (LOW[line], HIGH[line]):
            missing = bridges_missing(self.next, view.side, free, end)
            if missing < fewest:
                fewest = missing
                island = end
        if fewest == NEVER or not fewest or view.phase == FINAL:
            return (MORE,)
        return LACKS, fewest, 1 << island

    def _weakened(self):
        """Returns where a removal that breaks nothing hurts most: at an island that is nearly lost
        now, or was nearly won."""
        view = self._view
        other = 1 - view.side
        if view.phase == FINAL and view.left == 1:
            return TAKES, 1
        line = line_of(self.action)
        low, high = LOW[line], HIGH[line]
        counts = self.next.counts
        base = ISLAND_COUNT * other
        nearer = abs(counts[base + low] - NEED[low]) < abs(counts[base + high] - NEED[high])
        return WEAKENS, other, 1 << (low if nearer else high)

    def _pair_saved(self):
        """Returns the card of a pair that the play keeps by using a single card instead; or -1."""
        if not is_place(self.action) or self._view.phase == HANDICAP:
            return -1
        line = line_of(self.action)
        other = LOW[line] + HIGH[line] - card_of(self.action)
        return other if copies(self.hand, other) == 2 and self._keeps_both(other) else -1

    def _keeps_both(self, card):
        """Whether the turn keeps both cards of an island, or spends them together later."""
        for at in range(self.at + 1, len(self._turn)):
            action = self._turn[at]
            if is_remove(action) and card in pair_of(action):
                return pair_of(action) == (card, card)
            if is_place(action) and card_of(action) == card:
                return False
        return self._view.phase != FINAL

    # Cards

    def _hand_after(self, action):
        hand = self.hand
        if action >= TAKE or self._view.phase == HANDICAP:
            return hand
        if is_remove(action):
            for card in pair_of(action):
                hand = without_card(hand, card)
            return hand
        return without_card(hand, card_of(action))

    def _for_card(self):
        view = self._view
        action = self.action
        if is_take(action):
            return hint_cards.for_taking(view, self.board, self.hand, action - TAKE)
        if action == DRAW:
            return hint_cards.for_drawing(view, self.board, self.hand)
        if is_discard(action):
            return hint_cards.for_discarding(view, self.board, card_of(action))
        return hint_cards.for_no_card(view, self.board, self.hand)
