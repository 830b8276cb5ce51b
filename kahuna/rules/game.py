"""The game of Kahuna: its state, and what each action does to it.

legal.py lists the legal actions, undo.py takes an action back, scoring.py scores rounds and the
game. The rules leave nothing to chance: decks come from outside (`deal`), so the same decks and
actions always give the same game. Rules are numbered as in ../RULES.md.
"""

from . import undo_bits
from .actions import DEAL, DISCARD, DRAW, END, REMOVE, TAKE, pair_of
from .bridges import carry_out, lay
from .cards import SECOND, count, with_card
from .editions import DISCARD_INSTEAD
from .limits import CARDS, ISLAND_COUNT, LINE_COUNT, LONGEST
from .phases import DEALING, DISCARDED, FINAL, FRESH, HANDICAP, OVER, PLAY, PLAYED
from .scoring import check_early, score_game, score_round
from .sides import NOBODY, WHITE
from .tables import HIGH, LOW


class Game:
    """One game, from the deal to the result.

    Everything is a small int, a bytearray or a list of small ints, in most of them White's and
    Black's. Anybody may read it; only the methods change it. `edition` is a row of EDITIONS, by
    default the first one, `handicap` a side and a number of bridges (rule 20). At least the last
    `undoes` actions can be taken back.
    """

    # These stay as they are in most games.
    start = b""  # the position it began from (see ../saves), if not with the first deal
    set_up = False  # whether that position was set up by hand: then its deck may lack cards
    began = (0, 0)  # the bridges that it began with, and below the round
    first_round = 1
    handicap_side = WHITE
    handicap = 0

    def __init__(
        self,
        edition=None,
        guard=False,
        opened=False,
        first=WHITE,
        handicap=None,
        undoes=LONGEST,
    ):
        if edition is None:
            from .editions import EDITIONS  # a board keeps only the row in use

            edition = EDITIONS[0]
        self.edition = edition
        self.may_decline = edition.may_decline  # these two are copied, as legal.py reads them often
        self.discards_freely = edition.discard == DISCARD_INSTEAD
        self.guard = guard
        self.opened = opened  # variant `open`
        self.first = first
        if handicap:
            self.handicap_side, self.handicap = handicap
        self.bridges = [0, 0]
        self.counts = bytearray(2 * ISLAND_COUNT)
        self.hands = [0, 0]
        self.open = [0, 0]  # the cards of each hand that the opponent sees
        self.sizes = [0, 0]
        self.face_up = 0
        self.decks = bytearray(3 * CARDS)  # one round after the other
        self.ends = bytearray(3)  # where the deck of each round ends
        self.top = 0  # where in the decks the top card of the pile is
        self.pile = 0
        self.round = 1
        self.phase = DEALING
        self.turn = first
        self.happened = FRESH
        self.declined = False  # whether the turn before ended without a draw
        self.left = 0  # how many bridges of the handicap, or last turns, are to come
        self.scores = [0, 0]
        self.winner = NOBODY
        self.reason = 0
        self.prelude = 0  # the length of the deal and the handicap in the history
        self.length = 0
        self.history = bytearray(LONGEST)
        self.undo_bits = [0] * undoes

    @property
    def discards(self):
        """The number of cards on the discard pile."""
        return CARDS - self.sizes[0] - self.sizes[1] - self.pile - count(self.face_up)

    def deal(self, deck):
        """Deals the first cards, or those of a new round; the deck lists them from the top."""
        start = CARDS * (self.round - 1)
        self.top = start
        self.pile = len(deck)
        self.decks[start : start + len(deck)] = deck
        self.ends[self.round - 1] = start + len(deck)
        self.history[self.length] = DEAL
        self.length += 1
        self.phase = PLAY
        if self.length == 1 and not self.start:
            # Rule 1: three cards each.
            for side in (self.first, 1 - self.first):
                for _ in range(3):
                    self._gain(side, self._next_card())
        # Rules 1 and 8: three cards face up.
        for _ in range(min(3, self.pile)):
            self.face_up = with_card(self.face_up, self._next_card())
        if self.length == 1:
            self._begin()

    def apply(self, action):
        """Does a legal action."""
        length = self.length
        self.history[length] = action
        self.length = length + 1
        at = length % len(self.undo_bits)
        if action >= TAKE:
            self._end_turn(action, at)
        elif action >= DISCARD:
            # Rule 12: face down.
            self.undo_bits[at] = self._spend(action - DISCARD) | self.happened
            self.happened = DISCARDED + action - DISCARD
        elif self.phase == HANDICAP:
            # Rule 20: without a card.
            self.undo_bits[at] = lay(self, self.turn, action)
            self._count_handicap()
        else:
            self._play(action, at)

    def undo(self):
        """Takes back the last action or deal."""
        from .undo import undo

        undo(self)

    def _begin(self):
        self.prelude = 1 + self.handicap
        if self.handicap:
            self.phase = HANDICAP
            self.left = self.handicap
            self.turn = self.handicap_side
        elif not self.face_up:
            self._begin_last_turns()

    def _next_card(self):
        card = self.decks[self.top]
        self.top += 1
        self.pile -= 1
        return card

    def _gain(self, side, card):
        self.hands[side] = with_card(self.hands[side], card)
        self.sizes[side] += 1

    def _spend(self, card):
        """Takes a card out of the hand; returns FIRST_OPEN if only an open one was left, else 0."""
        side = self.turn
        hand = self.hands[side]
        hand ^= SECOND << card if hand >> card & SECOND else 1 << card
        self.hands[side] = hand
        self.sizes[side] -= 1
        if self.opened and self.open[side] & ~hand:
            # Rule 19: of two equal cards the hidden one goes first, so it was gone already.
            self.open[side] &= hand
            return undo_bits.FIRST_OPEN
        return 0

    def _play(self, action, at):
        """Places or removes a bridge."""
        side = self.turn
        if action < REMOVE:
            # Rules 3 to 5: placing costs one card.
            line = action % LINE_COUNT
            bits = self._spend(LOW[line] if action < LINE_COUNT else HIGH[line])
            taken = lay(self, side, line)
        else:
            # Rule 6: removing costs two cards; rule 18: one's own bridge is laid at once.
            first, second = pair_of(action)
            bits = self._spend(first)
            if self._spend(second):
                bits |= undo_bits.SECOND_OPEN
            taken = carry_out(self, side, action)
        if self.happened:
            bits |= undo_bits.WAS_PLAYED
        self.undo_bits[at] = bits | taken
        self.happened = PLAYED
        # Rule 17: the early end.
        if self.round > 1 and 0 in self.bridges:
            check_early(self, taken)

    def _end_turn(self, action, at):
        """Draws a card or none (rules 2, 7 and 10), and passes the turn to the other side."""
        side = self.turn
        bits = self.happened
        if self.declined:
            bits |= undo_bits.DECLINED
        if action == END:
            self.declined = True  # whatever the reason (rule 10)
        else:
            self.declined = False
            # Rule 7: the top of the pile, or a face-up card.
            if action == DRAW:
                card = self.decks[self.top]
                self.top += 1
                self.pile -= 1
            else:
                card = action - TAKE
                bits |= self._take_up(side, card)
            hand = self.hands[side]
            self.hands[side] = hand | (SECOND << card if hand >> card & 1 else 1 << card)
            self.sizes[side] += 1
        self.undo_bits[at] = bits
        self.turn = 1 - side
        self.happened = FRESH
        if not self.face_up:
            self._end_round(at)
        elif self.round > 1 and 0 in self.bridges:
            check_early(self, 0)

    def _take_up(self, side, card):
        """Takes a face-up card; returns REPLACED if another took its place, else 0 (rule 7)."""
        # Rule 19: it stays visible.
        if self.opened:
            self.open[side] = with_card(self.open[side], card)
        left = self.face_up
        left ^= SECOND << card if left >> card & SECOND else 1 << card
        if not self.pile:
            self.face_up = left
            return 0
        card = self.decks[self.top]
        self.top += 1
        self.pile -= 1
        self.face_up = left | (SECOND << card if left >> card & 1 else 1 << card)
        return undo_bits.REPLACED

    def _end_round(self, at):
        """Goes on after the pile and the face-up cards are gone (rules 8, 9 and 14)."""
        self._save_scores(at)
        if self.phase == FINAL:
            self._count_last_turn()
            return
        if self.round < 3:
            score_round(self)
        elif self.edition.last_turns:
            self._begin_last_turns()
        else:
            score_game(self)
            return
        check_early(self, 0)

    def _begin_last_turns(self):
        """Gives each side one more turn, as nothing is left to draw (rule 14)."""
        self.phase = FINAL
        self.left = 2

    def _count_last_turn(self):
        """Counts one of the last turns as done (rules 14 to 17)."""
        self.left -= 1
        check_early(self, 0)
        if not self.left and self.phase != OVER:
            score_game(self)

    def _count_handicap(self):
        """Counts a bridge of the handicap as laid (rule 20)."""
        self.left -= 1
        if not self.left:
            self.turn = self.first
            self.phase = PLAY
            if not self.face_up:
                self._begin_last_turns()

    def _save_scores(self, at):
        self.undo_bits[at] |= (
            undo_bits.SCORED
            | self.scores[0] << undo_bits.WHITE_AT
            | self.scores[1] << undo_bits.BLACK_AT
            | self.phase << undo_bits.PHASE_AT
            | self.round << undo_bits.ROUND_AT
        )
