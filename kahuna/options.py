"""Kahuna's own rows in the settings (see handheld.cartridge)."""

from .play.profiles import load_profile


def rows(kahuna):
    program = kahuna.program
    words = program.words
    comments = load_profile(program).comments
    return ((kahuna.more_texts("menus").COMMENTS, (words.NO, words.YES), int(comments)),)


def choose(kahuna, row, number):
    program = kahuna.program
    profile = load_profile(program)
    kahuna.comments = profile.comments = bool(number)
    program.profile = profile.pack()
