"""A question before something is lost: B means no, and so does the row chosen at first."""

from handheld.menu import Menu
from handheld.wrapping import wrap

_WIDTH = 142


def open(program, question, meaning, does):
    """`meaning` says what a yes leads to; a yes calls `does`."""
    words = program.words
    entries = [(words.NO, program.pop), (words.YES, does)]
    return Menu(program, question, entries, remarks=wrap(program.art.text, meaning, _WIDTH))
