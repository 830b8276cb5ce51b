"""The menu after a game: another one, what there is to see of this one, or the title."""

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
    robot = kahuna.offered
    session = kahuna.session
    if session.persons == 1 and robot not in session.players:
        entries.insert(0, (menus.AGAINST % robot, lambda: kahuna.again(robot)))
    if session.persons:
        entries.insert(-2, (menus.LOOK_BACK, "lookback"))
    return Menu(program, result(kahuna), entries, closes=False)
