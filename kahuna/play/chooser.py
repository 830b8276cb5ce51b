"""Composes a turn with a cursor: pure logic from buttons to actions, without a pixel.

The cursor is on the strip (five cards of the hand, three face-up cards, and the pile, where a turn
can also end without a card) or on the lines that the chosen card can use; a line with several uses
offers them one by one. `press` takes a button and returns an action to do, or NONE and the like.
"""

from handheld import modules

from ..rules.actions import DISCARD, DRAW, END, TAKE, is_remove, pair_of
from ..rules.phases import DISCARDED, HANDICAP
from .choices import Choices
from .cursor import DOWN, LEFT, RIGHT, UP, LineSteps, line_at
from .slots import FACE_UP, NO_CARD, PILE, fill_slots

NONE = -1
REFUSED = -2  # the press is not possible: worth a sound
MOVED = -3  # the cursor moved or the mode changed
CHOSEN = -4  # a card or an offer was chosen, but nothing is done yet

# Buttons for `press`, besides the directions.
YES = 4
BACK = 5

# Modes.
ON_STRIP = 0
ON_LINES = 1
OFFERS = 2  # several actions to choose from, or one to confirm
MARKING = 3  # marking cards to discard
ON_FREE_LINES = 4  # all free lines, to lay the handicap

_HAND = (1 << FACE_UP) - 1  # slots

START_DISCARD = 250  # an offer: go and mark cards


class Chooser:
    """`cards` has the card of each slot of the strip, and `look` sets it. In a puzzle the cursor
    does not begin on the most useful line."""

    def __init__(self, cards, in_puzzle=False):
        self.view = None
        self.mode = ON_STRIP
        self.at = 0  # slot of the strip
        self.line = 0
        self.lines = 0  # the lines that the cursor may visit
        self.idle = 0  # a bit for each slot whose card has no use now
        self.offers = bytearray(8)
        self.offer_count = 0
        self.offer = 0
        self.marked = 0  # a bit for each marked slot of the hand
        self.cards = cards
        self._in_puzzle = in_puzzle
        self._line_steps = None  # moves the cursor on the lines
        self.choices = Choices()

    def look(self, view, line=NONE):
        """Starts over with what is legal now. The cursor stays where it is, if there is a card that
        has a use, or goes to a line of its card."""
        self.view = view
        self.choices.look(view)
        fill_slots(self.cards, view)
        self.marked = 0
        self.offer_count = 0
        if view.phase == HANDICAP:
            self.mode = ON_FREE_LINES
            self.lines = self.choices.free_lines
            self.idle = 0
            from . import board_cursor

            self.line = board_cursor.nearest(self.line, self.lines)
            self._line_steps = board_cursor
            return
        self.mode = ON_STRIP
        self.lines = 0
        self._find_idle()
        if not self.is_there(self.at) or self.idle >> self.at & 1:
            self.at = self._first_slot()
        if line >= 0:
            self._choose_card(line)

    def _find_idle(self):
        choices = self.choices
        self.idle = 0
        for at in range(PILE):
            card = self.cards[at]
            if card != NO_CARD:
                useful = choices.lines_for(card) if at < FACE_UP else choices.has(TAKE + card)
                if not useful:
                    self.idle |= 1 << at

    # The strip

    def is_there(self, at):
        return at == PILE or self.cards[at] != NO_CARD

    def _first_slot(self):
        """Returns the first slot where A does something."""
        at = 0
        idle = 0 if self.all_useless else self.idle
        while not self.is_there(at) or idle >> at & 1:
            at += 1
        return at

    def _move(self, by):
        at = self.at
        while True:
            at = (at + by) % (PILE + 1)
            if self.is_there(at) and (self.mode == ON_STRIP or not FACE_UP <= at < PILE):
                break
        self.at = at
        return MOVED

    # Asking what can be chosen

    @property
    def all_useless(self):
        """Whether the hand has no use, except that some of its five cards can be discarded."""
        return self.idle & _HAND == _HAND and self.choices.must_discard

    @property
    def card(self):
        """The card under the cursor, or NO_CARD."""
        return self.cards[self.at] if self.at < PILE else NO_CARD

    @property
    def reach(self):
        """The lines to show for the card under the cursor: those on which it can be used, now or
        once it is taken."""
        card = self.card
        if card == NO_CARD or self.lines or self.mode == MARKING:
            return 0
        choices = self.choices
        return choices.lines_for(card) if self.at < FACE_UP else choices.lines_if_taken(card)

    def _collect(self, line):
        """Offers what the card under the cursor can do on a line."""
        self.offer = 0
        self.offer_count = self.choices.collect(self.card, line, self.offers)

    @property
    def offered(self):
        """The action under the cursor: the current offer, what A would do on the line, or NONE."""
        if self.mode == ON_FREE_LINES:
            return self.line
        if self.offer_count and self.mode in (ON_LINES, OFFERS):
            return self.offers[self.offer]
        return NONE

    @property
    def partner(self):
        """The slot of the other card that the removal under the cursor costs, or NO_CARD."""
        action = self.offered
        if (
            self.mode != ON_FREE_LINES
            and action != START_DISCARD
            and action >= 0
            and is_remove(action)
        ):
            first, second = pair_of(action)
            other = second if first == self.card else first
            for at in range(FACE_UP):
                if at != self.at and self.cards[at] == other:
                    return at
        return NO_CARD

    # Buttons

    def press(self, button):
        """Takes a press of a button; returns an action to do, NONE, REFUSED, MOVED or CHOSEN."""
        if self.mode == ON_STRIP:
            return self._press_strip(button)
        if self.mode == MARKING:
            return self._press_marking(button)
        if self.mode == OFFERS:
            return self._press_offers(button)
        return self._press_lines(button)

    def _press_strip(self, button):
        if button == LEFT or button == RIGHT:
            return self._move(1 if button == RIGHT else -1)
        if button == YES or (button == UP and self.at < FACE_UP):
            if self.at < FACE_UP:
                return self._choose_card()
            if self.at == PILE:
                return self._offer_end()
            return self._offer_card()
        return NONE

    def _choose_card(self, line=NONE):
        lines = self.choices.lines_for(self.card)
        if not lines:
            return self._start_marking() if self.all_useless else REFUSED
        self.mode = ON_LINES
        self.lines = lines
        if line < 0:
            line = line_at(lines, 0) if self._in_puzzle else self._most_useful()
        self.line = line
        self._line_steps = LineSteps(self.card)
        self._collect(self.line)
        return CHOSEN

    def _most_useful(self):
        with modules.passing:
            from .cursor_start import most_useful

            return most_useful(self.view, self.lines)

    def _offer_card(self):
        action = TAKE + self.card
        if not self.choices.has(action):
            # With five cards in hand, discarding makes room if that is allowed.
            return self._start_marking() if self.choices.must_discard else REFUSED
        self._make_offers(action)
        return CHOSEN

    def _offer_end(self):
        self._make_offers(DRAW, END)
        # A turn has all its discards in one go.
        if self.choices.may_discard and self.view.happened < DISCARDED:
            self.offers[self.offer_count] = START_DISCARD
            self.offer = self.offer_count * self.all_useless
            self.offer_count += 1
        if not self.offer_count:
            self.mode = ON_STRIP
            return REFUSED
        return CHOSEN

    def _make_offers(self, *actions):
        self.offer_count = self.offer = 0
        self.mode = OFFERS
        for action in actions:
            if self.choices.has(action):
                self.offers[self.offer_count] = action
                self.offer_count += 1

    def line_beside(self, line, direction):
        """Returns the line to which a direction leads the cursor from this one."""
        return self._line_steps.step(line, direction, self.lines)

    def _press_lines(self, button):
        if button < YES:
            line = self._line_steps.step(self.line, button, self.lines)
            if line == self.line:
                return NONE
            self.line = line
            if self.mode == ON_LINES:
                self._collect(line)
            return MOVED
        if button == BACK:
            if self.mode == ON_FREE_LINES:
                return NONE
            self.mode = ON_STRIP
            self.lines = 0
            self.offer_count = 0
            return MOVED
        if self.mode == ON_FREE_LINES:
            return self.line
        if self.offer_count > 1:
            self.mode = OFFERS
            return CHOSEN
        return self.offers[0]

    def _press_offers(self, button):
        if button == YES:
            if self.offers[self.offer] == START_DISCARD:
                return self._start_marking()
            return self.offers[self.offer]
        if button == BACK:
            self._close_offers()
            return MOVED
        if not self.lines and (self.offer_count < 2 or button == UP or button == DOWN):
            # Moving away closes a question, too.
            self._close_offers()
            return self._move(1 if button == RIGHT else -1) if button >= LEFT else MOVED
        by = 1 if button in (RIGHT, DOWN) else -1
        self.offer = (self.offer + by) % self.offer_count
        return MOVED

    def _close_offers(self):
        self.mode = ON_LINES if self.lines else ON_STRIP
        if self.mode == ON_STRIP:
            self.offer_count = 0

    # Discarding

    def _start_marking(self):
        self.mode = MARKING
        self.offer_count = 0
        if self.at >= FACE_UP:
            self.at = 0
        self.marked = 0
        return CHOSEN

    def _press_marking(self, button):
        if button == LEFT or button == RIGHT:
            return self._move(1 if button == RIGHT else -1)
        if button == BACK:
            self.mode = ON_STRIP
            self.marked = 0
            return MOVED
        if button != YES:
            return NONE
        if self.at < FACE_UP:
            self.marked ^= 1 << self.at
            return CHOSEN
        return self.next_discard()

    def next_discard(self):
        """Returns the discard of the first marked card, or REFUSED if none is marked.

        The hand is sorted, so it is legal to discard the first one again and again.
        """
        for at in range(FACE_UP):
            if self.marked >> at & 1:
                return DISCARD + self.cards[at]
        return REFUSED
