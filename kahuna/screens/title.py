"""The title: the usual rows, and puzzles."""

from handheld.title import Title, usual

# Smoke, gulls, glitter below the sun, and a fish (see handheld.living).
_SMOKE, _GULL, _GLITTER, _FISH = 0, 5, 9, 13
_LIVING = (
    (_SMOKE, 5, 5, 112, 32, 7, 0, 25, 30, 4),
    (_SMOKE, 5, 5, 112, 32, 7, 0, 25, 30, 19),
    (_GULL, 4, 1, 160, 36, -8, 1, 88, 120, 62),
    (_GULL, 4, 1, 168, 42, -8, 1, 92, 120, 62),
    (_GLITTER, 4, 2, 58, 62, 0, 0, 8, 8, 0),
    (_FISH, 2, 2, 160, 116, -6, 0, 116, 150, 0),
)
# Where its picture has one colour.
_PLAIN = (
    (35, 84, 101, 8),
    (0, 33, 52, 13),
    (55, 40, 22, 22),
    (80, 32, 26, 14),
    (0, 0, 160, 2),
)


def open(kahuna):
    kahuna.unpack_game()
    program = kahuna.program
    entries = usual(kahuna, (program.words.PUZZLES, "puzzles"))
    return Title(program, "kahuna", entries, _LIVING, "demo", _PLAIN)
