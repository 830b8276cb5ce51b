"""A position for trying turns. Here the side that thinks is side 0, the other one is side 1."""

from array import array

from ..rules.actions import REMOVE, REPLACE
from ..rules.bridges import carry_out, lay, put_back
from ..rules.cards import SECOND
from ..rules.editions import EARLY_LAST_TAKEN, EARLY_NEVER
from ..rules.limits import CARDS, ISLAND_COUNT, LINE_COUNT
from ..rules.tables import HIGH, LOW
from .stages import CARDS_LEFT, FIRST, NEAR, margins_of, rows_of

SIZES = 680  # where a stage's rows have the worth of hands by their size
DECLINED = SIZES + 12  # and the worth of not drawing


class Trial:
    """Stands in for a Game in legal.py, which lists its legal plays.

    `expect` sets how the turn will end, which worth.py takes into account besides the board.
    """

    turn = 0

    def __init__(self):
        self.bridges = [0, 0]
        self.counts = bytearray(2 * ISLAND_COUNT)
        self.hands = [0, 0]
        self.other = 0  # how many cards the other hand has
        self.expected = bytearray(ISLAND_COUNT)  # how many of each island it may have, in 16ths
        # For worth.py: a position, its base, and how much each island and bridge adds up to there.
        states = bytearray(FIRST[7 * i] for i in range(ISLAND_COUNT))
        self.near = bytearray(NEAR[state] for state in states)  # how near both sides are to each
        worths = array("h", bytes(2 * ISLAND_COUNT))
        bridges = array("b", bytes(LINE_COUNT))
        self.arrays = (self.counts, self.expected, states, self.near, worths, bridges)
        self.base = (0,) * 7
        self.based = None  # the rows by which that was added up; None if it is out of date
        self.renew = False  # whether the next position whose worth is asked for becomes the base
        self.stage = self.part = -1
        self._taken = [0] * 5

    def see(self, view, known):
        """Takes the seat of `view.side`; `known` is the Knowledge of the cards it does not see."""
        side = view.side
        self.guard = view.guard
        self.edition = view.edition
        for i in (0, 1):
            self.bridges[i] = view.bridges[i ^ side]
        self.early = view.edition.early
        if self.early == EARLY_LAST_TAKEN and not self.bridges[1]:
            self.early = EARLY_NEVER  # there is no bridge left to take
        counts = self.counts
        others = view.counts
        mine = ISLAND_COUNT * side
        theirs = ISLAND_COUNT - mine
        for i in range(ISLAND_COUNT):
            counts[i] = others[mine + i]
            counts[ISLAND_COUNT + i] = others[theirs + i]
        self.hands[0] = view.hands[side]
        self.other = view.sizes[1 - side]
        self.based = None
        known.look(view)
        known.expect(self.expected)

    def expect(self, round, left, cards, lead, drawn):
        """Sets how the turn will end.

        It is a turn of `round`, with `cards` left to draw, and ends with or without a card `drawn`;
        or it is one of the `left` last turns. `lead` is the lead in points. Afterwards the fields
        `round`, `left` and `cards` are those of the next turn, `prize` is what the leader in
        islands scores before it, and `over` says that there is no next turn.
        """
        self.lead = lead
        self.prize = 0
        self.over = left == 1
        played = round
        if left:
            left -= 1
        elif drawn:
            cards -= 1
            if not cards:
                if round < 3:
                    self.prize = round
                    round += 1
                    cards = CARDS - self.other  # ignoring its own hand, which no weight depends on
                else:
                    left = 2
                    self.over = not self.edition.last_turns
        self.round = round
        self.left = left
        self.cards = cards
        # Only a play takes the last bridge; having none also loses when the next round begins.
        if self.early == EARLY_LAST_TAKEN:
            self.ends_early = played > 1
        else:
            self.ends_early = round > 1 and self.early != EARLY_NEVER
        if left:
            # One or two last turns are to come.
            stage = 3 + left
            part = 8 + left
        else:
            # Early and late in rounds one and two, then in round three.
            stage = 2 * (round == 3) + (cards <= 7)
            part = 3 * round - (1 if cards <= 4 else 2 if cards <= 10 else 3)
        if part != self.part:
            self.part = part
            self.margins = margins_of(part)
        if stage != self.stage:
            self.stage = stage
            self.table = rows_of(stage)
        self.drawn = drawn
        self.rest = self.rest_by(self.table)

    def rest_by(self, table):
        """Returns what no play and no draw changes, by these rows of the stage."""
        rest = table[SIZES + 6 + self.other]
        if not self.left:
            rest += CARDS_LEFT[25 * self.round - 25 + self.cards]
            if not self.drawn:
                rest += table[DECLINED]
        return rest

    def do(self, action):
        """Does a play; returns the bridges that it takes."""
        # card_of, pair_of and without_card are inlined, as every position runs this.
        hands = self.hands
        hand = hands[0]
        line = action % LINE_COUNT
        if action < REMOVE:
            card = LOW[line] if action < LINE_COUNT else HIGH[line]
            hands[0] = hand ^ (SECOND << card if hand >> card & SECOND else 1 << card)
            return lay(self, 0, line)
        pair = (action - REMOVE) // LINE_COUNT % 3
        card = LOW[line] if pair == 0 else HIGH[line]
        hand ^= SECOND << card if hand >> card & SECOND else 1 << card
        card = HIGH[line] if pair == 2 else LOW[line]
        hands[0] = hand ^ (SECOND << card if hand >> card & SECOND else 1 << card)
        return carry_out(self, 0, action)

    def take_back(self, action, taken):
        """Takes back a play on the board; the caller restores the hand."""
        if action < REMOVE or action >= REPLACE:
            # As take() does, in less time.
            line = action % LINE_COUNT
            counts = self.counts
            self.bridges[0] ^= 1 << line
            counts[LOW[line]] -= 1
            counts[HIGH[line]] -= 1
        if taken:
            put_back(self, 1, taken)

    def play_path(self, path, at, length):
        """Does the plays of the path at offset `at`."""
        for i in range(length):
            self._taken[i] = self.do(path[at + i])

    def take_back_path(self, path, at, length, hand):
        """Takes back the plays of a path; `hand` is the hand before them."""
        while length:
            length -= 1
            self.take_back(path[at + length], self._taken[length])
        self.hands[0] = hand
