"""The title, with the usual rows."""

from handheld.title import Title, usual

# Bubbles, a fish far off, and Kai's eye, which blinks (see handheld.living).
_BUBBLE, _SMALL, _FISH, _LID = 0, 2, 4, 6
_LIVING = (
    (_BUBBLE, 2, 2, 84, 60, 0, -6, 20, 40, 8),
    (_SMALL, 2, 2, 92, 56, 0, -8, 13, 40, 22),
    (_BUBBLE, 2, 3, 8, 116, 0, -8, 36, 64, 20),
    (_SMALL, 2, 3, 150, 104, 0, -6, 36, 60, 4),
    (_FISH, 2, 2, 160, 70, -5, 0, 138, 180, 0),
    (_LID, 1, 1, 104, 34, 0, 0, 1, 24, 12),
)
# Where its picture has one colour.
_PLAIN = (
    (15, 104, 131, 24),
    (16, 78, 138, 22),
    (0, 54, 91, 18),
    (0, 28, 37, 13),
    (49, 28, 35, 10),
)


def open(piranja):
    program = piranja.program
    return Title(program, "piranja", usual(piranja), _LIVING, "demo", _PLAIN)
