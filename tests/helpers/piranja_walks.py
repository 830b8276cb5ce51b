"""Walks through Kai Piranja, which join those of walks.py."""

from piranja_games import begun, with_cards
from piranja_games import play as told
from piranja_player import Angler, game_near_its_end, memory_with, seats_of
from piranja_table import Learner
from walks import WALKS, Walk

from piranja.rules.actions import BRING_IN, FETCH, LEAVE, TURN
from simulator import PYGAMER


def walk(game=None, seats=None, *, drive=False, **settings):
    """Makes a walk of a function; it begins at Kai Piranja's title, or in a game."""

    def make(way):
        memory = memory_with(game, seats, **settings)
        name = "piranja_" + way.__name__
        WALKS[name] = Walk(lambda p: way(Angler(p.handheld)), memory, PYGAMER, drive, "")
        return way

    return make


def one_of_each():
    """A game in which everything that can happen to a fish is still to come; see `a_game`."""
    game = with_cards(told("1 ph\n2 ps ps ps .\n3 mb .\n4 mb ."))
    coming = b"\x05\x04\x00\x09"  # two go round the table, one is taken, one eats
    rest = bytearray(game.deck[game.turned : game.sea_at])
    for fish in coming:
        del rest[rest.index(fish)]
    game.deck[game.turned : game.sea_at] = coming + rest
    return game


def from_title(angler, name):
    """Opens what the title leads to."""
    assert angler.scene == "title"
    while angler.top._entries[angler.top.at][1] != name:
        angler.press("down")
    angler.press("a")
    assert angler.scene == name


@walk()
def before_a_game(angler):
    """Every row of the form, a sign and a name, the settings and the rules; the other game."""
    from_title(angler, "newgame")
    angler.press("down", "right", "left", "down", "right", "left", "a", "right", "left", "a")
    angler.press("down", "up", "right", "left", "b", "b", "a", "a", "down", "right", "up", "a")
    assert angler.scene == "newgame"
    angler.choose(6)
    angler.press("left", "left", "right", "a", "b")
    from_title(angler, "settings")
    angler.choose(5)
    angler.press("right", "down", "right", "b")
    from_title(angler, "rules")
    angler.press("right", "right", "left", "b", "left", "right")


@walk(one_of_each(), seats_of(4, names=("Ana", "Ben")), language="en")
def a_game(angler):
    angler.press("b")
    angler.lift()
    angler.press("right", "b", "select")
    for action in (TURN, TURN, TURN):
        angler.do(action)
    angler.press("right", "left")
    angler.handheld.frame(40)
    angler.press("start", "b")
    if angler.scene == "play" and not angler.session.view.fresh:
        angler.do(BRING_IN)
    angler.lift()
    angler.do(FETCH)
    angler.press("b")
    angler.do(FETCH)
    angler.do(TURN)
    if angler.scene == "play":
        angler.do(LEAVE)
    angler.open_from_menu("LOG")
    angler.press("left", "right", "b", "b")
    angler.leave()
    angler.press("a")
    angler.lift()
    angler.open_from_menu("NEW_GAME")
    angler.press("start")
    angler.agree()
    angler.wait_for_choice()
    angler.press("a")
    assert angler.scene == "play"


@walk(game_near_its_end(5), language="de")
def the_end(angler):
    angler.do(TURN)
    angler.handheld.frame(90)
    angler.past_the_end()
    angler.press("down", "a", "a", "down", "a", "left", "left", "a", "down", "a", "up", "up", "up")
    angler.press("a")
    assert angler.scene == "handover"


@walk(game_near_its_end(6), drive=True, language="fr")
def the_end_on_a_board_on_its_own(angler):
    angler.press("3")
    angler.do(TURN)
    angler.past_the_end()
    angler.press("up", "a")
    assert angler.scene == "title"


@walk(begun(7, 5)[0], seats_of(5, (1, 2, 3, 1, 0)))
def with_robots(angler):
    angler.press("a", "60")
    angler.wait_for_choice()
    angler.press("start", "b")
    angler.do(TURN)
    angler.wait_for_choice()
    angler.press("power")


@walk(drive=True)
def dangers_are_shown(angler):
    angler.press("3")
    from_title(angler, "settings")
    angler.choose(5)
    angler.press("right", "down", "right", "b")
    from_title(angler, "newgame")
    angler.press("start")
    for _ in range(5):
        angler.do(TURN)
    angler.press("power")


@walk(game_near_its_end(158, 3))
def a_tie(angler):
    angler.do(TURN)
    angler.press("120", "a")
    assert angler.scene == "over"
    angler.press("up", "a")
    from_title(angler, "statistics")
    angler.press("a")
    angler.agree()


@walk(language="fr")
def the_lessons(angler):
    """All three of them, and a tick on each; the second is left and begun again."""
    learner = Learner(angler.handheld)
    learner.pause = angler.pause
    from_title(angler, "learn")
    for number in range(3):
        learner.choose(number)
        learner.press("a")
        if number == 1:
            learner.press("a", "b", "right", "a", "a")
        while learner.scene == "lesson":
            learner.follow()
    assert learner.scene == "learn"
