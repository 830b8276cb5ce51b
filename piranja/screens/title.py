"""The title: continue, a new game, lessons, the rules, the statistics, the settings."""

from handheld.title import Title


def open(piranja):
    program = piranja.program
    words = program.words
    entries = []
    if piranja.session.under_way:
        entries.append((words.CONTINUE, piranja.resume))
    entries.append((words.NEW_GAME, "newgame"))
    # For somebody who has never played, lessons come first.
    entries.insert(len(entries) - (not piranja.begun), (words.LEARN, "learn"))
    entries.append((words.RULES, "rules"))
    entries.append((words.STATISTICS, "statistics"))
    entries.append((words.SETTINGS, "settings"))
    return Title(program, "piranja/title", entries)
