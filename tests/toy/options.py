"""The toy's own row in the settings: which colour its letters have."""


def rows(toy):
    return ((toy.texts.LETTERS, toy.texts.COLOURS, toy.colour),)


def choose(toy, row, number):
    toy.program.note(bytes((number,)))
