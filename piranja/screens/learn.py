"""The lessons, with a tick on those that are done."""

from handheld.menu import Menu

from ..play.remembering import keep, notes


def open(piranja, at=-1, done=False):
    """Chooses the row `at`, or without it the first lesson not done; `done`: the one before is."""
    program = piranja.program
    titles = piranja.more_texts("lessons").TITLES
    noted = notes(program)
    if done:
        noted.lessons |= 1 << at - 1
        keep(program, noted)
    entries = [(title, _opens(program, n)) for n, title in enumerate(titles)]
    entries.append((program.words.NEW_GAME, "newgame"))
    ticks = [(n, "✓") for n in range(len(titles)) if noted.lessons >> n & 1]
    menu = Menu(program, program.words.LEARN, entries, ticks)
    menu.at = at if at >= 0 else _first_undone(noted.lessons)
    return menu


def _opens(program, n):
    def go():
        program.change("lesson", n)

    return go


def _first_undone(done):
    number = 0
    while done >> number & 1:
        number += 1
    return number
