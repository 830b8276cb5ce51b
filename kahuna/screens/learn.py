"""The lessons, with a tick on those that are done, and the first game after them."""

from handheld.menu import Menu

from ..play.lessons import LESSONS
from ..play.remembering import keep, notes
from ..play.session import Setup


def open(kahuna, at=-1, done=False):
    """Chooses the row `at`, or without it the first lesson not done; `done`: the one before is."""
    program = kahuna.program
    kahuna.set_aside()
    texts = kahuna.more_texts("lessons")
    noted = notes(program)
    if done:
        noted.lessons |= 1 << at - 1
        keep(program, noted)
    entries = [(title, _opens(program, texts, n)) for n, title in enumerate(texts.TITLES)]
    entries.append((texts.FIRST_GAME, lambda: _begin_first_game(kahuna)))
    ticks = [(n, "✓") for n in range(len(LESSONS)) if noted.lessons >> n & 1]
    menu = Menu(program, program.words.LEARN, entries, ticks)
    menu.at = at if at >= 0 else _first_undone(noted.lessons)
    return menu


def _opens(program, texts, n):
    def go():
        words = (texts.TITLES[n], texts.PRESS, texts.LESSONS[n])
        program.change("lesson", n, LESSONS[n], words)

    return go


def _first_undone(done):
    number = 0
    while number < len(LESSONS) and done >> number & 1:
        number += 1
    return number


def _begin_first_game(kahuna):
    """Begins a game against robot 1, with comments; the form asks if another one is under way."""
    kahuna.take_back()
    kahuna.session.setup = setup = Setup()
    setup.players[1] = 1
    noted = notes(kahuna.program)
    noted.take(setup)
    kahuna.comments = noted.comments = True
    under_way = kahuna.session.game and not kahuna.session.over
    noted.begun |= not under_way
    keep(kahuna.program, noted)
    if under_way:
        kahuna.program.change("newgame")
    else:
        kahuna.begin()
