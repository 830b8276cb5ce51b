"""The menu after a game: another one, what there is to see of this one, or the title."""

from handheld.menu import Menu

from ..parts.players import result


def open(kahuna):
    program = kahuna.program
    session = kahuna.session
    words = program.words
    menus = kahuna.more_texts("menus")
    entries = [(words.AGAIN, kahuna.again)]
    robot = kahuna.offered
    if robot:
        entries.insert(0, (menus.AGAINST % robot, lambda: kahuna.again(robot)))
    elif session.solo_side >= 0 and session.solo_side == 1 - session.view.winner:
        entries += _easier(kahuna, menus)
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


def _easier(kahuna, menus):
    """Returns what there is for an easier game than the one just lost: an entry or none."""
    session = kahuna.session
    view = session.view
    robot = session.players[view.winner] - 1
    if robot:
        return [(menus.AGAINST % robot, lambda: kahuna.again(robot))]
    if view.edition.has_handicap:
        return [(menus.HEAD_START, lambda: kahuna.again(head_start=True))]
    return []


def _send(kahuna, menu, sent):
    """Prints the record, for a computer at the serial console."""
    for line in kahuna.record():
        print(line)
    menu.set_value(menu.at, sent)
