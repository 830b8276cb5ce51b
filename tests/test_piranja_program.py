"""Kai Piranja on the handheld: who plays, what is remembered, what is kept and when, and that it
gets along with the other game."""

import random

import pytest
from kahuna_player import only_reckon, with_places
from piranja_games import begun, with_cards
from piranja_games import play as told
from piranja_player import HERE, Angler, game_near_its_end, memory_with, seats_of
from test_random_buttons import press_at_random, reacts

from piranja.parts.players import ROOM, result
from piranja.play.beginning import BY_LOT, LOSER
from piranja.rules.actions import BRING_IN, LEAVE, TURN
from simulator import PYBADGE, PYGAMER, Simulation


def handheld_with(game=None, seats=None, **others):
    return Simulation(nvm=memory_with(game, seats, **others), seed=1)


def started(handheld):
    handheld.frame(3)
    return Angler(handheld)


@pytest.fixture
def handheld():
    with handheld_with() as handheld:
        yield handheld
        assert handheld.serial == ""


@pytest.fixture
def angler(handheld):
    return started(handheld)


def kept(angler):
    """The game as a save has it."""
    return bytes(angler.session.pack())


def power_cycle(handheld):
    handheld.switch_off()
    handheld.switch_on()
    handheld.frame(3)


# Who plays


def test_from_title_to_table(angler):
    """At first it is one person and three robots: who plays alone hands nothing over."""
    angler.press("a", "a")
    assert angler.scene == "play"
    seats = angler.session.seats
    assert (seats.count, list(seats.kinds[:4])) == (4, [0, 1, 1, 1])
    for _ in range(3):
        angler.wait_for_choice()
        angler.do(TURN)
        assert angler.scene == "play"


def test_the_form_holds_who_played_last(handheld, angler):
    angler.press("a", "down", "right", *["down", "right"] * 3, "start")
    assert list(angler.session.seats.kinds[:5]) == [1, 2, 2, 1, 1]
    angler.leave()
    power_cycle(handheld)
    setup = angler.session.setup
    assert (setup.seats.count, list(setup.seats.kinds[:5])) == (5, [1, 2, 2, 1, 1])


def test_lessons_come_first_until_a_game_was_begun():
    def rows():
        assert angler.scene == "title"
        return [leads_to for _, leads_to in angler.top._entries[:2]]

    with Simulation(seed=1) as handheld:
        handheld.press("right")  # from Kahuna's title
        angler = started(handheld)
        assert rows() == ["learn", "newgame"]
        angler.press("down", "a", "down", "right", "b")  # a form alone is no game
        assert rows() == ["learn", "newgame"]
        angler.press("a", "start")
        angler.leave()
        assert rows()[1] == "newgame"  # after the game under way
        power_cycle(handheld)
        angler.leave()
        assert rows()[1] == "newgame"


def test_who_hurries_does_not_turn_over_the_next_ones_card(angler):
    """A pressed again and again to hurry a turn was A for the player after it, too."""
    angler.session.setup.seats.kinds[:] = bytes(6)
    angler.press("a", "start", *["a"] * 5)  # 0.66 seconds
    assert angler.scene == "handover"
    assert angler.session.game.turned == 0
    angler.lift()
    assert angler.scene == "play"


def test_three_to_six_can_play(angler):
    angler.press("a", "down")
    seen = []
    for _ in range(4):
        angler.press("right")
        seen.append(angler.session.setup.seats.count)
    assert seen == [5, 6, 3, 4]


def test_a_person_or_a_robot_of_three_strengths(angler):
    angler.press("a", "down", "down")
    kinds = []
    for _ in range(4):
        angler.press("right")
        kinds.append(angler.session.setup.seats.kinds[0])
    assert kinds == [1, 2, 3, 0]


def test_the_form_says_that_a_opens_a_players_name(angler):
    name = angler.piranja.more_texts("menus").TO_NAME
    told = []
    angler.press("a")
    for _ in range(7):
        told.append(angler.top._hint.text)
        angler.press("down")
    assert told == ["", "", name, name, name, name, ""]


def test_names_and_signs_outlast_the_power(handheld, angler):
    angler.press("a", "down", "down", "a", "right", "a")  # the first player gets a crab
    angler.press("down", "right", *["down"] * 14, "right", "down", "a")  # Ana
    assert angler.scene == "newgame"
    angler.press("down", "right", "start")
    setup = angler.session.setup
    assert angler.piranja.name_of(0) == "Ana"
    assert list(setup.seats.signs) == [1, 0, 2, 3, 4, 5]
    angler.leave()
    power_cycle(handheld)
    setup = angler.session.setup
    assert (list(setup.seats.signs), setup.seats.kinds[1]) == ([1, 0, 2, 3, 4, 5], 2)
    assert angler.piranja.name_of(0, setup.seats) == "Ana"
    assert angler.piranja.name_of(1, setup.seats) == angler.piranja.texts.SIGNS[0]


def test_b_leaves_sign_and_name_as_they_were(angler):
    angler.press("a", "down", "down", "a", "right", "a", "down", "b", "b")
    seats = angler.session.setup.seats
    assert (list(seats.signs), seats.names[0]) == ([0, 1, 2, 3, 4, 5], b"")


def test_names_have_six_letters_at_most_and_no_gaps(angler):
    angler.press("a", "down", "down", "a", "a", *["down", "right"] * 8)
    angler.press("down", "right", "right", "up", "a")
    assert len(angler.session.setup.seats.names[0]) <= 6


@pytest.mark.parametrize("starts", range(4))
def test_who_begins_may_be_chosen(angler, starts):
    angler.session.setup.starts = starts
    angler.piranja.begin()
    angler.handheld.frame(2)
    assert angler.session.view.first == starts


def test_the_lot_lets_everybody_begin_now_and_then(angler):
    firsts = set()
    for _ in range(40):
        angler.piranja.begin()
        firsts.add(angler.session.view.first)
    assert firsts == {0, 1, 2, 3}


def test_the_last_games_loser_begins(handheld):
    handheld.device.nvm[:] = memory_with(game_near_its_end(5))
    power_cycle(handheld)
    angler = Angler(handheld)
    angler.session.setup.starts = LOSER
    angler.do(TURN)
    angler.past_the_end()
    view = angler.session.view
    caught = list(view.catches[:4])
    angler.press("a")
    assert caught[angler.session.view.first] == min(caught)


def test_again_the_same_people_play(handheld):
    game = game_near_its_end(6, 5)
    handheld.device.nvm[:] = memory_with(game, seats_of(5, (0, 2, 0, 0, 3), ("Ana", "Ben")))
    power_cycle(handheld)
    angler = Angler(handheld)
    turn = angler.session.view.turn
    if angler.session.seats.kinds[turn]:
        angler.wait_for_choice()
    else:
        angler.do(TURN)
    angler.past_the_end()
    angler.press("a")
    seats = angler.session.seats
    assert (seats.count, list(seats.kinds[:5])) == (5, [0, 2, 0, 0, 3])
    assert angler.piranja.name_of(1) == "Ben"


def test_who_was_to_begin_hands_that_on_to_the_left(angler):
    session = angler.session
    session.setup.starts = 3
    angler.piranja.begin()
    angler.piranja.again()
    assert (session.view.first, session.setup.starts) == (0, 0)
    session.setup.starts = BY_LOT
    angler.piranja.again()
    assert session.setup.starts == BY_LOT


def test_robots_play_by_themselves(handheld):
    game, _ = begun(3, 4)
    handheld.device.nvm[:] = memory_with(game, seats_of(4, (1, 2, 3, 3)))
    power_cycle(handheld)
    angler = Angler(handheld)
    only_reckon(handheld.screen)
    for _ in range(4000):
        if angler.scene == "final":
            break
        angler.press("a")
    assert angler.scene == "final"


def test_a_person_alone_is_handed_nothing(handheld):
    game, _ = begun(4, 3)
    handheld.device.nvm[:] = memory_with(game, seats_of(3, (0, 1, 1)))
    power_cycle(handheld)
    angler = Angler(handheld)
    for _ in range(3):
        angler.wait_for_choice()
        assert angler.scene == "play"
        angler.do(TURN)
        if angler.session.awaits_person and not angler.session.view.fresh:
            angler.do(LEAVE)


# Settings


def test_danger_and_catches_are_remembered(handheld, angler):
    assert not angler.session.shows_danger and not angler.session.shows_catches
    angler.press("up", "a")
    assert angler.scene == "settings"
    angler.choose(5)
    angler.press("right", "down", "right", "b")
    power_cycle(handheld)
    assert angler.session.shows_danger and angler.session.shows_catches


# Keeping


def test_a_card_is_kept_before_it_is_seen(tmp_path):
    """Switching off is no way to take back a card: it lies open when the power is back."""
    with Simulation(seed=1, nvm=memory_with(begun(5, 4)[0]), drive=with_places(tmp_path)) as device:
        angler = started(device)
        angler.lift()
        fish = angler.session.game.deck[0]
        for _ in range(60):
            angler.press("a") if angler.top.choosing else device.frame()
            if angler.session.game.turned:
                break
        assert angler.session.view.turned == 0  # nobody has seen it yet
        power_cycle(device)
        assert angler.session.view.turned == 1
        assert angler.session.view.deck[0] & 15 == fish


def test_so_is_a_robots_card(tmp_path):
    """It turned over another one, or none, when the power was back."""
    game = begun(6, 4)[0]
    memory = memory_with(game, seats_of(4, (3, 3, 3, 3)))
    with Simulation(seed=1, nvm=memory, drive=with_places(tmp_path)) as device:
        angler = started(device)
        for _ in range(6):
            turned = angler.session.game.turned
            for _ in range(400):
                device.frame()
                if angler.scene == "play" and angler.session.view.turned > turned:
                    break
            before = kept(angler)
            power_cycle(device)
            assert kept(angler) == before
            assert angler.session.view.turned > turned


def test_the_memory_is_spared_where_the_drive_is_ours(tmp_path):
    """It is erased as a whole at every write, some ten thousand times in its life; a game has a
    hundred cards."""
    writes = []
    memory = memory_with(begun(6, 4)[0])
    drive = with_places(tmp_path)
    with Simulation(seed=1, nvm=memory, drive=drive, keep_nvm=writes.append) as device:
        angler = started(device)
        writes.clear()
        for _ in range(8):
            angler.do(TURN)
            now = kept(angler)
            power_cycle(device)
            assert kept(angler) == now
        assert len(writes) <= 1


def test_with_a_computer_a_turn_is_kept_when_it_is_over(handheld):
    """Only the memory serves then, which is erased as a whole each time."""
    game = with_cards(told("1 ps .\n2 ps .\n3 ps .\n4 ps ."))
    handheld.device.nvm[:] = memory_with(game)
    power_cycle(handheld)
    angler = Angler(handheld)
    before = bytes(handheld.nvm.content)
    angler.do(TURN)
    if angler.session.view.turn == 0:
        assert bytes(handheld.nvm.content) == before
        angler.do(BRING_IN)
    handheld.frame(3)
    assert bytes(handheld.nvm.content) != before
    now = kept(angler)
    power_cycle(handheld)
    assert kept(angler) == now


@pytest.mark.parametrize("seed", range(4))
def test_a_game_goes_on_wherever_the_power_went(tmp_path, seed):
    game, lot = begun(seed, 3 + seed % 4)
    with Simulation(seed=1, nvm=memory_with(game), drive=with_places(tmp_path)) as device:
        angler = started(device)
        for _ in range(12):
            angler.lift()
            if angler.scene != "play":
                break
            angler.press(lot.choice(("a", "a", "right")), "a")
            device.frame(lot.randint(0, 40))
            now = kept(angler)
            power_cycle(device)
            assert device.program.trouble == 0
            assert kept(angler) == now
            assert angler.scene in ("handover", "play")
        assert device.serial == ""


@pytest.mark.parametrize("names", [("Ana", "Ben", "Cleo"), ("Mmmmmm", "Wwwwww", "Mwmwmw")])
def test_all_winners_are_named_however_long_their_names(names):
    seats = seats_of(3, names=names)
    with handheld_with(begun(1, 3)[0], seats, language="de") as handheld:
        angler = started(handheld)
        said = result(angler.piranja)  # nobody has a card yet: all are equal
        assert said.startswith(f"{names[0]}, {names[1]} & {names[2]}") and said.endswith("!")
        assert ("gewinnen" in said) == (names[0] == "Ana")
        assert angler.piranja.program.art.text.width(said) <= ROOM


def test_a_game_that_was_seen_to_its_end_is_forgotten(handheld):
    handheld.device.nvm[:] = memory_with(game_near_its_end(7))
    power_cycle(handheld)
    angler = Angler(handheld)
    angler.do(TURN)
    assert angler.scene == "final"
    power_cycle(handheld)
    assert angler.scene == "final"
    angler.past_the_end()
    power_cycle(handheld)
    assert angler.scene == "title"


def test_games_of_a_family_are_counted(handheld):
    """The statistics said “Games: 0” after them."""
    handheld.device.nvm[:] = memory_with(game_near_its_end(7))
    power_cycle(handheld)
    angler = Angler(handheld)
    angler.do(TURN)
    angler.past_the_end()
    handheld.program.push("statistics")
    handheld.frame()
    assert angler.top._totals[:2] == (1, 1)


def test_a_record_of_the_game_is_kept(tmp_path):
    memory = memory_with(game_near_its_end(8))
    with Simulation(seed=1, nvm=memory, drive=with_places(tmp_path)) as device:
        angler = started(device)
        angler.do(TURN)
        angler.past_the_end()
        slots = [path.read_text() for path in tmp_path.glob("records/*/*.txt")]
        records = [text for text in slots if "piranja 1" in text]
        assert len(records) == 1
        assert "\n".join(angler.piranja.record()) in records[0]


def test_the_game_can_be_sent_to_a_computer(handheld):
    handheld.device.nvm[:] = memory_with(game_near_its_end(9))
    power_cycle(handheld)
    angler = Angler(handheld)
    angler.do(TURN)
    angler.past_the_end()
    record = "\n".join(angler.piranja.record())
    angler.choose(3)
    angler.press("a")
    assert record in handheld.serial.replace("\r", "")
    handheld.device.serial.clear()


# Beside the other game


def in_memory(handheld):
    """The games whose modules are in memory, but for their packages."""
    modules = handheld._program._own["__import__"]("sys").modules
    return {name.partition(".")[0] for name in modules if name.startswith(("kahuna.", "piranja."))}


def test_nothing_of_the_other_game_is_in_memory(handheld, angler):
    assert in_memory(handheld) == {"piranja"}
    angler.press("a", "start")
    angler.lift()
    assert angler.scene == "play"
    assert in_memory(handheld) == {"piranja"}
    angler.leave()
    angler.press("left")
    assert in_memory(handheld) == {"kahuna"}
    handheld.press("a", "start")
    assert in_memory(handheld) == {"kahuna"}


def test_both_games_are_under_way_and_survive_the_power(handheld, angler):
    def to_the_title():
        handheld.program.game.quit()
        handheld.frame(2)
        assert handheld.program.shown == "title"

    angler.press("a", "start")
    angler.do(TURN)
    to_the_title()
    mine = kept(angler)
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
    assert kept(angler) == mine
    power_cycle(handheld)
    assert kept(angler) == mine


def test_only_the_screen_that_is_shown_is_in_memory(handheld, angler):
    shown = set()
    lot = random.Random(1)
    for _ in range(150):
        angler.press(lot.choice(("a", "a", "down", "down", "down", "start", "b")))
        modules = handheld._program._own["__import__"]("sys").modules
        screens = {name.rpartition(".")[2] for name in modules if ".screens." in name}
        assert screens == {angler.scene}
        shown.add(angler.scene)
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
        only_reckon(handheld.screen)
        press_at_random(handheld, seed, presses)
        assert reacts(handheld)
