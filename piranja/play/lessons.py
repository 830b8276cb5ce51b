"""The lessons: what lies on the table, what is said, and what is to be done.

A lesson is a tuple of steps: a Position, SAY for something that is said, or an action to be done.
For each step but positions there is a sentence in texts/lessons_en.py and the others.
"""

from ..rules.actions import BRING_IN, FETCH, TURN

SAY = -1

_PIRANHA, _MOON, _FLAME, _BARRACUDA = range(4)
_BIG = 4
_HUNGRY = 8


class Position:
    """The row of the learner and of the next player, what digests as moonfish, and the cards that
    come next."""

    def __init__(self, row, next_row, pile, *cards):
        self.row = bytes(row)
        self.next_row = bytes(next_row)
        self.pile = pile
        self.cards = bytes(cards)


LESSONS = (
    # A row grows, or a fish swims on.
    (
        Position((_MOON,), (_FLAME,), 0, _BIG + _MOON, _BIG + _FLAME, _PIRANHA),
        SAY,
        TURN,
        TURN,
        TURN,
        SAY,
        BRING_IN,
        SAY,
    ),
    # Hungry ones.
    (
        Position((_FLAME, _MOON, _PIRANHA, _BARRACUDA), (), 0, _HUNGRY + _MOON),
        SAY,
        TURN,
        SAY,
        Position((_BARRACUDA, _PIRANHA, _BIG + _PIRANHA), (), 3, _HUNGRY + _PIRANHA),
        TURN,
        SAY,
        SAY,
    ),
    # Three of a kind fetch a pile.
    (
        Position((_BIG + _MOON, _BIG + _FLAME, _BIG + _MOON), (), 6, _MOON),
        SAY,
        TURN,
        FETCH + _MOON,
        BRING_IN,
        SAY,
    ),
)
