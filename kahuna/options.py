"""Kahuna's own rows in the settings (see handheld.cartridge)."""

_COMMENTS = 0


def rows(kahuna):
    words = kahuna.program.words
    menus = kahuna.more_texts("menus")
    switch = (words.NO, words.YES)
    return (
        (menus.COMMENTS, switch, int(kahuna.comments), menus.ABOUT_COMMENTS),
        (menus.SHOW_LUCK, switch, int(kahuna.shows_luck), menus.ABOUT_LUCK),
    )


def choose(kahuna, row, number):
    from .play.profiles import load_profile  # only now, as it would delay the screen

    program = kahuna.program
    if row == _COMMENTS:
        kahuna.comments = bool(number)
    else:
        kahuna.shows_luck = bool(number)
    profile = load_profile(program)
    profile.comments = kahuna.comments
    profile.shows_luck = kahuna.shows_luck
    program.profile = profile.pack()
