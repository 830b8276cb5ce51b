"""How a turn begins: an announcement says whose it is, and what is new; only then A chooses
something, and a comment appears."""

import pytest
import stub_robot
from kahuna_games import EXAMPLE, FEW_BRIDGES, play
from kahuna_player import Player, memory_with, packed, shows
from kahuna_texts import every_language, load
from stub_robot import decided, said

from kahuna.play.chooser import ON_LINES, ON_STRIP
from kahuna.rules.limits import ISLAND_COUNT
from simulator import Simulation

FEW = FEW_BRIDGES.replace("CDFKEJAB", "CDFKE")
NONE = FEW_BRIDGES.replace("CDFKEJAB", "CDF")
LAST = (
    FEW_BRIDGES.replace("round 1", "first black\nround 3").replace("CDFKEJAB", "D") + "black ^D\n"
)
ROUND_OVER = FEW_BRIDGES.replace("CDFKEJAB", "C") + "white ^C\n"
STANDS = 21  # frames, which are 0.7 seconds


def begun(handheld, players=(0, 1), comments=True):
    """A turn of White's that has just begun; with news the plate stays longer."""
    kahuna = handheld.cartridge
    kahuna.comments = comments
    kahuna.session.players[:] = bytes(players)
    kahuna.go_on()
    handheld.frame()
    return Player(handheld)


def board(record, code="en"):
    return Simulation(nvm=memory_with(packed(play(record)), language=code), seed=1)


def hammer(handheld, player, every):
    """Presses A again and again until the turn has been announced for 0.7 seconds; returns the
    modes that the chooser was in until then."""
    modes = set()
    frames = shown = 0
    while shown < STANDS:
        if frames % every == 0:
            handheld.hold("a")
        if frames % every == 2:
            handheld.let_go("a")
        handheld.frame()
        frames += 1
        if player.scene == "play":
            shown += 1
            modes.add(player.chooser.mode)
    handheld.let_go("a")
    handheld.frame(2)
    return modes


@pytest.mark.parametrize("every", (4, 10, 13, 16))
def test_hurrying_a_robot_chooses_nothing(every):
    """A pressed every 330 to 530 ms to hurry a robot chose a card, and laid a bridge with it, as
    soon as the robot was done."""
    with board(EXAMPLE) as handheld:
        player = decided(handheld, (1, 0), (4, 0, 240))
        assert hammer(handheld, player, every) == {ON_STRIP}
        handheld.press("a")
        assert player.chooser.mode == ON_LINES


def test_hurrying_the_other_persons_turn_chooses_nothing():
    with board(EXAMPLE + "white B-D ^\n") as handheld:
        player = Player(handheld)
        player.press_handover("a")
        assert player.scene == "watch"
        assert hammer(handheld, player, 10) == {ON_STRIP}


@every_language
def test_it_is_said_whose_turn_it_is(code):
    words = load(code)
    with board(FEW_BRIDGES, code) as handheld:
        player = begun(handheld)
        handheld.frame(STANDS - 2)
        assert shows(handheld, words.YOUR_TURN)
        handheld.frame(3)
        assert not shows(handheld, words.YOUR_TURN)
        assert player.scene == "play"


@pytest.mark.parametrize("button", [None, "right"])
def test_cards_that_were_just_dealt_are_seen_once_they_are_saved(button):
    """A person alone saw them a frame before: switched off at that moment, the board dealt others,
    and the person knew what the robot could get."""
    with board(ROUND_OVER) as handheld:
        player = Player(handheld)
        handheld.cartridge.session.players[:] = bytes((1, 0))
        handheld.cartridge.go_on()
        handheld.frame(2)
        assert player.scene == "scoring"
        seen = []  # for each frame of the turn: whether the hand is shown, whether it is saved
        for number in range(200):
            if player.scene == "scoring":
                (handheld.let_go if number % 4 else handheld.hold)("a")
            handheld.frame()
            if hasattr(player.top, "chooser"):
                tabletop = handheld.cartridge.tabletop
                shown = tabletop.strip._faces[0][0] < ISLAND_COUNT or tabletop.bar._words.text
                player.top.touch(80, 60)  # a click on the board meanwhile does no harm
                seen.append((bool(shown), handheld.cartridge.session.saved))
                if len(seen) == 1 and button:
                    handheld.hold(button, 2)
        assert seen[0] == (False, False)
        assert set(seen[1:]) == {(True, True)}
        assert player.chooser.at == (1 if button else 0)


@pytest.mark.parametrize("menu", [False, True])
def test_before_a_robots_turn_too(menu):
    with board(ROUND_OVER) as handheld:
        player = Player(handheld)
        kahuna = handheld.cartridge
        kahuna.session.players[:] = bytes((0, 1))
        stub_robot.install(handheld.program, slices=40)
        kahuna.go_on()
        handheld.frame(2)
        seen = []  # for each frame of the turn: whether the hand is shown, whether it is saved
        for number in range(200):
            if player.scene == "scoring":
                (handheld.let_go if number % 4 else handheld.hold)("a")
            handheld.frame()
            if player.scene == "robot" and kahuna.tabletop and len(seen) < 20:
                shown = kahuna.tabletop.strip._faces[0][0] < ISLAND_COUNT
                seen.append((shown, kahuna.session.saved))
                if len(seen) == 1 and menu:
                    handheld.press("b")
                    assert player.scene == "menu"
                    handheld.press("b")
        assert seen[0] == (False, False)
        assert set(seen[menu + 1 :]) == {(True, True)}


def test_all_buttons_but_a_act_at_once():
    with board(FEW_BRIDGES) as handheld:
        player = begun(handheld)
        at = player.chooser.at
        handheld.press("right")
        assert player.chooser.at != at
        assert not shows(handheld, "Your turn")


def test_back_from_the_menu_nothing_is_announced_again():
    with board(FEW_BRIDGES) as handheld:
        player = begun(handheld)
        handheld.press("start", "b")
        assert player.scene == "play"
        handheld.press("a")
        assert player.chooser.mode == ON_LINES


@pytest.mark.parametrize(
    "code, button", (("en", "right"), *[(code, None) for code in ("en", "fr", "it", "de")])
)
def test_few_cards_are_announced_and_then_a_comment_is_said(code, button):
    """In more than a third of the turns of a first game the news took the place of the comment, so
    nobody learnt of an island that a single bridge won."""
    words = load(code)
    for record, news in (
        (FEW, (words.FEW_LEFT % 2,)),
        (NONE, words.NONE_LEFT),
        (NONE.replace("round 1", "round 3"), words.NONE_LEFT_AT_LAST),
        (LAST, (words.YOUR_LAST_TURN,)),
    ):
        with board(record, code) as handheld:
            begun(handheld)
            handheld.frame(STANDS)
            for line in news:
                assert shows(handheld, line)
            if button:
                handheld.press(button)
            handheld.frame(60)
            for line in news:
                assert not shows(handheld, line)
            assert said(handheld) == words.CHANCES[0] % ("HUNA-LALE", "LALE")
