"""The title: continue, a new game, lessons, the rules, the settings."""

from handheld.title import Title

from ..play.remembering import notes


def open(kahuna):
    program = kahuna.program
    words = program.words
    kahuna.take_back()
    entries = [
        (words.NEW_GAME, "newgame"),
        (words.LEARN, "learn"),
        (words.RULES, "rules"),
        (words.SETTINGS, "settings"),
    ]
    if not notes(program).begun:
        entries.insert(0, entries.pop(1))  # who has never played begins with that
    if kahuna.session.game and not kahuna.session.over:
        entries.insert(0, (words.CONTINUE, kahuna.resume))
    return Title(program, "kahuna/title", entries)
