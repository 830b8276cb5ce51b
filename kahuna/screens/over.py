"""The menu after a game: another one, what there is to see of this one, or the title."""

from handheld.menu import Menu

from ..parts.players import result


def open(kahuna):
    program = kahuna.program
    session = kahuna.session
    words = program.words
    menus = kahuna.more_texts("menus")
    robot = kahuna.offered
    entries = [(words.AGAIN, kahuna.again)]
    if robot:
        entries.insert(0, (menus.AGAINST % robot, lambda: kahuna.again(robot)))
    entries.append((menus.COURSE, "course"))
    if session.persons:
        entries.append((menus.LOOK_BACK, "lookback"))
    entries.append((words.LOG, "log"))
    entries.append((menus.TURN_BY_TURN, "turns"))
    if program.device.has_console:
        entries.append((words.TO_COMPUTER, lambda: _send(kahuna, menu, words.SENT)))
    entries.append((words.QUIT, lambda: kahuna.reset_to("title")))
    menu = Menu(program, result(kahuna), entries, closes=False)
    return menu


def _send(kahuna, menu, sent):
    """Prints the record, for a computer at the serial console."""
    for line in kahuna.record():
        print(line)
    menu.set_value(menu.at, sent)
