"""The menu after a game: play again, its course, what could have been, its turns, or the title."""

from handheld.menu import Menu

from ..parts.words import result


def open(kahuna):
    program = kahuna.program
    words = program.words
    menus = kahuna.more_texts("menus")
    entries = [
        (words.AGAIN, kahuna.again),
        (menus.COURSE, "course"),
        (words.LOG, "log"),
        (words.TO_TITLE, lambda: kahuna.go("title")),
    ]
    if kahuna.session.persons:
        entries.insert(2, (menus.LOOK_BACK, "lookback"))
    return Menu(program, result(kahuna), entries, closes=False)
