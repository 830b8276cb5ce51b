"""Kai Piranja's own rows in the settings (see handheld.cartridge)."""

from .play.profiles import load_profile

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
    profile = load_profile(program)
    profile.danger = session.danger
    profile.shown = session.shown
    program.profile = profile.pack()
