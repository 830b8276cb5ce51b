"""Kai Piranja's own rows in the settings (see handheld.cartridge)."""

_DANGER = 0


def rows(piranja):
    words = piranja.program.words
    menus = piranja.more_texts("menus")
    session = piranja.session
    switch = (words.NO, words.YES)
    return (
        (menus.DANGER, switch, int(session.shows_danger), menus.ABOUT_DANGER),
        (menus.CATCHES, switch, int(session.shows_catches), menus.ABOUT_CATCHES),
    )


def choose(piranja, row, number):
    from .play.profiles import load_profile  # only now, as it would delay the screen

    program = piranja.program
    session = piranja.session
    if row == _DANGER:
        session.shows_danger = bool(number)
    else:
        session.shows_catches = bool(number)
    profile = load_profile(program)
    profile.shows_danger = session.shows_danger
    profile.shows_catches = session.shows_catches
    program.profile = profile.pack()
