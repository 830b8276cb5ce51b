"""The title: continue, a new game, lessons, puzzles, rules, statistics, settings."""

from handheld.title import Title

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


def open(kahuna):
    program = kahuna.program
    words = program.words
    kahuna.unpack_game()
    entries = []
    if kahuna.session.under_way:
        entries.append((words.CONTINUE, kahuna.resume))
    entries.append((words.NEW_GAME, "newgame"))
    # If nobody has ever played, lessons come first.
    entries.insert(len(entries) - (not kahuna.begun), (words.LEARN, "learn"))
    entries.append((words.PUZZLES, "puzzles"))
    entries.append((words.RULES, "rules"))
    entries.append((words.STATISTICS, "statistics"))
    entries.append((words.SETTINGS, "settings"))
    return Title(program, "kahuna", entries, _LIVING, "demo")
