"""The lessons: what lies on the table, when the teacher speaks, and what the learner has to do.

A lesson is a tuple of steps: SAY if the teacher just says something, an action to do, or a tuple
that sets up the table: the learner's row and the next player's, how many cards the moonfish's pile
has, and the cards that come next, written as in a record. Each step except these tuples has a
sentence in texts/lessons_en.txt and the like.
"""

from ..rules.actions import BRING_IN, FETCH, TURN

SAY = -1

_MOON = 1  # a moonfish's species

LESSONS = (
    # A row grows, or a fish swims on.
    (
        ("ms", "fs", 0, "mb fb ps"),
        SAY,
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
        ("fs ms ps bs", "", 0, "mh"),
        SAY,
        TURN,
        SAY,
        ("bs ps pb", "", 3, "ph"),
        TURN,
        SAY,
        SAY,
    ),
    # Three of a kind fetch a pile.
    (
        ("mb fb mb", "", 6, "ms"),
        SAY,
        TURN,
        FETCH + _MOON,
        BRING_IN,
        SAY,
    ),
)
