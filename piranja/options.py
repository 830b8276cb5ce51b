"""Kai Piranja's own rows in the settings (see handheld.program)."""

from .play.remembering import notes


def rows(piranja):
    words = piranja.program.words
    return ((piranja.more_texts("menus").DANGER, (words.NO, words.YES), int(piranja.danger)),)


def choose(piranja, row, number):
    program = piranja.program
    piranja.danger = bool(number)
    noted = notes(program)
    noted.danger = piranja.danger
    program.note(noted.packed())
