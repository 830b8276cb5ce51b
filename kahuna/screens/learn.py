"""The lessons, with a tick at those that are done, and after them a first game."""

from handheld import modules
from handheld.long_texts import one_of
from handheld.menu import Menu

from ..play.lessons import LESSONS
from ..saves.profile import FIRST_GAME


def open(kahuna, at=-1):
    """Opens with the pointer at row `at` or, without that, at the first lesson not done; if all are
    done, at the first game."""
    program = kahuna.program
    kahuna.pack_game()
    texts = kahuna.more_texts("lessons")
    with modules.passing:
        from ..play.profiles import load_profile

        profile = load_profile(program)
    entries = [(title, _opens(program, texts, n, title)) for n, title in enumerate(texts.TITLES)]
    entries.append((texts.FIRST_GAME, "first_game"))
    done = [n for n in range(len(LESSONS)) if profile.lessons >> n & 1]
    if profile.lessons & FIRST_GAME:
        done.append(len(LESSONS))
    menu = Menu(program, program.words.LEARN, entries, [(n, "✓") for n in done])
    menu.usually = "lesson"
    menu.at = at if at >= 0 else _first_undone(done)
    return menu


def _opens(program, texts, n, title):
    def go():
        words = (title, texts.PRESS, texts.LEAVE, one_of(texts, "LESSONS", n))
        program.replace("lesson", n, len(LESSONS), LESSONS[n], words)

    return go


def _first_undone(done):
    number = 0
    while number in done and number < len(LESSONS):
        number += 1
    return number
