"""Kai Piranja's own rows in the settings (see handheld.program)."""

from .play.remembering import notes

_DANGER = 0


def rows(piranja):
    words = piranja.program.words
    menus = piranja.more_texts("menus")
    session = piranja.session
    switch = (words.NO, words.YES)
    return (menus.DANGER, switch, int(session.danger)), (menus.CATCHES, switch, int(session.shown))


def choose(piranja, row, number):
    program = piranja.program
    session = piranja.session
    if row == _DANGER:
        session.danger = bool(number)
    else:
        session.shown = bool(number)
    noted = notes(program)
    noted.danger = session.danger
    noted.shown = session.shown
    program.note(noted.packed())
