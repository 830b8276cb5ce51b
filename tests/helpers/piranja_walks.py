"""Walks through Kai Piranja, which join those of walks.py."""

from piranja_games import begun, with_cards
from piranja_games import play as play_record
from piranja_player import PiranjaPlayer, game_near_its_end, memory_with, seats_of
from piranja_table import Learner
from walks import WALKS, Walk

from piranja.rules.actions import BRING_IN, FETCH, LEAVE, TURN
from simulator import PYGAMER


def walk(game=None, seats=None, *, drive=False, **settings):
    """Makes a walk of a function; it begins at Kai Piranja's title, or in a game."""

    def make(way):
        memory = memory_with(game, seats, **settings)
        name = "piranja_" + way.__name__
        WALKS[name] = Walk(lambda p: way(PiranjaPlayer(p.handheld)), memory, PYGAMER, drive, "")
        return way

    return make


def one_of_each():
    """A game in which everything that can happen to a fish is still to come; see `a_game`."""
    game = with_cards(play_record("1 ph\n2 ps ps ps .\n3 mb .\n4 mb ."))
    coming = b"\x05\x04\x00\x09"  # two go round the table, one is taken, one eats
    rest = bytearray(game.deck[game.turned : game.sea_at])
    for fish in coming:
        del rest[rest.index(fish)]
    game.deck[game.turned : game.sea_at] = coming + rest
    return game


def from_title(player, name):
    """Opens what the title leads to."""
    assert player.scene == "title"
    while player.top._entries[player.top.at][1] != name:
        player.press("down")
    player.press("a")
    assert player.scene == name


@walk()
def before_a_game(player):
    """Every row of the form, a sign and a name, the settings and the rules; the other game."""
    from_title(player, "newgame")
    player.press("down", "right", "left", "down", "right", "left", "a", "right", "left", "a")
    player.press("down", "up", "right", "left", "b", "b", "a", "a", "down", "right", "up", "a")
    player.press("a", "b", "left", "left", "a")  # DONE
    assert player.scene == "newgame"
    player.choose(6)
    player.press("left", "left", "right", "a", "b")
    from_title(player, "settings")
    player.choose(5)
    player.press("right", "down", "right", "b")
    from_title(player, "rules")
    player.press("right", "right", "left", "b", "left", "right")


@walk(one_of_each(), seats_of(4, names=("Ana", "Ben")), language="en")
def a_game(player):
    player.press("b")
    player.lift()
    player.press("right", "b", "select")
    for action in (TURN, TURN, TURN):
        player.do(action)
    player.press("right", "left")
    player.handheld.frame(40)
    player.press("start", "b")
    if player.scene == "play" and not player.session.view.fresh:
        player.do(BRING_IN)
    player.lift()
    player.do(FETCH)
    player.press("b")
    player.do(FETCH)
    player.do(TURN)
    if player.scene == "play":
        player.do(LEAVE)
    player.open_from_menu("LOG")
    player.press("left", "right", "b", "b")
    player.leave()
    player.press("a")
    player.lift()
    player.open_from_menu("NEW_GAME")
    player.press("start")
    player.say_yes()
    player.wait_for_choice()
    player.press("a")
    assert player.scene == "play"


@walk(game_near_its_end(5), language="de")
def the_end(player):
    player.do(TURN)
    player.handheld.frame(90)
    player.go_past_the_end()
    player.press("down", "a", "left", "left", "left", "a", "left", "right", "b", "b")
    player.press("down", "a", "left", "left", "up", "a", "b", "b", "down", "a", "up", "up", "up")
    player.press("a")
    assert player.scene == "handover"


@walk(game_near_its_end(6), drive=True, language="fr")
def the_end_on_a_board_on_its_own(player):
    player.press("3")
    player.do(TURN)
    player.go_past_the_end()
    player.press("up", "a")
    assert player.scene == "title"


@walk(begun(7, 5)[0], seats_of(5, (1, 2, 3, 1, 0)))
def with_robots(player):
    player.press("a", "60")
    player.wait_for_choice()
    player.press("start", "b")
    player.do(TURN)
    player.wait_for_choice()
    player.press("power")


@walk(drive=True)
def robots_play_while_nobody_presses(player):
    player.press("920")
    assert player.scene == "demo"
    player.press("400", "b")
    assert player.scene == "title"


@walk(drive=True)
def dangers_are_shown(player):
    player.press("3")
    from_title(player, "settings")
    player.choose(5)
    player.press("right", "down", "right", "b")
    from_title(player, "newgame")
    player.press("start")
    for _ in range(5):
        player.do(TURN)
    player.press("power")


@walk(game_near_its_end(158, 3))
def a_tie(player):
    player.do(TURN)
    player.press("120")
    player.go_past_the_end()
    player.press("up", "a")
    from_title(player, "statistics")
    player.press("a")
    player.say_yes()


@walk(language="de")
def the_first_game(player):
    """With comments on each turn, and hints."""
    from_title(player, "learn")
    player.choose(3)
    player.press("a")
    player.wait_for_choice()
    for _ in range(8):
        if player.scene == "play":
            player.press("start", "down", "a", "down", "b")
            player.wait_for_choice()
            player.press("a")
            player.wait_for_choice()
    player.leave()
    from_title(player, "learn")
    player.choose(3)
    player.press("a")
    player.say_yes()
    player.wait_for_choice()


@walk(language="fr")
def the_lessons(player):
    """All three of them, and a tick on each; the second is left and begun again."""
    learner = Learner(player.handheld)
    learner.pause = player.pause
    from_title(player, "learn")
    for number in range(3):
        learner.choose(number)
        learner.press("a")
        if number == 1:
            learner.press("a", "b", "right", "a", "a")
            for _ in range(4):
                learner.follow()
            learner.press("select", "select", "select", "select")
        while learner.scene == "lesson":
            if learner.top._at == len(learner.top._steps) - 1:
                player.press("60")  # its tick is saved once the tune is over
            learner.follow()
    assert learner.scene == "learn"
