"""The lessons and the first game, with a tick at those that are done."""

from handheld.menu import Menu

from ..play.profiles import learn, load_profile


def open(piranja, at=-1, done=False):
    """Opens with the pointer at row `at` or, without that, at the first lesson not done. If `done`,
    the lesson before row `at` has just been done."""
    program = piranja.program
    texts = piranja.more_texts("lessons")
    titles = texts.TITLES + (texts.FIRST_GAME,)
    if done:
        learn(program, at - 1)
    profile = load_profile(program)
    entries = [(title, _opens(program, n)) for n, title in enumerate(texts.TITLES)]
    entries.append((texts.FIRST_GAME, lambda: _ask_for_first_game(piranja)))
    entries.append((program.words.NEW_GAME, "newgame"))
    ticks = [(n, "✓") for n in range(len(titles)) if profile.lessons >> n & 1]
    menu = Menu(program, program.words.LEARN, entries, ticks)
    menu.usually = "lesson"
    menu.at = at if at >= 0 else _first_undone(profile.lessons)
    return menu


def _opens(program, n):
    def go():
        program.replace("lesson", n)

    return go


def _ask_for_first_game(piranja):
    """Begins the first game, after a question if that gives up another one."""
    if piranja.session.under_way:
        words = piranja.program.words
        piranja.program.push("question", words.GIVE_UP_SURE, words.GAME_LOST, piranja.begin_first)
    else:
        piranja.begin_first()


def _first_undone(done):
    number = 0
    while done >> number & 1:
        number += 1
    return number
