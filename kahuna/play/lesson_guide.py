"""The guide through a lesson: what each step asks for, whether it was done, where to point, and
which face the teacher makes.

A lesson is a string of steps (see lessons.py): a byte for the kind, a byte for the length of the
content, then the content.
"""

from ..rules.actions import (
    DISCARD,
    TAKE,
    card_of,
    is_discard,
    is_place,
    is_remove,
    is_take,
    line_of,
    pair_of,
)
from .chooser import MARKING, OFFERS, ON_STRIP, START_DISCARD
from .slots import FACE_UP, PILE

# The kinds of steps, and their content.
POSITION = 0  # the position that is set up
SAY = 1  # the target to point at, if any
DO = 2  # the actions asked for: any one of them, but discards all together
OTHER = 3  # the actions of the other side

# Targets to point at: one of these, plus a number.
NOWHERE = 0
ISLAND = 1
SLOT = 13
LINE = 22

# What to press next.
A_CARD = 0  # on a card, A
THE_PILE = 1
A_LINE = 2
AGAIN = 3  # A, to say yes
BACK = 4  # B, as the cursor has gone astray

# The teacher's faces.
EXPLAINS = 0
SMILES = 1  # that was right
WONDERS = 2  # that was something else
CHEERS = 3  # the lesson is done

_SENTENCES = (0, 1, 2, 1)  # how many each kind of step has


class Guide:
    """`kind` and `content` are those of the current step, `sentence` is the number of its first
    sentence. `next` also begins the lesson.

    Steps that set up a position are not counted: `passed` is the number of other steps before the
    current one, and `position` was set up after the first `since` of those. `face` is the one that
    the teacher makes as a step begins.
    """

    def __init__(self, steps):
        self._steps = steps
        self._begin()

    def _begin(self):
        self._at = 0
        self.kind = POSITION
        self.content = self.position = b""
        self.sentence = self.passed = self.since = 0
        self.face = EXPLAINS

    @property
    def is_last(self):
        return self._at == len(self._steps)

    def next(self):
        """Goes to the next step; returns False if there is none."""
        if self.is_last:
            return False
        if self.kind == POSITION:
            self.position = self.content
            self.since = self.passed
        else:
            self.passed += 1
        self.face = SMILES if self.kind == DO else EXPLAINS
        self.sentence += _SENTENCES[self.kind]
        start = self._at + 2
        self.kind = self._steps[self._at]
        self._at = start + self._steps[start - 1]
        self.content = self._steps[start : self._at]
        if self.is_last:
            self.face = CHEERS
        return True

    def back(self):
        """Goes to the previous step; returns False if there is none."""
        before = self.passed - 1
        if before < 0:
            return False
        self._begin()
        while self.next() and (self.kind == POSITION or self.passed < before):
            pass
        return True

    @property
    def target(self):
        """Where to point while something is said."""
        return self.content[0] if self.kind == SAY and self.content else NOWHERE

    def wants(self, done):
        """Whether these actions are what the step asks for."""
        if is_discard(self.content[0]):
            return done == self.content
        return len(done) == 1 and done[0] in self.content

    def next_press(self, chooser):
        """Returns where to point and what to press next, given where the cursor is."""
        if chooser.mode == ON_STRIP or chooser.mode == MARKING:
            at = self._slot(chooser)
            return SLOT + at, THE_PILE if at == PILE else A_CARD
        action = self._sought(chooser)
        if chooser.mode != OFFERS and _uses(action, chooser.card):
            return LINE + line_of(action), A_LINE
        if chooser.offered in self.content or (
            chooser.offered == START_DISCARD and is_discard(action)
        ):
            return LINE + line_of(action) if chooser.lines else SLOT + chooser.at, AGAIN
        return NOWHERE, BACK

    def _sought(self, chooser):
        """Returns the action to aim for: the first one, unless the cursor is nearer to another."""
        sought = -1
        for action in self.content:
            if chooser.choices.has(action):
                if action == chooser.offered:
                    return action
                if sought < 0 or (_uses(action, chooser.card) and not _uses(sought, chooser.card)):
                    sought = action
        return sought

    def _slot(self, chooser):
        """Returns the slot of the strip on which to press A next."""
        cards = chooser.cards
        if chooser.mode == MARKING:
            for at in range(FACE_UP):
                if DISCARD + cards[at] in self.content and not chooser.marked >> at & 1:
                    return at
            return PILE
        action = self._sought(chooser)
        if is_take(action):
            return FACE_UP + bytes(cards[FACE_UP:]).find(bytes((action - TAKE,)))
        if not (is_place(action) or is_remove(action)):
            return PILE
        if _uses(action, chooser.card) and chooser.at < FACE_UP:
            return chooser.at
        card = card_of(action) if is_place(action) else pair_of(action)[1]
        return bytes(cards[:FACE_UP]).find(bytes((card,)))


def _uses(action, card):
    """Whether a play uses a card."""
    if is_remove(action):
        return card in pair_of(action)
    return is_place(action) and card_of(action) == card
