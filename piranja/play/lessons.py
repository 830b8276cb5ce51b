"""The lessons: what lies on the table, what the teacher says, and what is to be done.

A lesson is a tuple of steps: SAY for something that is said, an action to be done, or a tuple for a
table that is set up: the row of the learner and that of the next player, how many cards digest as
moonfish, and the cards that come next, written as in a record. Each step but these tuples has a
sentence in texts/lessons_en.txt and its like.
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
