"""The menu that START opens during a game."""

from displayio import Group

from handheld import menu_colours
from handheld.menu import Menu

from ..look.layout import SIGN_BLACK, SIGN_WHITE
from ..parts.players import said_of
from ..rules.history import last_turn


def open(kahuna):
    program = kahuna.program
    words = program.words
    menus = kahuna.more_texts("menus")
    view = kahuna.session.view
    entries = [(words.RESUME, program.pop)]
    if program.below == "play":
        entries.append((menus.HINT, lambda: program.replace("hint")))
    start, end = last_turn(view)
    if end > start:
        entries.append((menus.LAST_TURN, lambda: program.push("watch", start, end)))
    entries.append((words.LOG, "log"))
    entries.append((words.RULES, "rules"))
    entries.append((words.SETTINGS, "settings"))
    entries.append((words.NEW_GAME, "newgame"))
    entries.append(
        (
            words.QUIT,
            lambda: program.push("question", words.LEAVE_SURE, words.GAME_KEPT, kahuna.quit),
        )
    )
    values = [(0, "%d : %d" % (view.scores[0], view.scores[1]))]
    title = said_of(kahuna, kahuna.texts.TURN_OF, view.turn, view.round)
    sign = _sign(kahuna, view.turn)
    menu = Menu(program, title, entries, values, sign=sign, battery=len(entries) - 1)
    menu.usually = program.below
    return menu


def _sign(kahuna, side):
    """Makes the sign of the side at turn, framed as in the bar."""
    art = kahuna.program.art
    group = Group()
    group.append(art.fill(menu_colours.GLOW, 145, 0, 13, 13))
    group.append(art.fill(menu_colours.INK, 146, 1, 11, 11))
    group.append(kahuna.pictures.sign(148, 3, SIGN_BLACK if side else SIGN_WHITE))
    return group
