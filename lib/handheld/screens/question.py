"""A question before something is lost: B says no, and so does the row that is chosen first."""

from handheld.menu import Menu
from handheld.wrapping import wrap

_WIDTH = 142


def open(program, question, meaning, does):
    """`meaning` says what a yes will bring about; then `does` is called."""
    words = program.words
    entries = [(words.NO, program.pop), (words.YES, does)]
    return Menu(program, question, entries, remarks=wrap(program.art.text, meaning, _WIDTH))
