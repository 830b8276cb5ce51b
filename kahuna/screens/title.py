"""The title: continue, a new game, the rules, the settings."""

from handheld.title import Title


def open(kahuna):
    program = kahuna.program
    words = program.words
    entries = [
        (words.NEW_GAME, "newgame"),
        (words.RULES, "rules"),
        (words.SETTINGS, "settings"),
    ]
    if kahuna.session.game and not kahuna.session.over:
        entries.insert(0, (words.CONTINUE, kahuna.resume))
    return Title(program, "kahuna/title", entries)
