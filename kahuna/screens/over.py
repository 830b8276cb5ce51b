"""The menu after a game: play again, its course, its turns, its record, or the title."""

from handheld.menu import Menu

from ..parts.words import result


def open(kahuna):
    program = kahuna.program
    words = program.words
    entries = [
        (words.AGAIN, kahuna.again),
        (kahuna.more_texts("menus").COURSE, "course"),
        (words.LOG, "log"),
    ]
    if program.device.has_console:
        entries.append((words.TO_COMPUTER, lambda: _send(kahuna, menu, words.SENT)))
    entries.append((words.TO_TITLE, lambda: kahuna.go("title")))
    menu = Menu(program, result(kahuna), entries, closes=False)
    return menu


def _send(kahuna, menu, sent):
    """Prints the record, for a computer at the serial console."""
    print(kahuna.record())
    menu.form.set_value(menu.at, sent)
