"""The title: continue, a new game, lessons, the rules, the statistics, the settings."""

from handheld.title import Title


def open(piranja):
    program = piranja.program
    words = program.words
    entries = [
        (words.NEW_GAME, "newgame"),
        (words.LEARN, "learn"),
        (words.RULES, "rules"),
        (words.STATISTICS, "statistics"),
        (words.SETTINGS, "settings"),
    ]
    if piranja.session.under_way:
        entries.insert(0, (words.CONTINUE, piranja.resume))
    return Title(program, "piranja/title", entries)
