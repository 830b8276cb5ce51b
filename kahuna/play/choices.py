"""What a side may do now, asked as a cursor needs it: by kind of action, by card and by line."""

from ..rules.actions import DISCARD, END, TAKE, card_of, is_place, is_remove, line_of, pair_of
from ..rules.cards import with_card
from ..rules.legal import MOST, legal
from ..rules.limits import ISLAND_COUNT
from ..rules.phases import FRESH
from ..rules.tables import REACH


class Choices:
    """`look` finds out what the side at turn may do."""

    def __init__(self):
        self._view = None
        self._legal = bytearray(MOST)
        self._count = 0
        self._lines = [0] * ISLAND_COUNT  # for each card, those on which it can be used

    def look(self, view):
        self._view = view
        self._count = legal(view, self._legal)
        lines = self._lines
        for card in range(ISLAND_COUNT):
            lines[card] = 0
        for i in range(self._count):
            action = self._legal[i]
            if is_place(action):
                lines[card_of(action)] |= 1 << line_of(action)
            elif is_remove(action):
                for card in pair_of(action):
                    lines[card] |= 1 << line_of(action)

    def has(self, action):
        """Whether an action is legal now."""
        return self._has_any(action, action + 1)

    @property
    def may_discard(self):
        return self._has_any(DISCARD, TAKE)

    @property
    def may_draw(self):
        return self._has_any(TAKE, END)

    @property
    def must_discard(self):
        """Whether the hand has no room for another card until some are discarded."""
        return self.may_discard and not self.may_draw

    def _has_any(self, start, end):
        for i in range(self._count):
            if start <= self._legal[i] < end:
                return True
        return False

    def lines_for(self, card):
        """Returns the lines that a card of the hand can be used on, alone or with another."""
        return self._lines[card]

    def lines_if_taken(self, card):
        """Returns those that a face-up card could be used on next."""
        view = self._view
        side = view.turn
        hand = view.hands[side]
        happened = view.happened
        view.hands[side] = with_card(hand, card)
        view.happened = FRESH
        lines = 0
        for i in range(legal(view, self._legal)):
            if self._legal[i] < DISCARD:
                lines |= 1 << line_of(self._legal[i])
        view.hands[side] = hand
        view.happened = happened
        legal(view, self._legal)
        return lines & REACH[card]

    @property
    def free_lines(self):
        """The lines on which the head start may be laid."""
        lines = 0
        for i in range(self._count):
            lines |= 1 << self._legal[i]
        return lines

    def collect(self, card, line, into):
        """Puts the actions that a card allows on a line into an array, first those that lay a
        bridge; returns how many there are."""
        found = 0
        for i in range(self._count - 1, -1, -1):
            action = self._legal[i]
            if self._uses(action, card) and line_of(action) == line:
                into[found] = action
                found += 1
        return found

    def _uses(self, action, card):
        if is_place(action):
            return card_of(action) == card
        return is_remove(action) and card in pair_of(action)
