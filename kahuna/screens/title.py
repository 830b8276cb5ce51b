"""The title: continue, a new game, lessons, puzzles, rules, statistics, settings."""

from handheld.title import Title


def open(kahuna):
    program = kahuna.program
    words = program.words
    kahuna.unpack_game()
    entries = []
    if kahuna.session.under_way:
        entries.append((words.CONTINUE, kahuna.resume))
    entries.append((words.NEW_GAME, "newgame"))
    # For somebody who has never played, lessons come first.
    entries.insert(len(entries) - (not kahuna.begun), (words.LEARN, "learn"))
    entries.append((words.PUZZLES, "puzzles"))
    entries.append((words.RULES, "rules"))
    entries.append((words.STATISTICS, "statistics"))
    entries.append((words.SETTINGS, "settings"))
    return Title(program, "kahuna/title", entries)
