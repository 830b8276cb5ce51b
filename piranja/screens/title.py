"""The title: continue, a new game, the rules, the settings."""

from handheld.title import Title


def open(piranja):
    program = piranja.program
    words = program.words
    entries = [
        (words.NEW_GAME, "newgame"),
        (words.RULES, "rules"),
        (words.SETTINGS, "settings"),
    ]
    if piranja.session.game and not piranja.session.over:
        entries.insert(0, (words.CONTINUE, piranja.resume))
    return Title(program, "piranja/title", entries)
