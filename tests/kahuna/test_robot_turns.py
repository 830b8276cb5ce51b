"""Robots at the device: they think between frames, their turns are watched, and a person who plays
alone sees no handover."""

import random

import pytest
import stub_robot
from kahuna_games import EXAMPLE, play
from kahuna_player import (
    WHOLE,
    Player,
    by_lot,
    memory_with,
    packed,
    replayed,
    state,
)
from stub_robot import decided, said

from kahuna.play.session import Session
from kahuna.robots import PARTS
from kahuna.robots.levels import LEVELS
from kahuna.rules.actions import TAKE
from kahuna.rules.phases import HANDICAP
from simulator import Simulation

GAMES = [
    ("modern", (), None, (0, 1)),
    ("modern", ("guard", "open"), ("white", 3), (2, 0)),
    ("french", ("open",), ("black", 1), (3, 1)),
    ("classic", ("guard",), ("white", 2), (0, 2)),
    ("short", (), None, (1, 3)),
]


def with_players(game, players):
    """The memory with a game under way in which robots play."""
    session = Session()
    session.unpack(packed(game))
    session.players[:] = bytes(players)
    return memory_with(session.pack())


def begun(handheld, players=(0, 1), slices=8, **setup):
    """A game that has just begun, with stubs as robots; returns the player and the stubs made."""
    player = Player(handheld)
    made = stub_robot.install(handheld.program, slices=slices)
    player.begin(players=players, **setup)
    return player, made


def play_out(player, pick):
    """Plays to the end and hurries the robots; returns the names of all screens on the way."""
    scenes = set()
    while player.scene != "final":
        scenes.add(player.scene)
        if player.scene in ("robot", "watch"):
            player.press("a")
        elif player.scene == "scoring":
            player.score()
        else:
            player.turn(pick)
    return scenes


# Whole games


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_game_with_robots_is_the_game_that_the_referee_knows(number):
    edition, variants, handicap, players = GAMES[number]
    with Simulation(seed=number) as handheld:
        player, made = begun(
            handheld, players, edition=edition, variants=variants, handicap=handicap, first="white"
        )
        assert list(player.session.players) == list(players)
        scenes = play_out(player, by_lot(random.Random(number)))
        assert state(player.game) == replayed(player.game)[-1]
        assert not scenes & {"handover", "drawn"}
        assert ("play" in scenes) == (0 in players)
        assert {stub.level for stub in made} == {level - 1 for level in players if level}
        assert handheld.serial == ""


def test_a_game_against_real_robots():
    """One edition and a few turns; what robots do is tested elsewhere."""
    for level in (0, 6, len(LEVELS) - 1):
        with Simulation(seed=level) as handheld:
            player = Player(handheld)
            player.begin(players=(0, level + 1), first="black")
            for _ in range(2):
                player.hurry()
                player.turn(by_lot(random.Random(level)))
            assert handheld.serial == ""


def test_the_players_stay_from_game_to_game():
    last_card = "edition short\nbridges white AB\nhand white AB\nhand black CD\nround 3\ndeck E\n"
    with Simulation(nvm=with_players(play(last_card), (0, 2))) as handheld:
        player = Player(handheld)
        stub_robot.install(handheld.program)
        while not 5 <= player.chooser.at < 8:
            player.press("left")
        player.press("a", "a")
        while player.scene != "over":
            player.press("a")
        player.press("a")
        assert list(player.session.players) == [0, 2]
        assert list(player.session.setup.players) == [0, 2]
        assert player.scene == "robot"  # the other side begins


# Thinking


def test_a_robot_thinks_in_slices_and_shows_how_far_it_is():
    with Simulation(seed=1) as handheld:
        player, made = begun(handheld, (1, 0), slices=40, first="white")
        assert player.scene == "robot"
        handheld.frame(PARTS)
        (stub,) = made
        assert said(handheld) == "Robot 1 is thinking"
        before, pictures = len(stub.calls), set()
        for _ in range(20):
            handheld.frame()
            pictures.add(handheld.screen.rgb())
        assert len(stub.calls) == before + 20
        assert max(stub.calls) <= 30  # a position takes up to a millisecond on a board
        assert 4 <= len(pictures) <= 12
        assert said(handheld) == handheld.cartridge.texts.HURRY


def test_after_a_look_at_the_menu_it_still_tells_that_a_hurries():
    """It was said at a single moment of the thinking, which a slice could even skip."""
    with Simulation(seed=1) as handheld:
        player, _ = begun(handheld, (1, 0), slices=40, first="white")
        handheld.frame(20)
        player.press("start", "b")
        assert player.scene == "robot"
        handheld.frame(2)
        assert said(handheld) == handheld.cartridge.texts.HURRY


def test_a_hurries_it():
    with Simulation(seed=1) as handheld:
        player, made = begun(handheld, (1, 0), slices=4000, first="white")
        handheld.frame(10)
        assert player.scene == "robot"
        player.press("a")
        assert player.scene == "watch"
        assert made[0].hurried


def test_b_opens_the_menu_and_goes_back_to_the_same_thoughts():
    with Simulation(seed=1) as handheld:
        player, made = begun(handheld, (1, 0), slices=100, first="white")
        handheld.frame(20)
        thought = len(made[0].calls)
        player.press("b")
        assert player.scene == "menu"
        handheld.frame(10)
        player.press("b")
        assert player.scene == "robot"
        (stub,) = made
        assert not stub.hurried
        assert thought < len(stub.calls) < 100


def test_the_menu_opens_meanwhile_and_the_thinking_goes_on_where_it_was():
    with Simulation(seed=1) as handheld:
        player, made = begun(handheld, (1, 0), slices=100, first="white")
        handheld.frame(20)
        for name in ("LOG", "RULES", "SETTINGS"):
            player.open_from_menu(name)
            player.press("b")
            assert player.scene == "menu"
            thought = len(made[0].calls)
            handheld.frame(30)
            assert len(made[0].calls) == thought
            player.press("b")
            assert player.scene == "robot"
        handheld.frame(100)
        assert player.scene == "watch"
        assert len(made) == 1
        assert len(made[0].calls) == 100


def test_there_is_no_hint_while_a_robot_is_at_turn():
    with Simulation(seed=1) as handheld:
        player, _ = begun(handheld, (1, 0), slices=100, first="white")
        player.press("start")
        hint = handheld.cartridge.more_texts("menus").HINT
        assert hint not in [entry[0] for entry in player.top._entries]


def test_a_robot_that_was_left_for_the_title_thinks_again():
    with Simulation(seed=1) as handheld:
        player, made = begun(handheld, (1, 0), slices=50, first="white")
        handheld.frame(5)
        player.open_from_menu("QUIT")
        player.say_yes()
        assert player.scene == "title"
        assert handheld.cartridge.robot is None
        player.press("a")
        assert player.scene == "robot"
        handheld.frame(PARTS)
        assert len(made) == 2


def test_a_robot_sees_its_own_side_and_nothing_else():
    with Simulation(seed=2) as handheld:
        player, made = begun(handheld, (1, 2), first="white")
        while player.scene != "final":
            player.press("a")
        for stub in made:
            (view,) = stub.seen
            assert view.side == view.turn
            assert view.hands[1 - view.side] == 0
            assert not hasattr(view, "decks")


# Watching


def test_the_turn_is_shown_bridge_by_bridge_with_what_it_gained():
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        player = decided(handheld, (1, 0), (4, 0, 240))  # B-D wins BARI, A-B wins ALOA
        assert player.scene == "watch"
        sentences = []
        while not player.top._summing:
            handheld.frame()
            if said(handheld) and said(handheld) not in sentences:
                sentences.append(said(handheld))
        assert sentences[:4] == [
            "Robot 1: turn 1",
            "BARI-DUDA +BARI -1",
            "ALOA-BARI +ALOA -1",
            "Robot 1 draws a card",
        ]
        handheld.frame(200)
        assert player.scene == "watch"  # what is said at the end stays until a button is pressed
        player.press("right")
        assert player.scene == "play"


def test_a_and_b_go_on_to_the_next_step_and_start_to_the_menu():
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        player = decided(handheld, (1, 0), (4, 0, 240))
        for button, at in (("a", 2), ("b", 3), ("a", 4)):
            player.press(button)
            assert player.top.at == at
        player.open_from_menu("LOG")
        player.press("b", "b")
        assert player.scene == "watch"
        assert player.top.at == 4
        player.press("a")
        assert player.top._summing
        player.press("start")
        assert player.scene == "menu"


def test_the_end_of_a_turn_shows_all_that_it_has_changed():
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        player = decided(handheld, (1, 0), (4, 0, 240))
        while not player.top._summing:
            player.press("a")
        for words in ("wins ALOA BARI", "removes 2 bridges", "draws a card"):
            assert said(handheld) == "Robot 1 " + words
            handheld.frame(2 * handheld.program.settings.pace // 33 + 2)


def test_the_last_turn_can_be_seen_again_from_the_menu():
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        player = decided(handheld, (1, 0), (4, 0, 240))
        player.hurry()
        player.open_from_menu("LAST_TURN")
        assert player.scene == "watch"
        player.press("a")
        assert player.scene == "watch"
        player.press("b")
        assert player.scene == "menu"


def test_a_robot_lays_its_head_start_and_that_is_watched():
    with Simulation(seed=1) as handheld:
        player, _ = begun(handheld, (0, 3), handicap=("black", 2), first="white")
        assert player.scene == "robot"
        assert player.game.phase == HANDICAP
        player.press("a")
        assert player.scene == "watch"
        assert player.game.phase != HANDICAP
        player.hurry()
        assert player.scene == "play"
        player.press("select")
        assert player.game.length == 3  # what the robot did is not taken back


def test_a_turn_that_ends_the_game_is_watched_before_the_result():
    with Simulation(nvm=memory_with(packed(play(LAST_BRIDGE)))) as handheld:
        player = decided(handheld, (1, 0), (LAY_LAST, 241))
        assert player.game.phase == 4
        assert player.scene == "watch"
        player.hurry()
        assert player.scene == "final"


def test_the_result_is_seen_whatever_happens_while_the_last_turn_is_watched():
    """After a power cut, or a visit to the title, nobody knew who had won."""
    with Simulation(nvm=memory_with(packed(play(LAST_BRIDGE)))) as handheld:
        player = decided(handheld, (1, 0), (LAY_LAST, 241))
        player.press("start")
        assert player.scene == "watch"
        handheld.switch_off()
        handheld.switch_on()
        handheld.frame(3)
        assert player.scene == "watch"
        player.hurry()
        assert player.scene == "final"
        assert player.game.winner == 0


# White takes Black's last bridge: in the edition `modern` that ends the game at once.
LAST_BRIDGE = (
    "bridges white AB\nbridges black AH\nhand white D\nhand black H\nround 2\ndeck CDFGJKLI\n"
)
LAY_LAST = 28  # D: A-D wins ALOA


# One person at the device


def test_the_hand_of_a_person_alone_is_always_in_view_and_no_other_one():
    with Simulation(seed=4) as handheld:
        player, _ = begun(handheld, (2, 0), first="white")
        lot = by_lot(random.Random(1))
        for _ in range(6):
            while player.scene in ("robot", "watch"):
                assert_sees(player, 1)
                player.press("a")
            if player.scene == "scoring":
                player.score()
                continue
            assert_sees(player, 1)
            player.turn(lot)


def assert_sees(player, side):
    view = player.session.view
    assert view.side == side
    assert view.hands[side] == player.game.hands[side]
    assert view.hands[1 - side] == 0
    if player.scene == "robot":
        cards = player.handheld.cartridge.tabletop.strip.cards
        assert sum(card != 255 for card in cards[:5]) == player.game.sizes[side]


def test_undo_takes_back_nothing_of_the_robots_turn():
    with Simulation(seed=1) as handheld:
        player, _ = begun(handheld, (2, 0), first="white")
        player.hurry()
        length = player.game.length
        player.press("select")
        assert player.game.length == length
        assert said(handheld) == handheld.cartridge.more_texts("remarks").NO_UNDO


def test_a_game_under_way_goes_on_with_the_robots_turn_shown_again():
    with Simulation(seed=1) as handheld:
        player, _ = begun(handheld, (2, 0), first="white")
        player.press("a")
        assert player.scene == "watch"
        handheld.frame(5)
        before = bytes(player.session.pack())
        handheld.switch_off()
        handheld.switch_on()
        handheld.frame(3)
        assert player.scene == "watch"
        assert bytes(player.session.pack()) == before
        player.hurry()
        assert player.scene == "play"
        assert handheld.serial == ""


def test_a_robots_turn_that_ended_the_round_is_shown_again_too():
    """It was skipped, so a person found the islands counted and never saw what had ended the
    round."""
    last_card = "bridges white AB\nbridges black GK\nhand white AB\nhand black CD\nround 1\ndeck E"
    with Simulation(nvm=memory_with(packed(play(last_card)))) as handheld:
        player = decided(handheld, (1, 0), (TAKE + 4,))
        assert player.session.dealing
        handheld.switch_off()
        handheld.switch_on()
        handheld.frame(3)
        assert player.scene == "watch"
        player.press("a")
        assert said(handheld) == "Robot 1 takes ELAI"
        player.hurry()
        assert player.scene == "scoring"


def test_a_cut_while_a_robot_thinks_costs_nothing_but_its_thoughts():
    with Simulation(seed=1) as handheld:
        player, _ = begun(handheld, (0, 2), slices=4000, first="white")
        player.press("left", "a", "a")
        assert player.scene == "robot"
        handheld.frame(5)
        length = player.game.length
        handheld.switch_off()
        handheld.switch_on()
        handheld.frame(2)
        assert player.scene in ("robot", "watch")
        assert player.game.length >= length
        assert list(player.session.players) == [0, 2]
        assert handheld.serial == ""


def test_every_turn_is_written_once():
    with Simulation(seed=1) as handheld:
        player, _ = begun(handheld, (0, 2), first="white")
        handheld.frame(3)
        writes = handheld.nvm.writes
        player.press("left", "a", "a")
        player.hurry()
        handheld.frame(3)
        assert player.scene == "play"
        assert handheld.nvm.writes - writes == 2  # White's and Black's


def test_a_robots_turn_is_kept_a_frame_after_it_begins_to_be_watched():
    """Both in one frame kept everybody waiting for a third of a second."""
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        player, written = begin_turn_of_robot(handheld), []
        for _ in range(20):
            before = handheld.nvm.writes
            handheld.frame()
            if hasattr(player.top, "_summing"):  # the turn is watched
                written.append(handheld.nvm.writes - before)
        assert written[:2] == [0, 1]


@pytest.mark.parametrize("pressed", ((), ("right",)))
def test_a_turn_that_begins_a_game_is_kept_once_it_is_announced(pressed):
    with Simulation(seed=1) as handheld:
        player, _ = begun(handheld, (0, 2), first="white")
        for button in pressed:
            handheld.hold(button)
        handheld.frame(3)
        assert player.session.saved and player.scene == "play"


def test_a_game_that_has_just_begun_is_kept():
    """Without a handover the game before it would have come back."""
    with Simulation(seed=1) as handheld:
        player, _ = begun(handheld, (0, 2), first="white")
        before = bytes(player.session.pack())
        handheld.switch_off()
        handheld.switch_on()
        handheld.frame(3)
        assert player.scene == "play"
        assert bytes(player.session.pack()) == before


def test_the_menu_offers_no_hint_while_a_robots_turn_is_watched():
    """The turn may have ended the round or the game, and the next one is not shown yet."""
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        player = decided(handheld, (1, 0), (4, 0, 240))
        player.press("start")
        hint = handheld.cartridge.more_texts("menus").HINT
        assert hint not in [entry[0] for entry in player.top._entries]


# Nobody at the device


def test_two_robots_play_by_themselves_and_nobody_sees_a_hand():
    with Simulation(seed=3, nvm=memory_with(speed=2)) as handheld:
        player, _ = begun(handheld, (1, 2), edition="short", slices=1)
        scenes = set()
        while player.scene != "over" and handheld.frames < 30000:
            handheld.frame()
            scenes.add(player.scene)
            assert player.session.view.side == -1
            assert player.session.view.hands == [0, 0]
            if player.scene == "final":
                break
        assert scenes == {"robot", "watch", "scoring", "final"}
        assert handheld.screen.brightness == 1
        assert handheld.serial == ""


def test_a_watcher_may_open_the_menu_and_hurry():
    with Simulation(seed=3) as handheld:
        player, _ = begun(handheld, (1, 2), slices=50)
        player.open_from_menu("RULES")
        player.press("b", "b")
        assert player.scene == "robot"
        player.press("a")
        assert player.scene == "watch"
        player.press("start")
        assert player.scene == "menu"
        player.press("b")
        assert player.scene == "watch"
        while player.scene == "watch":
            player.press("a")
        assert player.scene == "robot"


# What is sent to the display


def begin_turn_of_robot(handheld):
    """A robot's turn, which takes ten frames, and a person's after it."""
    handheld.cartridge.session.players[:] = b"\x01\x00"
    stub_robot.install(handheld.program, slices=10, turn=bytes((4, 0, 240)))
    handheld.cartridge.go_on()
    handheld.frame(3)
    return Player(handheld)


def test_the_board_is_not_drawn_anew_from_screen_to_screen():
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        player = begin_turn_of_robot(handheld)
        sent = {}
        for frame in range(200):
            scene = player.scene
            handheld.let_go("a")
            if scene == "watch" and frame % 4 == 0:
                handheld.hold("a")
            elif scene == "play":
                player.session.players[:] = b"\x01\x01"
                handheld.cartridge.go_on()
            handheld.frame()
            if player.scene != scene:
                sent.setdefault(player.scene, handheld.sent)
        assert list(sent) == ["watch", "play", "robot"]
        assert max(sent.values()) < WHOLE * 20 // 100, sent


def test_a_frame_of_thinking_or_watching_sends_only_what_changes():
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        handheld.cartridge.session.players[:] = b"\x01\x00"
        player = Player(handheld)
        stub_robot.install(handheld.program, slices=60, turn=bytes((4, 0, 240)))
        handheld.cartridge.go_on()
        handheld.frame(5)
        sent = {"robot": [], "watch": [], "moving": []}
        playfield = handheld.cartridge.tabletop.playfield
        while player.scene == "robot" or not getattr(player.top, "_summing", False):
            scene = player.scene
            moving = playfield.moving
            opens = handheld.program.stage._make
            handheld.frame()
            if player.scene == scene and not opens:
                sent["moving" if moving else scene].append(handheld.sent)
        assert max(sent["robot"]) < WHOLE * 10 // 100
        assert sum(pixels > 0 for pixels in sent["robot"]) <= 11
        assert max(sent["watch"]) < WHOLE * 40 // 100
        assert sum(pixels > 0 for pixels in sent["watch"]) <= 8 + 4  # while the card flies
        assert max(sent["moving"]) < WHOLE * 10 // 100
        handheld.frame(2)
        pace = handheld.program.settings.pace
        for _ in range(2 * pace // FRAME - 6):
            handheld.frame()
            assert handheld.sent == 0


FRAME = 33  # milliseconds
