"""After a game: the same again, its course, its turns, or the title."""

from handheld.menu import Menu

from ..parts.words import result


def open(kahuna):
    program = kahuna.program
    words = program.words
    entries = (
        (words.AGAIN, kahuna.again),
        (kahuna.texts.COURSE, "course"),
        (words.LOG, "log"),
        (words.TO_TITLE, lambda: kahuna.go("title")),
    )
    title = result(kahuna.texts, kahuna.session.view)
    return Menu(program, title, entries, closes=False)
