"""The menu after a game: play again, its course, its turns, or the title."""

from handheld.menu import Menu

from ..parts.words import result


def open(kahuna):
    program = kahuna.program
    words = program.words
    entries = (
        (words.AGAIN, kahuna.again),
        (kahuna.more_texts("menus").COURSE, "course"),
        (words.LOG, "log"),
        (words.TO_TITLE, lambda: kahuna.go("title")),
    )
    return Menu(program, result(kahuna), entries, closes=False)
