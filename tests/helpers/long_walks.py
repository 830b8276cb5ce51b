"""Evenings with a handheld that is never switched off: long walks for an emulated board.

They are played on the desk with the buttons, find their way by what the program shows, and are
recorded by `tools/record_walks.py --kind evenings`. They are for memory, which is used up by what
came before and by what lies between games.
"""

import random

from kahuna_player import by_lot
from piranja_games import actions as piranja_actions
from piranja_player import HERE, PiranjaPlayer
from walks import LAST_BRIDGE, learn, play_again, turns, wait_for, walk

from kahuna.screens.puzzle import _SOLVED as SOLVED

LANGUAGES = ("de", "fr", "it", "en")
LONGEST = 4000  # steps of a game
LOOK = "10"  # frames for which somebody looks at a row before A

EVENINGS = {}  # name: Walk
SAVES = {}  # what saves much in a short time, for power cuts
TOURS = {}  # what leads through all screens of a game, its answers to be timed


def evening(into=EVENINGS, **begins):
    """Makes an evening of a function; it begins at the title, on a board without a computer."""
    return walk(drive=True, into=into, **begins)


@evening(language="de")
def a_first_evening(player):
    """Nine lessons and their medal, three puzzles, a first game against robot 1, another, and a
    rematch; in the end robots play."""
    lot = random.Random(1)
    player.press("3")  # room is made on the drive
    player.open_from_title("learn")
    for number in range(9):
        learn(player, number)
    assert player.scene == "medal"
    player.press("60")
    leave(player, "title")
    visit_title(player, "puzzles")
    for _ in range(3):
        solve(player)
    leave(player, "title")
    visit_title(player, "learn")
    visit(player, player.handheld.cartridge.more_texts("lessons").FIRST_GAME)
    visit(player, player.handheld.cartridge.more_texts("menus").PLAY)
    play_kahuna(player, lot)
    visit(player, player.handheld.program.words.AGAIN)
    play_kahuna(player, lot)
    visit(player, player.handheld.cartridge.more_texts("menus").REMATCH)
    play_kahuna(player, lot, rounds=1)
    leave(player, "title")
    rest(player)


@evening(language="en")
def twelve_games_in_a_row(player):
    """Games of both kinds, with persons and robots, and everything in between."""
    lot = random.Random(2)
    player.press("3")
    games = (
        {"players": (0, 0)},
        {"players": (0, 2), "edition": "short"},
        {"players": (0, 0), "edition": "french", "variants": ("guard", "open")},
        {"players": (4, 0), "edition": "short"},
        {"players": (2, 2), "edition": "short"},
        {"players": (0, 9), "edition": "short"},
    )
    for number, setup in enumerate(games):
        speak(player, LANGUAGES[number % len(LANGUAGES)])
        look_at_the_rules(player)
        player.begin(**setup)
        play_kahuna(player, lot)
        look_round(player, look_back=number % 2 == 0)
        leave(player, "title")
        if number in (1, 4):
            rest(player)
        play_piranja(player, lot, seats=(0, 0, 1, 2, 3)[number % 2 :])
    speak(player, "en")


@evening(TOURS, language="en")
def kahuna(player):
    """Every screen of Kahuna, and what most buttons do there."""
    lot = random.Random(3)
    player.press("3", "down", "up")
    look_at_title(player)
    visit_title(player, "learn")
    player.press("b")
    visit_title(player, "puzzles")
    player.press("right", "left", LOOK, "a", "5", "a", "right", "a", "right", "b", "b")
    player.press("b", "right", LOOK, "a", "b", "left", "a")
    leave(player, "title")
    player.begin()
    player.lift()
    for button in ("right", "left", "a", "right", "a", "10", "select", "5", "b", "b", "right"):
        player.press(button)
    look_at_menu(player)
    player.open_from_menu("HINT")
    while player.scene in ("hint", "hint_steps"):
        player.press("20", "a")
    leave(player, "play")
    play_kahuna(player, lot, rounds=2)
    for button in ("right", "left", "a", "right", "a", "10", "select", "5", "b", "b", "right"):
        player.press(button)
    look_at_menu(player)
    play_kahuna(player, lot)
    look_round(player, look_back=True)
    leave(player, "title")


@evening(TOURS, language="en")
def piranja(player):
    """Every screen of Kai Piranja, and what most buttons do there."""
    lot = random.Random(4)
    player.press("3", "right", "down", "up")
    look_at_title(player)
    piranja_player = PiranjaPlayer(player.handheld)
    visit_title(player, "learn")
    player.press("down", "up", LOOK, "a", "a", "10", "a", "b")
    leave(player, "title")
    visit_title(player, "newgame")
    piranja_player.press("start")
    play_piranja_game(piranja_player, lot, 12)
    piranja_player.press("right", "left")
    look_at_menu(piranja_player)
    play_piranja_game(piranja_player, lot)
    words = piranja_player.handheld.program.words
    for text in (piranja_player.piranja.more_texts("menus").COURSE, words.LOG):
        visit(piranja_player, text)
        piranja_player.press("up", "left")
        leave_for_over(piranja_player)


@walk(LAST_BRIDGE, drive=True, into=SAVES)
def saves(player):
    """The end of a game, turns of another one, cards of Kai Piranja, and the settings."""
    player.press("3")
    turns(player, "D-A")
    player.go_past_the_end()
    visit(player, player.handheld.program.words.AGAIN)
    lot = random.Random(5)
    for _ in range(12):
        if player.scene == "play":
            chosen = by_lot(lot)(player.game)
            player.discard(chosen) if isinstance(chosen, list) else player.do(chosen)
        else:
            player.lift()
    leave(player, "title")
    speak(player, "fr")
    player.press("right")
    piranja_player = PiranjaPlayer(player.handheld)
    visit_title(player, "newgame")
    piranja_player.press("start")
    play_piranja_game(piranja_player, lot, 6)


def look_at_title(player):
    """All that the title leads to, except the lessons."""
    visit_title(player, "rules")
    player.press("down", "up", *["a"] * 12, "right", "left")
    leave(player, "title")
    for screen in ("settings", "statistics", "newgame"):
        visit_title(player, screen)
        player.press("down", "right", "left")
        leave(player, "title")


def look_at_menu(player):
    """The menu in a turn, and what it leads to."""
    words = player.handheld.program.words
    for text in (words.LOG, words.RULES, words.SETTINGS, words.NEW_GAME):
        player.press("start")
        if player.scene != "menu":  # the press only hurried what was shown
            player.press("30", "start")
        visit(player, text)
        player.press("down", "up")
        for _ in range(6):
            if player.scene in ("play", "handover", "handover", "watch"):
                break
            player.press("b")
        player.lift()


def visit_title(player, screen):
    """Opens what the title of either game leads to."""
    assert player.scene == "title"
    rows = [entry[1] for entry in player.top._entries]
    while player.top.at != rows.index(screen):
        player.press("down")
    player.press(LOOK, "a")
    assert player.scene == screen


def visit(player, text):
    """Chooses the row of a menu with this text."""
    texts = [entry[0] for entry in player.top._entries]
    assert text in texts, f"no row {text!r}, but {texts}"
    player.choose(texts.index(text))
    player.press(LOOK, "a")


def leave(player, screen):
    """Back with B, and away from what asks for more."""
    for _ in range(12):
        if player.scene == screen:
            return
        if player.scene in ("play", "handover") and screen == "title":
            player.press("30", "start")
        elif player.scene in ("over", "menu") and screen == "title":
            visit(player, player.handheld.program.words.QUIT)
        elif player.scene in ("lesson", "puzzle"):
            player.press("b", "left", "a")
        else:
            player.press("b")
        if player.scene == "question":
            player.say_yes()
    raise AssertionError(f"{screen} never came, but {player.scene}")


def solve(player):
    """Opens the puzzle that is chosen, or goes on to the next, and solves it."""
    while player.scene != "puzzle" or player.top._says == SOLVED:
        player.press("a")
    player.press("5", "a")
    for action in player.top._puzzle.plays_to_goal:
        player.follow(player.way_to(action))
        player.press("10")
    assert player.top._says == SOLVED


def play_kahuna(player, lot, rounds=3):
    """Plays a game of Kahuna at random, to the menu after it or a turn after so many rounds."""
    pick = by_lot(lot)
    for _ in range(LONGEST):
        scene = player.scene
        if scene == "over" or (scene == "play" and player.game.round > rounds):
            return
        if scene == "play":
            chosen = pick(player.game)
            player.discard(chosen) if isinstance(chosen, list) else player.do(chosen)
        elif scene == "handover":
            player.press_handover("a")
        elif scene == "drawn":
            player.hide()
        elif scene in ("robot", "watch") and lot.random() < 0.1:
            player.press("30")  # somebody watches
        else:
            player.press("a")
    raise AssertionError("the game never ended")


def look_round(player, look_back):
    """All that the menu after a game leads to."""
    menus = player.handheld.cartridge.more_texts("menus")
    words = player.handheld.program.words
    wanted = [menus.COURSE, words.LOG, menus.TURN_BY_TURN]
    if look_back:
        wanted.append(menus.LOOK_BACK)
    for text in wanted:
        if text not in [entry[0] for entry in player.top._entries]:
            continue  # no person has played and could look back
        visit(player, text)
        if text == menus.LOOK_BACK:
            if hasattr(player.top, "_entries"):  # two people are asked whose turns
                player.press("a")
            wait_for(player, "missed", 4000)
            if hasattr(player.top, "_found"):  # turns that cost something
                play_again(player)
        player.press("left", "left", "up", "right")
        leave_for_over(player)


def rest(player):
    """Waits on the title until robots play, and watches them for a moment."""
    player.press("930")
    assert player.scene == "demo"
    player.press("150", "b")
    assert player.scene == "title"


def leave_for_over(player):
    for _ in range(12):
        if player.scene == "over":
            return
        player.press("b")
    raise AssertionError(f"over never came, but {player.scene}")


def speak(player, language):
    """To another language, in the settings, and to the statistics."""
    player.open_from_title("settings")
    for _ in range(len(LANGUAGES)):
        if player.handheld.program.settings.language == language:
            break
        player.press("right")
    assert player.handheld.program.settings.language == language
    player.press("b")
    player.open_from_title("statistics")
    player.press("down", "b")


def look_at_the_rules(player):
    player.open_from_title("rules")
    player.press("down", "a", "right", "right", "right")
    leave(player, "title")


def play_piranja(player, lot, seats):
    """A game of Kai Piranja, and back to Kahuna's title."""
    player.press("right")
    piranja_player = PiranjaPlayer(player.handheld)
    assert player.handheld.program.number == HERE and piranja_player.scene == "title"
    player.open_from_title("newgame")
    form = piranja_player.top
    fill_in(piranja_player, 1, lambda: form.setup.seats.count == len(seats))
    for seat, kind in enumerate(seats):
        fill_in(piranja_player, 2 + seat, lambda: form.setup.seats.kinds[seat] == kind)  # noqa: B023
    piranja_player.press("start")
    play_piranja_game(piranja_player, lot)
    visit(piranja_player, piranja_player.piranja.more_texts("menus").COURSE)
    piranja_player.press("left", "up")
    leave_for_over(piranja_player)
    leave(piranja_player, "title")
    piranja_player.press("left")
    assert player.handheld.program.number != HERE


def play_piranja_game(piranja_player, lot, most=LONGEST):
    """Plays a game of Kai Piranja at random, to the menu after it or for so many actions."""
    for _ in range(most):
        if piranja_player.scene == "over":
            return
        if piranja_player.scene == "final":
            piranja_player.press("a")
            continue
        piranja_player.lift()
        if piranja_player.scene == "play":
            piranja_player.do(lot.choice(piranja_actions(piranja_player.session.game)))


def fill_in(player, row, is_so):
    player.choose(row)
    for _ in range(8):
        if is_so():
            return
        player.press("right")
    raise AssertionError(f"row {row} cannot be filled in")
