"""The screens as a person meets them: what buttons do, what is said, what is held back."""

import copy

import pytest
import stub_robot
from kahuna_games import EXAMPLE, play
from kahuna_player import HANDOVER_RESTS, Player, drawn_last, memory_with, packed, to_place

from handheld.buttons import REPEAT_FIRST, REPEAT_NEXT
from kahuna.play.chooser import FACE_UP, PILE
from kahuna.saves.packing import pack
from simulator import PLAIN, PYBADGE, SPRIG, Simulation
from simulator.boards import BUTTONS
from simulator.screen import HEIGHT, WIDTH

FRAME = 33  # milliseconds


def resumed(game, **settings):
    return Simulation(nvm=memory_with(packed(game), **settings))


# The bar


USELESS = "bridges white AB AD AH HL IL KL BD DE DH\nhand white AALLD\nhand black C\ndeck FGHIJK\n"


@pytest.mark.parametrize(
    "record, then", [(USELESS, "All useless: discard some"), (EXAMPLE, "A: play ALOA")]
)
def test_when_the_cursor_rests_the_bar_says_what_a_does_unless_no_card_has_a_use(record, then):
    """With five useless cards, "No line for ALOA" came after three seconds, just when somebody was
    at a loss."""
    with resumed(play(record)) as handheld:
        player = Player(handheld)
        player.lift()
        handheld.frame(120)
        assert handheld.cartridge.tabletop.bar._words.text == then


# The end

LAST_TURNS = """round 3
bridges white AB AD
bridges black KL
hand white C
hand black D
deck F
white ^F
black .
"""


@pytest.mark.parametrize("players, then", [((0, 1), "scoring"), ((0, 0), "watch")])
def test_a_person_playing_alone_does_not_watch_the_last_turn_that_was_just_made(players, then):
    """Ended without a card, it was shown once more: "You draw no card"."""
    with resumed(play(LAST_TURNS)) as handheld:
        player = Player(handheld)
        player.session.players[:] = bytes(players)
        handheld.cartridge.go_on()
        handheld.frame(2)
        player.lift()
        player.follow(["left", "a", "a"])
        handheld.frame(2)
        assert player.session.over
        assert player.scene == then


# The tabletop


def test_screens_on_the_tabletop_may_follow_one_another():
    """A lesson and a puzzle put it into a group of their own, which no board allows right after a
    screen that shows it."""
    with resumed(play(EXAMPLE)) as handheld:
        player = Player(handheld)
        program = handheld.program
        program.reset_to("title")
        handheld.frame(2)
        player.open_from_title("learn")
        player.press("a")
        lesson = program._more
        for name, more in (("puzzle", (0,)), ("lesson", lesson), ("puzzle", (1,))):
            program.reset_to(name, *more)
            handheld.frame(5)
            assert program.shown == name
            assert program.device.display.root_group is program.stage.lasting
            assert len(program.stage.lasting) == 3 + 2 * (name == "lesson") + (name == "puzzle")


# Buttons


def held_through(handheld, player, button, frames=60):
    """Keeps a button down; returns the scenes that are on top in the meantime."""
    scenes = [player.scene]
    handheld.hold(button)
    for _ in range(frames):
        handheld.frame()
        if scenes[-1] != player.scene:
            scenes.append(player.scene)
    handheld.let_go(button)
    handheld.frame(2)
    return scenes


def test_a_button_held_through_a_scene_change_fires_nothing():
    """A held at the title opens the form and does not begin a game; likewise elsewhere."""
    with Simulation(seed=1) as handheld:
        player = Player(handheld)
        player.session.setup.players[:] = bytes(2)  # persons
        player.press("down")
        assert held_through(handheld, player, "a") == ["title", "newgame"]
        assert held_through(handheld, player, "start") == ["newgame", "handover"]
        handheld.frame(HANDOVER_RESTS)
        assert held_through(handheld, player, "start") == ["handover", "menu"]
        assert held_through(handheld, player, "b") == ["menu", "handover"]
        assert held_through(handheld, player, "a") == ["handover", "play"]
        length = player.game.length
        player.press("left")
        player.press("a")
        assert held_through(handheld, player, "a") == ["play", "drawn"]
        assert player.game.length == length + 1


def test_a_direction_held_through_a_scene_change_does_not_repeat():
    with Simulation(seed=1) as handheld:
        player = Player(handheld)
        handheld.hold("up")
        handheld.frame(3)
        player.press("a")
        assert (player.scene, player.row) == ("settings", 0)
        handheld.frame(80)
        assert (player.scene, player.row) == ("settings", 0)


def test_a_direction_repeats_after_a_while_and_a_button_does_not():
    with resumed(play(EXAMPLE)) as handheld:
        player = Player(handheld)
        player.lift()
        handheld.hold("right")
        places = [player.chooser.at]
        for _ in range((REPEAT_FIRST + 3 * REPEAT_NEXT) // FRAME + 2):
            handheld.frame()
            places.append(player.chooser.at)
        handheld.let_go("right")
        handheld.frame(2)
        steps = [at for at in range(1, len(places)) if places[at] != places[at - 1]]
        assert len(steps) >= 4
        assert REPEAT_FIRST - FRAME <= (steps[1] - steps[0]) * FRAME <= REPEAT_FIRST + 2 * FRAME
        assert (steps[2] - steps[1]) * FRAME <= REPEAT_NEXT + 2 * FRAME
        mode = player.chooser.mode
        handheld.hold("a")
        handheld.frame(3)
        after = player.chooser.mode
        handheld.frame(60)
        assert player.chooser.mode == after
        assert mode == 0
        handheld.let_go("a")


def test_a_tap_within_a_frame_is_not_lost():
    with resumed(play(EXAMPLE)) as handheld:
        player = Player(handheld)
        player.lift()
        at = player.chooser.at
        handheld.hold("right")
        handheld.frame()
        handheld.let_go("right")
        handheld.frame(2)
        assert player.chooser.at == at + 1


@pytest.mark.parametrize("board", [PYBADGE, SPRIG, PLAIN], ids=lambda board: board.id)
def test_a_turn_can_be_played_on_other_boards(board):
    with Simulation(board=board, seed=1) as handheld:
        player = Player(handheld)
        player.begin(edition="french")
        player.lift()
        player.press("a", "a")
        assert player.game.length == 2
        player.press("select")
        assert player.game.length == 1
        player.press("left", "a", "a")
        player.hide()
        assert player.scene == "handover"
        assert handheld.serial == ""


# A turn


def test_card_line_and_confirm_lay_a_bridge_and_select_takes_it_back():
    with resumed(play(EXAMPLE)) as handheld:
        player = Player(handheld)
        player.lift()
        before = handheld.screen.rgb()
        player.press("right", "a")
        lit = handheld.screen.rgb()
        assert lit != before
        length = player.game.length
        player.press("a")
        assert player.game.length == length + 1
        player.press("select")
        assert player.game.length == length
        player.press("select")
        assert player.game.length == length


def test_the_board_is_as_before_when_a_choice_is_given_up():
    with resumed(play(EXAMPLE)) as handheld:
        player = Player(handheld)
        player.lift()
        handheld.frame(3)
        before = handheld.screen.rgb()
        player.press("a", "right", "b")
        assert handheld.screen.rgb() == before
        player.press("left", "a", "right", "b", "right")
        assert handheld.screen.rgb() == before


def test_the_board_after_undo_is_the_board_before():
    with resumed(play(EXAMPLE)) as handheld:
        player = Player(handheld)
        player.lift()
        handheld.frame(3)
        board = board_of(handheld)
        for card in (0, 1, 1):
            player.follow(to_place(player.chooser, card))
            player.press("a", "a")
            assert board_of(handheld) != board
            player.press("select")
            assert board_of(handheld) == board


def test_the_cursor_is_in_the_hand_after_undo():
    """After a play of the last cards it stood on the face-up cards, where the next A took one."""
    with resumed(play(EXAMPLE)) as handheld:
        player = Player(handheld)
        player.lift()
        player.press("a", "a")
        assert player.game.sizes[0] == 0
        assert player.chooser.at >= FACE_UP
        player.press("select")
        assert player.chooser.at < FACE_UP


def board_of(handheld):
    """The picture without the bar above and the strip below with its pointer."""
    rgb = handheld.screen.rgb()
    return rgb[10 * WIDTH * 3 : 105 * WIDTH * 3]


def test_what_is_refused_changes_nothing_but_the_bar():
    """A card without a line, undo with nothing to undo, up on the pile."""
    stuck = "bridges white AB\nbridges black AD AH\nhand white AK\nhand black C\nround 2\ndeck CDFG"
    with resumed(play(stuck)) as handheld:
        player = Player(handheld)
        player.lift()
        handheld.frame(10)
        length = player.game.length
        player.press("left")
        handheld.frame(3)
        board = board_of(handheld)
        sounds = heard(handheld)
        player.press("select")
        handheld.frame(20)
        assert heard(handheld) > sounds
        player.press("a")
        assert board_of(handheld) == board
        player.press("left")
        board = board_of(handheld)
        player.press("up", "b", "b")
        assert player.game.length == length
        assert board_of(handheld) == board
        assert player.chooser.at == PILE


def test_the_last_turn_can_be_seen_again_from_the_menu():
    with resumed(play(EXAMPLE + "white B-D A-B ^")) as handheld:
        player = Player(handheld)
        player.lift()
        handheld.frame(3)
        before = handheld.screen.rgb()
        player.press("start")
        names = [entry[0] for entry in player.top._entries]
        player.choose(names.index(handheld.cartridge.more_texts("menus").LAST_TURN))
        player.press("a")
        assert player.scene == "watch"
        seen = set()
        while not player.top._summing:
            handheld.frame()
            seen.add(board_of(handheld))
        assert len(seen) >= 3
        player.press("a")
        assert player.scene == "menu"
        player.press("b")
        handheld.frame(3)
        assert handheld.screen.rgb() == before


def test_no_card_is_chosen_while_a_robots_last_turn_is_seen_again():
    game = play(EXAMPLE + "white B-D A-B ^")
    memory = memory_with(pack(game, (1, 0), drawn_last(game)))
    with Simulation(nvm=memory) as handheld:
        player = Player(handheld)
        while player.scene != "play":
            player.press("a")
        player.press("right", "right")
        player.open_from_menu("LAST_TURN")
        strip = handheld.cartridge.tabletop.strip
        assert {tile.y for tile in strip._tiles} == {1} and strip._frame.hidden
        player.press("b", "b")
        assert {tile.y for tile in strip._tiles} != {1} or not strip._frame.hidden


def test_the_last_turn_goes_on_with_a_and_is_left_alone_while_the_menu_is_open():
    with resumed(play(EXAMPLE + "white B-D A-B ^")) as handheld:
        player = Player(handheld)
        player.press_handover("a")
        for at in (2, 3, 4):
            player.press("a")
            assert player.top.at == at
        player.press("start")
        assert player.scene == "menu"
        handheld.frame(200)
        player.press("b")
        assert (player.scene, player.top.at) == ("watch", 4)
        player.press("a")
        assert player.top._summing
        player.press("a")
        assert player.scene == "play"


MOVES = 35  # frames of a bridge, two stones and two bridges that break, in a pace too quick for it


@pytest.mark.parametrize("speed", [0, 1, 2])
def test_the_last_turn_is_shown_at_the_speed_of_the_settings(speed):
    with resumed(play(EXAMPLE + "white B-D A-B ^"), speed=speed) as handheld:
        player = Player(handheld)
        player.press_handover("a")
        frames = 0
        while not player.top._summing:
            handheld.frame()
            frames += 1
        pace = handheld.program.settings.pace
        assert 3.5 * pace // FRAME - 4 <= frames <= 3.5 * pace // FRAME + 12 + MOVES


def test_again_lets_the_other_side_begin():
    one_card = "edition short\nbridges white AB\nhand white AB\nhand black CD\nround 3\ndeck E\n"
    with resumed(play(one_card)) as handheld:
        player = Player(handheld)
        player.lift()
        while not 5 <= player.chooser.at < 8:
            player.press("left")
        player.press("a", "a")
        assert player.scene == "watch"
        player.go_past_the_end()
        player.press("a")
        assert player.scene == "handover"
        assert player.game.first == 1
        assert player.game.edition.name == "short"
        assert player.game.sizes == [3, 3]


def test_every_row_of_the_form_for_a_new_game_does_something_or_refuses():
    with Simulation(seed=1) as handheld:
        player = Player(handheld)
        player.set_up(edition="short")
        setup = player.session.setup
        for row in range(1, 8):
            player.choose(row)
            before = copy.deepcopy(vars(setup))
            player.press("right")
            changed = {name for name in before if before[name] != vars(setup)[name]}
            if row in (5, 6, 7):
                assert not changed  # the edition has neither variants nor a head start
            else:
                assert len(changed) == 1 or row == 4
            player.press("left")
        player.press("b")
        assert player.scene == "title"


def test_every_entry_of_every_menu_opens_and_comes_back():
    with resumed(play(EXAMPLE + "white B-D A-B ^")) as handheld:
        player = Player(handheld)
        for behind in ("handover", "play"):
            if behind == "play":
                player.lift()
            handheld.frame(HANDOVER_RESTS)
            player.press("start")
            texts_now = handheld.cartridge.more_texts("menus")
            words = handheld.program.words
            names = [entry[0] for entry in player.top._entries]
            for name in names[1:-1]:
                player.choose([entry[0] for entry in player.top._entries].index(name))
                player.press("a")
                assert player.scene != "menu", name
                for _ in range(400):
                    if player.scene in ("menu", "play"):
                        break
                    player.press("b")
                if name == texts_now.HINT:
                    assert player.scene == "play"  # where the proposal is tried at once
                    player.press("start")
                assert player.scene == "menu", name
            assert names[-1] == words.QUIT
            player.press("b")
            assert player.scene == behind
        assert handheld.serial == ""


# Dimming, sound


def test_the_screen_dims_after_two_minutes_and_wakes_with_any_button():
    for button in BUTTONS:
        with Simulation(seed=1) as handheld:
            handheld.frame(3)
            assert handheld.screen.brightness == 1
            handheld.device.time.wait(119)
            handheld.frame(3)
            assert handheld.screen.brightness == 1
            handheld.device.time.wait(2)
            handheld.frame(3)
            assert handheld.screen.brightness < 0.3
            handheld.press(button)
            assert handheld.screen.brightness == 1


def test_the_press_that_wakes_the_screen_does_nothing_else():
    with Simulation(seed=1) as handheld:
        player = Player(handheld)
        handheld.device.time.wait(121)
        handheld.frame(3)
        handheld.press("a")
        assert player.scene == "title"
        handheld.press("a")
        assert player.scene != "title"


def test_a_held_button_keeps_the_screen_bright():
    with Simulation(seed=1) as handheld:
        handheld.hold("b")
        for _ in range(10):
            handheld.device.time.wait(30)
            handheld.frame(2)
        assert handheld.screen.brightness == 1


def test_dimming_goes_on_when_the_clock_starts_again():
    """`ticks_ms` wraps 65 seconds after power-on, and every six days."""
    with Simulation(seed=1) as handheld:
        for _ in range(3):
            handheld.frame(3)
            handheld.device.time.wait(60)
            handheld.press("down")
            assert handheld.screen.brightness == 1
        handheld.device.time.wait(125)
        handheld.frame(3)
        assert handheld.screen.brightness < 0.3


def heard(handheld):
    return len(handheld.device.speaker.heard)


def test_steps_are_heard_and_the_settings_silence_them():
    with Simulation(seed=1) as handheld:
        player = Player(handheld)
        player.press("down")
        handheld.frame(10)
        assert heard(handheld) > 0
    with resumed(play(EXAMPLE), sound=False) as handheld:
        player = Player(handheld)
        player.lift()
        player.press("right", "right")
        handheld.frame(10)
        assert heard(handheld) == 0


def silent_start():
    handheld = Simulation(seed=1)
    handheld.device.hold("select")
    return handheld


def test_a_start_with_select_held_is_silent():
    with silent_start() as handheld:
        handheld.frame(10)
        handheld.let_go("select")
        player = Player(handheld)
        player.begin()
        handheld.frame(10)
        player.lift()
        player.press("right", "a", "b")
        handheld.frame(10)
        assert heard(handheld) == 0


def test_a_silent_start_stays_silent_when_other_settings_change():
    """Every change in the settings turned the sound on again."""
    with silent_start() as handheld:
        handheld.frame(10)
        handheld.let_go("select")
        player = Player(handheld)
        player.open_from_title("settings")
        player.choose(3)
        player.press("left", "right")
        player.press("b", "down")
        handheld.frame(20)
        assert heard(handheld) == 0


def test_a_silent_start_is_over_once_the_sound_is_asked_for():
    with silent_start() as handheld:
        handheld.frame(10)
        handheld.let_go("select")
        player = Player(handheld)
        player.open_from_title("settings")
        player.choose(1)
        player.press("left", "right")
        handheld.frame(20)
        assert handheld.program.settings.sound
        assert heard(handheld) > 0


def test_a_silent_start_is_not_kept():
    with silent_start() as handheld:
        handheld.frame(10)
        handheld.let_go("select")
        player = Player(handheld)
        player.open_from_title("settings")
        player.press("down", "down", "down", "left", "b")
        handheld.switch_off()
        handheld.switch_on()
        player.press("down")
        handheld.frame(10)
        assert heard(handheld) > 0


def test_the_lights_show_whose_turn_it_is_and_are_dim():
    with resumed(play(EXAMPLE)) as handheld:
        player = Player(handheld)
        handheld.frame(2)
        assert list(handheld.device.lights) == [(0, 0, 0)] * 5
        player.lift()
        handheld.frame(2)
        white = list(handheld.device.lights)
        assert white[0] != (0, 0, 0)
        assert max(max(colour) for colour in white) < 64
        player.press("left", "a", "a")
        player.lift()
        handheld.frame(2)
        assert player.scene == "play"
        assert handheld.device.lights != white


# Turns that were played


LONG = EXAMPLE + "white B-D A-B ^F\nblack HH*EH E-H ^\nwhite F-J .\nblack J-K ^C\n"


def test_a_in_the_log_shows_the_board_of_the_turn_and_comes_back_to_it():
    with resumed(play(LONG)) as handheld:
        player = Player(handheld)
        player.open_from_menu("LOG")
        assert player.top.at == 4
        player.press("up", "up", "a")
        assert (player.scene, player.top.at) == ("turns", 2)
        player.press("left")
        assert player.top.at == 1
        player.press("a")
        assert (player.scene, player.top.at) == ("watch", player.game.prelude)
        player.press("b")
        assert (player.scene, player.top.at) == ("turns", 1)
        player.press("b")
        assert (player.scene, player.top.at) == ("log", 2)


def test_the_board_of_each_turn_is_the_one_after_it():
    with resumed(play(LONG)) as handheld:
        player = Player(handheld)
        player.open_from_menu("LOG")
        player.press("a")
        boards = [board_of(handheld)]
        for _ in range(3):
            player.press("left")
            boards.append(board_of(handheld))
        assert len(set(boards)) == 4
        player.press("left")
        assert board_of(handheld) == boards[-1]
        for board in boards[-2::-1]:
            player.press("right")
            assert board_of(handheld) == board


def test_the_log_numbers_turns_and_leafs_through_them():
    with resumed(stub_robot.whole_game(11)) as handheld:
        player = Player(handheld)
        player.go_past_the_end()
        player.handheld.program.push("log")
        handheld.frame(2)
        last = player.top.at
        for button, by in (("up", -1), ("down", 1)):
            at = player.top.at
            player.press(button)
            assert player.top.at == at + by
        seen = [last]
        while player.top.at > 1:
            player.press("left")
            seen.append(player.top.at)
            for number, lines in player.top._page:
                credited = [line for line in lines if line.startswith(f"{number}. ")]
                assert len(credited) == 1
            assert player.top._page[-1][0] == player.top.at
            check_page(player.top, player.top._page[0][0] - 1)
        assert len(seen) > last // 6
        while player.top.at < last:
            at = player.top._page[-1][0]
            player.press("right")
            assert at < player.top.at <= at + 1 or player.top.at == last
            if at < last:
                assert player.top._page[0][0] == player.top.at
                check_page(player.top, player.top._page[-1][0] + 1)


def check_page(log, beyond):
    """A page of the log has room for its lines, and none for the turn beyond them."""
    rows = [line for _, lines in log._page for line in lines]
    assert [line.text for line in log._lines] == rows and len(rows) <= 9
    if log._first <= beyond <= log._last:
        log._replay.go_to(log._start(beyond))
        assert len(rows) + len(log._lines_of(beyond)) > 9


def test_face_up_cards_stay_where_they_lie_while_another_screen_is_open():
    """They were laid out again, in the order of the alphabet, after each look into the menu."""
    with resumed(play("hand white A\nhand black B\ndeck FDCKGHJ")) as handheld:
        player = Player(handheld)
        player.lift()
        cards = handheld.cartridge.tabletop.strip.cards
        player.follow(to_place(player.chooser, FACE_UP))
        player.press("a", "a")
        player.lift()
        before = bytes(cards[FACE_UP:])
        assert before == bytes((10, 3, 5))  # K has come for C
        player.press("start", "b")
        assert bytes(player.chooser.cards[FACE_UP:]) == before


# The table of the rounds

SHUT_OUT = """edition classic
bridges white AB AD BC BE CF CG EF EH EI EJ FG FJ IK IL JK KL HL HI
bridges black GK
round 3
deck F
white ^F
black .
white .
"""


def test_numbers_of_two_digits_end_where_those_of_one_do():
    """In the table 10 began where 0 begins."""
    with resumed(play(SHUT_OUT)) as handheld:
        assert list(handheld.game.scores) == [10, 0]
        handheld.cartridge.reset_to("final")
        handheld.frame(4)
        pixels = memoryview(bytes(handheld.screen.pixels)).cast("H")
        paper = pixels[WIDTH * (HEIGHT - 1)]
        for left in (118, 136):  # of round three and of the totals
            ends = [
                max(
                    x
                    for x in range(left, left + 16)
                    if any(pixels[WIDTH * y + x] != paper for y in range(top, top + 9))
                )
                for top in (93, 105)
            ]
            assert ends[0] == ends[1]
