"""The menu after a game: another game, ways to look at this one, or the title."""

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
    elif session.solo_side == 1 - session.view.winner:  # a person playing alone has lost
        entries += _easier(kahuna, menus)
    if session.began_with_deal:
        entries.append((menus.REMATCH, kahuna.rematch))
    entries.append((menus.COURSE, "course"))
    if session.persons:
        entries.append((menus.LOOK_BACK, "lookback"))
    entries += [(words.LOG, "log"), (menus.TURN_BY_TURN, "turns")]
    if program.device.has_console:
        entries.append((words.TO_COMPUTER, lambda: _send(kahuna, menu)))
    entries.append((words.QUIT, lambda: kahuna.reset_to("title")))
    menu = Menu(program, result(kahuna), entries, closes=False)
    return menu


def _easier(kahuna, menus):
    """Returns in a list the entry for an easier game than the one just lost; or an empty list."""
    session = kahuna.session
    view = session.view
    robot = session.players[view.winner] - 1
    if robot:
        return [(menus.AGAINST % robot, lambda: kahuna.again(robot))]
    if view.edition.has_handicap:
        return [(menus.HEAD_START, lambda: kahuna.again(head_start=True))]
    return []


def _send(kahuna, menu):
    """Prints the record on the serial console, for a computer that listens there."""
    for line in kahuna.record():
        print(line)
    menu.set_value(menu.at, kahuna.program.words.SENT)
