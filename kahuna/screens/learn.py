"""The lessons, with a tick at those that are done, and after them a first game."""

from handheld.menu import Menu

from ..play.lessons import LESSONS
from ..play.profiles import load_profile
from ..saves.profile import FIRST_GAME


def open(kahuna, at=-1):
    """Opens with the pointer at row `at` or, without that, at the first lesson not done; if all are
    done, at the first game."""
    program = kahuna.program
    kahuna.pack_game()
    texts = kahuna.more_texts("lessons")
    profile = load_profile(program)
    entries = [(title, _opens(program, texts, n)) for n, title in enumerate(texts.TITLES)]
    entries.append((texts.FIRST_GAME, "first_game"))
    done = [n for n in range(len(LESSONS)) if profile.lessons >> n & 1]
    if profile.lessons & FIRST_GAME:
        done.append(len(LESSONS))
    menu = Menu(program, program.words.LEARN, entries, [(n, "✓") for n in done])
    menu.at = at if at >= 0 else _first_undone(done)
    return menu


def _opens(program, texts, n):
    def go():
        words = (texts.TITLES[n], texts.PRESS, texts.LEAVE, texts.LESSONS[n])
        program.replace("lesson", n, len(LESSONS), LESSONS[n], words)

    return go


def _first_undone(done):
    number = 0
    while number in done and number < len(LESSONS):
        number += 1
    return number
