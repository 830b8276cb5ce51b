"""The lessons, with a tick on those that are done, a first game after them, and the puzzles."""

from handheld.menu import Menu

from ..play.lessons import LESSONS
from ..play.profiles import load_profile, save_profile
from ..play.setup import Setup


def open(kahuna, at=-1):
    """Chooses the row `at`, or without it the first lesson not done."""
    program = kahuna.program
    kahuna.pack_game()
    texts = kahuna.more_texts("lessons")
    profile = load_profile(program)
    entries = [(title, _opens(program, texts, n)) for n, title in enumerate(texts.TITLES)]
    entries.append((texts.FIRST_GAME, lambda: _ask_for_first_game(kahuna)))
    entries.append((program.words.PUZZLES, "puzzles"))
    ticks = [(n, "✓") for n in range(len(LESSONS)) if profile.lessons >> n & 1]
    menu = Menu(program, program.words.LEARN, entries, ticks)
    menu.at = at if at >= 0 else _first_undone(profile.lessons)
    return menu


def _opens(program, texts, n):
    def go():
        words = (texts.TITLES[n], texts.PRESS, texts.LEAVE, texts.LESSONS[n])
        program.replace("lesson", n, LESSONS[n], words)

    return go


def _first_undone(done):
    number = 0
    while number < len(LESSONS) and done >> number & 1:
        number += 1
    return number


def _ask_for_first_game(kahuna):
    """Begins the first game; asks first if that gives up another one."""
    kahuna.unpack_game()

    def begin():
        _begin_first_game(kahuna)

    if kahuna.session.under_way:
        words = kahuna.program.words
        kahuna.program.push("question", words.GIVE_UP_SURE, words.GAME_LOST, begin)
    else:
        begin()


def _begin_first_game(kahuna):
    """Begins a game against robot 1, with comments."""
    kahuna.session.setup = Setup()
    profile = load_profile(kahuna.program)
    kahuna.comments = profile.comments = True
    save_profile(kahuna.program, profile)
    kahuna.begin()
