"""Kahuna's own rows in the settings (see handheld.program)."""

from .play.remembering import notes


def rows(kahuna):
    program = kahuna.program
    words = program.words
    comments = notes(program).comments
    return ((kahuna.more_texts("menus").COMMENTS, (words.NO, words.YES), int(comments)),)


def choose(kahuna, row, number):
    program = kahuna.program
    noted = notes(program)
    kahuna.comments = noted.comments = bool(number)
    program.note(noted.packed())
