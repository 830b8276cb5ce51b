"""What to know before the first game: who you are, who begins, and how many rounds there are."""

from handheld import modules
from handheld.menu import Menu
from handheld.wrapping import wrap

from ..look.layout import SIGN_WHITE

_WIDTH = 142


def open(kahuna):
    program = kahuna.program
    texts = kahuna.more_texts("lessons")
    kahuna.unpack_game()  # the lessons had packed it
    entries = [(kahuna.more_texts("menus").PLAY, lambda: _ask(kahuna))]
    about = wrap(program.art.text, texts.ABOUT_FIRST_GAME, _WIDTH)
    sign = kahuna.pictures.sign(148, 3, SIGN_WHITE)
    return Menu(program, texts.FIRST_GAME, entries, remarks=about, sign=sign)


def _ask(kahuna):
    """Begins the game, after a question if that gives up another one."""
    if kahuna.session.under_way:
        words = kahuna.program.words
        kahuna.program.push("question", words.GIVE_UP_SURE, words.GAME_LOST, lambda: _begin(kahuna))
    else:
        _begin(kahuna)


def _begin(kahuna):
    """Begins a game against robot 1, with comments; the setup for other games stays."""
    with modules.passing:
        from ..play.beginning import begin_first
        from ..play.profiles import save_first_game

        save_first_game(kahuna.program)
        begin_first(kahuna.session)
    kahuna.begun = kahuna.comments = True
    kahuna.start()
