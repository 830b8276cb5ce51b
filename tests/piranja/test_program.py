"""Kai Piranja on the handheld: who plays, what is remembered, what is saved and when, and how it
gets along with the other game."""

import random

import pytest
from kahuna_player import with_places
from piranja_games import begun, with_cards
from piranja_games import play as play_record
from piranja_player import HERE, PiranjaPlayer, game_near_its_end, memory_with, seats_of
from random_presses import press_at_random, reacts

from handheld import buttons, form
from piranja.parts.result import ROOM, result
from piranja.play.setup import BY_LOT, LOSER
from piranja.rules.actions import BRING_IN, LEAVE, TURN
from simulator import PYBADGE, PYGAMER, Simulation


def handheld_with(game=None, seats=None, **others):
    return Simulation(nvm=memory_with(game, seats, **others), seed=1)


def started(handheld):
    handheld.frame(3)
    return PiranjaPlayer(handheld)


@pytest.fixture
def handheld():
    with handheld_with() as handheld:
        yield handheld
        assert handheld.serial == ""


@pytest.fixture
def player(handheld):
    return started(handheld)


def kept(player):
    """The game as a save has it."""
    return bytes(player.session.pack())


def power_cycle(handheld):
    handheld.switch_off()
    handheld.switch_on()
    handheld.frame(3)


@pytest.mark.parametrize("persons", [0, 1, 3])
def test_a_game_is_seen_before_the_setup_that_it_was_begun_with_is_saved(player, persons):
    """Saving it took a quarter of a second before anything of the game was seen."""
    handheld = player.handheld
    program = handheld.program
    player.press("a")
    seats = player.session.setup.seats
    seats.kinds[:] = bytes([0] * persons + [1] * (len(seats.kinds) - persons))
    before = program.saved_profile
    drawn = []
    save = program.save_profile

    def save_profile():
        drawn.append(handheld.drawn)
        save()

    program.save_profile = save_profile
    handheld.hold("a", 2)
    handheld.frame(60)
    assert drawn == [160 * 128]
    assert program.saved_profile == program.profile != before
    kinds = bytes(seats.kinds)
    power_cycle(handheld)
    assert bytes(player.session.setup.seats.kinds) == kinds


# Who plays


def test_from_title_to_table(player):
    """At first it is one person and three robots: a person who plays alone hands nothing over."""
    player.press("a", "a")
    assert player.scene == "play"
    seats = player.session.seats
    assert (seats.count, list(seats.kinds[:4])) == (4, [0, 1, 1, 1])
    for _ in range(3):
        player.wait_for_choice()
        player.do(TURN)
        assert player.scene == "play"


def test_the_form_holds_who_played_last(handheld, player):
    player.press("a", "down", "right", *["down", "right"] * 3, "start")
    assert list(player.session.seats.kinds[:5]) == [1, 2, 2, 1, 1]
    player.leave()
    power_cycle(handheld)
    setup = player.session.setup
    assert (setup.seats.count, list(setup.seats.kinds[:5])) == (5, [1, 2, 2, 1, 1])


def test_lessons_come_first_until_a_game_was_begun():
    def rows():
        assert player.scene == "title"
        return [leads_to for _, leads_to in player.top._entries[:2]]

    with Simulation(seed=1) as handheld:
        handheld.press("right")  # from Kahuna's title
        player = started(handheld)
        assert rows() == ["learn", "newgame"]
        player.press("down", "a", "down", "right", "b")  # a form alone is no game
        assert rows() == ["learn", "newgame"]
        player.press("a", "start")
        player.leave()
        assert rows()[1] == "newgame"  # after the game under way
        power_cycle(handheld)
        player.leave()
        assert rows()[1] == "newgame"


def test_hurrying_does_not_turn_over_the_next_players_card(player):
    """A pressed again and again to hurry a turn counted as the next player's A as well."""
    player.session.setup.seats.kinds[:] = bytes(6)
    player.press("a", "start", *["a"] * 5)  # 0.66 seconds
    assert player.scene == "handover"
    assert player.session.game.turned == 0
    player.lift()
    assert player.scene == "play"


def test_three_to_six_can_play(player):
    player.press("a", "down")
    seen = []
    for _ in range(4):
        player.press("right")
        seen.append(player.session.setup.seats.count)
    assert seen == [5, 6, 3, 4]


def test_all_rows_are_seen_however_many_play(player):
    """With six players the explanation covered who begins."""
    font = player.handheld.program.art.text
    player.press("a", "down")
    for _ in range(4):
        player.press("right")
        lines = [line for line, _ in player.top._lines]
        assert lines[-1].tile.y + font.ascent <= form._FOOT
        overlap = lines[1].tile.y - lines[0].tile.y < font.ascent + font.descent
        assert lines[1].tile.pixel_shader is player.top._chosen
        assert player.top._chosen.is_transparent(0) == overlap


def test_a_person_or_a_robot_of_three_strengths(player):
    player.press("a", "down", "down")
    kinds = []
    for _ in range(4):
        player.press("right")
        kinds.append(player.session.setup.seats.kinds[0])
    assert kinds == [1, 2, 3, 0]


def test_the_form_says_what_each_row_means_and_that_a_opens_a_players_name(player):
    about = player.piranja.more_texts("newgame")
    explained = []
    player.press("a")
    for _ in range(7):
        player.handheld.frame(2)
        explained.append([line.text for line in player.top._foot])
        player.press("down")
    person = about.ABOUT_PERSON.split("\n")
    robot = about.ABOUT_ROBOTS[0].split("\n")
    assert explained[2:6] == [person, robot, robot, robot]
    assert [" ".join(lines).strip() for lines in explained[:2] + explained[6:]] == [
        about.ABOUT_PLAY,
        about.ABOUT_PLAYERS,
        about.ABOUT_STARTS,
    ]


def test_names_and_signs_outlast_the_power(handheld, player):
    player.press("a", "down", "down", "a", "right", "a")  # the first player gets a crab
    player.press("a", "down", "right", "right", "a", "left", "left", "up", "a", "start")  # Ana
    assert player.scene == "newgame"
    player.press("down", "right", "start")
    setup = player.session.setup
    assert player.piranja.name_of(0) == "Ana"
    assert list(setup.seats.signs) == [1, 0, 2, 3, 4, 5]
    player.leave()
    power_cycle(handheld)
    setup = player.session.setup
    assert (list(setup.seats.signs), setup.seats.kinds[1]) == ([1, 0, 2, 3, 4, 5], 2)
    assert player.piranja.name_of(0, setup.seats) == "Ana"
    assert player.piranja.name_of(1, setup.seats) == player.piranja.texts.SIGNS[0]


def test_b_leaves_sign_and_name_as_they_were(player):
    player.press("a", "down", "down", "a", "right", "a", "down", "b", "b")
    seats = player.session.setup.seats
    assert (list(seats.signs), seats.names[0]) == ([0, 1, 2, 3, 4, 5], b"")


def test_names_have_eight_letters_at_most_then_only_done_is_left(player):
    player.press("a", "down", "down", "a", "a", *["a", "right"] * 7, "a")
    assert bytes(player.top._name) == bytes(range(8))
    player.press("a")
    assert player.scene == "newgame"
    assert player.piranja.name_of(0, player.session.setup.seats) == "Abcdefgh"
    player.press("a", "a", "left", "left", "a")
    assert bytes(player.top._name) == bytes(range(8)) and player.scene == "player"


def test_b_takes_back_letter_by_letter(player):
    player.press("a", "down", "down", "a", "a", "a", "right", "a", "b")
    assert bytes(player.top._name) == b"\0"
    player.press("b")
    assert not player.top._name and player.top.key >= 0
    player.press("b")
    assert player.top.key < 0 and player.scene == "player"


def test_every_letter_and_done_can_be_reached_and_touched(player):
    player.press("a", "down", "down", "a", "a")
    keys = [player.top.key]
    for _ in range(42):
        player.press("right")
        keys.append(player.top.key)
    assert keys == list(range(43))
    player.press("right")
    rows = [player.top.key]
    for _ in range(4):
        player.press("down")
        rows.append(player.top.key)
    assert rows == [0, 11, 22, 33, 0]
    assert player.top.touch(5 + 14 * 2, 70) == (buttons.RIGHT, buttons.A)
    assert player.top.touch(5, 70) == (0, buttons.A)


@pytest.mark.parametrize("starts", range(4))
def test_who_begins_may_be_chosen(player, starts):
    player.session.setup.starts = starts
    player.piranja.begin()
    player.handheld.frame(2)
    assert player.session.view.first == starts


def test_the_lot_lets_everybody_begin_now_and_then(player):
    firsts = set()
    for _ in range(40):
        player.piranja.begin()
        firsts.add(player.session.view.first)
    assert firsts == {0, 1, 2, 3}


def test_the_last_games_loser_begins(handheld):
    handheld.device.nvm[:] = memory_with(game_near_its_end(5))
    power_cycle(handheld)
    player = PiranjaPlayer(handheld)
    player.session.setup.starts = LOSER
    player.do(TURN)
    player.go_past_the_end()
    view = player.session.view
    caught = list(view.catches[:4])
    player.press("a")
    assert caught[player.session.view.first] == min(caught)


def test_again_the_same_people_play(handheld):
    game = game_near_its_end(6, 5)
    handheld.device.nvm[:] = memory_with(game, seats_of(5, (0, 2, 0, 0, 3), ("Ana", "Ben")))
    power_cycle(handheld)
    player = PiranjaPlayer(handheld)
    turn = player.session.view.turn
    if player.session.seats.kinds[turn]:
        player.wait_for_choice()
    else:
        player.do(TURN)
    player.go_past_the_end()
    player.press("a")
    seats = player.session.seats
    assert (seats.count, list(seats.kinds[:5])) == (5, [0, 2, 0, 0, 3])
    assert player.piranja.name_of(1) == "Ben"


def test_the_next_player_to_begin_sits_to_the_left(player):
    session = player.session
    session.setup.starts = 3
    player.piranja.begin()
    player.piranja.again()
    assert (session.view.first, session.setup.starts) == (0, 0)
    session.setup.starts = BY_LOT
    player.piranja.again()
    assert session.setup.starts == BY_LOT


def test_robots_play_by_themselves(handheld):
    game, _ = begun(3, 4)
    handheld.device.nvm[:] = memory_with(game, seats_of(4, (1, 2, 3, 3)))
    power_cycle(handheld)
    player = PiranjaPlayer(handheld)
    for _ in range(4000):
        if player.scene == "final":
            break
        player.press("a")
    assert player.scene == "final"


def test_a_person_alone_is_handed_nothing(handheld):
    game, _ = begun(4, 3)
    handheld.device.nvm[:] = memory_with(game, seats_of(3, (0, 1, 1)))
    power_cycle(handheld)
    player = PiranjaPlayer(handheld)
    for _ in range(3):
        player.wait_for_choice()
        assert player.scene == "play"
        player.do(TURN)
        if player.session.awaits_person and not player.session.view.fresh:
            player.do(LEAVE)


# Settings


def test_danger_and_catches_are_remembered(handheld, player):
    assert not player.session.shows_danger and not player.session.shows_catches
    player.press("up", "a")
    assert player.scene == "settings"
    player.choose(5)
    player.press("right", "down", "right", "b")
    power_cycle(handheld)
    assert player.session.shows_danger and player.session.shows_catches


# Keeping


def test_a_card_is_kept_before_it_is_seen(tmp_path):
    """Switching off does not take back a card: it lies open when the power is back."""
    with Simulation(seed=1, nvm=memory_with(begun(5, 4)[0]), drive=with_places(tmp_path)) as device:
        player = started(device)
        player.lift()
        fish = player.session.game.deck[0]
        for _ in range(60):
            player.press("a") if player.top.choosing else device.frame()
            if player.session.game.turned:
                break
        assert player.session.view.turned == 0  # nobody has seen it yet
        power_cycle(device)
        assert player.session.view.turned == 1
        assert player.session.view.deck[0] & 15 == fish


def test_so_is_a_robots_card(tmp_path):
    """It turned over another one, or none, when the power was back."""
    game = begun(6, 4)[0]
    memory = memory_with(game, seats_of(4, (3, 3, 3, 3)))
    with Simulation(seed=1, nvm=memory, drive=with_places(tmp_path)) as device:
        player = started(device)
        for _ in range(6):
            turned = player.session.game.turned
            for _ in range(400):
                device.frame()
                if player.scene == "play" and player.session.view.turned > turned:
                    break
            before = kept(player)
            power_cycle(device)
            assert kept(player) == before
            assert player.session.view.turned > turned


def test_the_memory_is_spared_where_the_drive_is_ours(tmp_path):
    """Every write erases the whole memory, which lasts for some ten thousand of them; a game has a
    hundred cards."""
    writes = []
    memory = memory_with(begun(6, 4)[0])
    drive = with_places(tmp_path)
    with Simulation(seed=1, nvm=memory, drive=drive, keep_nvm=writes.append) as device:
        player = started(device)
        writes.clear()
        for _ in range(8):
            player.do(TURN)
            now = kept(player)
            power_cycle(device)
            assert kept(player) == now
        assert len(writes) <= 1


def test_with_a_computer_a_turn_is_kept_when_it_is_over(handheld):
    """Then only the memory serves, and every write erases all of it."""
    game = with_cards(play_record("1 ps .\n2 ps .\n3 ps .\n4 ps ."))
    handheld.device.nvm[:] = memory_with(game)
    power_cycle(handheld)
    player = PiranjaPlayer(handheld)
    before = bytes(handheld.nvm.content)
    player.do(TURN)
    if player.session.view.turn == 0:
        assert bytes(handheld.nvm.content) == before
        player.do(BRING_IN)
    handheld.frame(3)
    assert bytes(handheld.nvm.content) != before
    now = kept(player)
    power_cycle(handheld)
    assert kept(player) == now


@pytest.mark.parametrize("seed", range(4))
def test_a_game_goes_on_wherever_the_power_went(tmp_path, seed):
    game, lot = begun(seed, 3 + seed % 4)
    with Simulation(seed=1, nvm=memory_with(game), drive=with_places(tmp_path)) as device:
        player = started(device)
        for _ in range(12):
            player.lift()
            if player.scene != "play":
                break
            player.press(lot.choice(("a", "a", "right")), "a")
            device.frame(lot.randint(0, 40))
            now = kept(player)
            power_cycle(device)
            assert device.program.trouble == 0
            assert kept(player) == now
            assert player.scene in ("handover", "play")
        assert device.serial == ""


@pytest.mark.parametrize("names", [("Ana", "Ben", "Cleo"), ("Mmmmmm", "Wwwwww", "Mwmwmw")])
def test_all_winners_are_named_however_long_their_names(names):
    seats = seats_of(3, names=names)
    with handheld_with(begun(1, 3)[0], seats, language="de") as handheld:
        player = started(handheld)
        said = result(player.piranja)  # nobody has a card yet: all are equal
        assert said.startswith(f"{names[0]}, {names[1]} & {names[2]}") and said.endswith("!")
        assert ("gewinnen" in said) == (names[0] == "Ana")
        assert player.piranja.program.art.text.width(said) <= ROOM


def test_a_game_that_was_seen_to_its_end_is_forgotten(handheld):
    handheld.device.nvm[:] = memory_with(game_near_its_end(7))
    power_cycle(handheld)
    player = PiranjaPlayer(handheld)
    player.do(TURN)
    assert player.scene == "final"
    power_cycle(handheld)
    assert player.scene == "final"
    player.go_past_the_end()
    power_cycle(handheld)
    assert player.scene == "title"


def test_games_of_a_family_are_counted(handheld):
    """The statistics said “Games: 0” after them."""
    handheld.device.nvm[:] = memory_with(game_near_its_end(7))
    power_cycle(handheld)
    player = PiranjaPlayer(handheld)
    player.do(TURN)
    player.go_past_the_end()
    handheld.program.push("statistics")
    handheld.frame()
    assert player.top._totals[:2] == (1, 1)


def test_a_record_of_the_game_is_kept(tmp_path):
    memory = memory_with(game_near_its_end(8))
    with Simulation(seed=1, nvm=memory, drive=with_places(tmp_path)) as device:
        player = started(device)
        player.do(TURN)
        player.go_past_the_end()
        slots = [path.read_text() for path in tmp_path.glob("records/*/*.txt")]
        records = [text for text in slots if "piranja 1" in text]
        assert len(records) == 1
        assert "\n".join(player.piranja.record()) in records[0]


def test_the_game_can_be_sent_to_a_computer(handheld):
    handheld.device.nvm[:] = memory_with(game_near_its_end(9))
    power_cycle(handheld)
    player = PiranjaPlayer(handheld)
    player.do(TURN)
    player.go_past_the_end()
    record = "\n".join(player.piranja.record())
    player.choose(3)
    player.press("a")
    assert record in handheld.serial.replace("\r", "")
    handheld.device.serial.clear()


# Beside the other game


def in_memory(handheld):
    """The games of which modules are in memory, packages apart."""
    modules = handheld._program._own["__import__"]("sys").modules
    return {name.partition(".")[0] for name in modules if name.startswith(("kahuna.", "piranja."))}


def test_nothing_of_the_other_game_is_in_memory(handheld, player):
    assert in_memory(handheld) == {"piranja"}
    player.press("a", "start")
    player.lift()
    assert player.scene == "play"
    assert in_memory(handheld) == {"piranja"}
    player.leave()
    player.press("left")
    assert in_memory(handheld) == {"kahuna"}
    handheld.press("a", "start")
    assert in_memory(handheld) == {"kahuna"}


def test_both_games_are_under_way_and_survive_the_power(handheld, player):
    def to_the_title():
        handheld.program.game.quit()
        handheld.frame(2)
        assert handheld.program.shown == "title"

    player.press("a", "start")
    player.do(TURN)
    to_the_title()
    mine = kept(player)
    handheld.press("right")
    assert handheld.program.number != HERE
    handheld.program.game.begin()
    handheld.frame(3)
    theirs = bytes(handheld.program.game.session.pack())
    assert theirs
    power_cycle(handheld)
    assert bytes(handheld.program.game.session.pack()) == theirs
    to_the_title()
    handheld.press("left")
    assert handheld.program.number == HERE
    assert kept(player) == mine
    power_cycle(handheld)
    assert kept(player) == mine


def test_only_the_screen_that_is_shown_is_in_memory(handheld, player):
    shown = set()
    lot = random.Random(1)
    for _ in range(150):
        player.press(lot.choice(("a", "a", "down", "down", "down", "start", "b")))
        modules = handheld._program._own["__import__"]("sys").modules
        screens = {name.rpartition(".")[2] for name in modules if ".screens." in name}
        assert screens == {player.scene}
        shown.add(player.scene)
    assert len(shown) > 5


# Any buttons


@pytest.mark.parametrize(
    "seed, presses, board, kinds",
    [
        (1, 1500, PYGAMER, (0, 0, 0, 0)),
        (2, 800, PYBADGE, (0, 1, 2, 3)),
        (3, 800, PYGAMER, (1, 0, 3, 2)),
    ],
)
def test_no_buttons_stop_the_program(seed, presses, board, kinds, tmp_path):
    game, _ = begun(seed, 4)
    memory = memory_with(game, seats_of(4, kinds))
    drive = with_places(tmp_path) if seed == 1 else None
    with Simulation(seed=seed, board=board, nvm=memory, drive=drive) as handheld:
        press_at_random(handheld, seed, presses)
        assert reacts(handheld)
