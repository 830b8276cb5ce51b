"""Nothing is lost by a slip: giving up a game needs a yes, the form stays, games are counted."""

import pytest
from kahuna_games import play
from kahuna_player import Player, memory_with, packed
from walks import DRAWN

from kahuna.play.setup import Setup
from kahuna.saves.profile import AGAINST, PEOPLE, Profile
from simulator import Simulation

UNDER_WAY = "bridges white BE\nbridges black AB\nhand white BA\nhand black HH\nround 2\ndeck CDFG"
OVER = DRAWN + "black ^D\n"


IN_A_GAME = ("play", "robot", "watch")  # against a robot, whoever begins


@pytest.fixture
def handheld():
    with Simulation(nvm=memory_with(packed(play(UNDER_WAY))), seed=1) as handheld:
        handheld.frame(3)
        yield handheld


@pytest.fixture
def player(handheld):
    return Player(handheld)


def power_cycle(handheld):
    handheld.switch_off()
    handheld.switch_on()
    handheld.frame(3)


def kept(player):
    return bytes(player.session.pack())


# Questions


def ask_for_a_new_game(player):
    player.open_from_menu("NEW_GAME")
    player.press("start")


def ask_for_the_title(player):
    player.open_from_menu("QUIT")


asking = pytest.mark.parametrize("ask", [ask_for_a_new_game, ask_for_the_title])


@asking
@pytest.mark.parametrize("buttons", [("b",), ("a",), ("start",), ("down", "up", "a")])
def test_a_question_is_answered_with_no_unless_yes_is_chosen(player, ask, buttons):
    before = kept(player)
    ask(player)
    below = player.handheld.program.below
    assert player.scene == "question"
    player.press(*buttons)
    assert player.scene == below
    assert kept(player) == before


def test_a_new_game_gives_up_the_one_under_way_only_after_a_yes(player):
    before = kept(player)
    ask_for_a_new_game(player)
    assert kept(player) == before
    player.say_yes()
    assert player.scene in IN_A_GAME
    assert player.game.round == 1 and kept(player) != before


def test_the_title_asks_too_and_keeps_the_game(player):
    before = kept(player)
    ask_for_the_title(player)
    player.say_yes()
    assert player.scene == "title"
    player.press("a")  # continue
    assert player.scene == "handover"
    assert kept(player) == before


def test_from_the_title_a_new_game_asks_as_well(player):
    ask_for_the_title(player)
    player.say_yes()
    player.open_from_title("newgame")
    player.press("a")
    assert player.scene == "question"


def test_where_no_game_is_under_way_nothing_is_asked():
    with Simulation(seed=1) as handheld:
        player = Player(handheld)
        player.open_from_title("newgame")
        player.press("a")
        assert player.scene in IN_A_GAME


def test_b_after_a_game_goes_to_the_title_where_another_is_to_be_had():
    with Simulation(nvm=memory_with(packed(play(OVER))), seed=1) as handheld:
        player = Player(handheld)
        while player.scene != "over":
            player.press("a")
        player.press("b")
        assert player.scene == "title"
        player.open_from_title("newgame")
        player.press("a")
        assert player.scene in IN_A_GAME


# The form


def fill_in(player):
    """Robot 2 for White, the edition of 2012, guarded islands."""
    player.choose(1)
    player.press("right", "right")
    player.choose(4)
    player.press("right")
    player.choose(5)
    player.press("right")


def form(handheld):
    setup = handheld.cartridge.session.setup
    return bytes(setup.players), setup.edition, setup.guard


FILLED_IN = (bytes((2, 1)), 1, True)


@pytest.mark.parametrize("ways", [("b",), (), ("start",)], ids=["left", "waited", "asked"])
def test_a_form_that_was_changed_is_remembered_over_power_off_without_a_game(player, ways):
    """The form stays during a game, too; the game's own terms do not replace it."""
    player.open_from_menu("NEW_GAME")
    fill_in(player)
    player.press(*ways)
    if not ways:
        player.handheld.frame(100)  # three seconds
    power_cycle(player.handheld)
    assert player.scene == "handover"
    assert form(player.handheld) == FILLED_IN


def test_a_form_that_was_only_looked_at_is_not_written(player):
    writes = player.handheld.nvm.writes
    player.open_from_menu("NEW_GAME")
    player.press("down", "down", "up")
    player.handheld.frame(100)
    player.press("b")
    assert player.handheld.nvm.writes == writes


def test_somebody_who_has_never_played_plays_against_robot_1():
    """A child on its own, with all lessons done, had begun a game for two persons."""
    profile = Profile(b"")
    profile.lessons = 255
    with Simulation(nvm=memory_with(profile=profile.pack()), seed=1) as handheld:
        handheld.frame(3)
        player = Player(handheld)
        player.open_from_title("newgame")
        player.press("a")
        assert bytes(player.session.players) == bytes((0, 1))
        player.hurry()
        assert player.scene == "play"


def test_later_the_form_is_for_those_who_played_last():
    with Simulation(seed=1) as handheld:
        handheld.frame(3)
        player = Player(handheld)
        player.begin(players=(0, 0))
        power_cycle(handheld)
        assert form(handheld)[0] == bytes((0, 0))
        player.open_from_menu("NEW_GAME")
        player.press("a")
        player.say_yes()
        assert bytes(player.session.players) == bytes((0, 0))


def test_another_opponent_in_the_form_is_not_replaced_by_the_one_offered_next():
    """White beats robot 1; meanwhile the form was set to two persons."""
    record = OVER.replace("black ^D\n", "").replace("deck CD", "scores 3 0\ndeck C")
    profile = Profile(b"")
    setup = Setup()
    setup.players[:] = bytes(2)
    profile.pack_setup(setup)
    memory = memory_with(session_bytes=_against_a_robot(record), profile=profile.pack())
    with Simulation(nvm=memory, seed=1) as handheld:
        player = Player(handheld)
        handheld.frame(3)
        player.go_past_the_end()
        assert Profile(handheld.program.profile).ladder.offered == 2
        assert form(handheld)[0] == bytes((0, 0))


def _against_a_robot(record):
    from kahuna.saves.packing import pack

    return pack(play(record), (0, 1), bytes((255, 255)))


# Statistics


def counted():
    profile = Profile(b"")
    for won in (True, True, False, True):
        profile.count(3, 0, won)
    profile.count_people(0)
    return profile


@pytest.fixture
def statistics():
    memory = memory_with(profile=counted().pack())
    with Simulation(nvm=memory, seed=1) as handheld:
        player = Player(handheld)
        player.open_from_title("statistics")
        yield player


def tallies(player):
    return Profile(player.handheld.program.profile).tallies


def test_statistics_are_erased_only_after_a_yes(statistics):
    before = statistics.handheld.screen.rgb()
    statistics.press("a", "b")
    assert statistics.scene == "statistics"
    assert statistics.handheld.screen.rgb() == before
    assert tallies(statistics).played(AGAINST + 2) == 4
    statistics.press("a")
    statistics.say_yes()
    assert statistics.scene == "statistics"
    assert statistics.handheld.screen.rgb() != before
    power_cycle(statistics.handheld)
    assert tallies(statistics).played(AGAINST + 2) == tallies(statistics).played(PEOPLE) == 0


def test_after_a_rematch_what_was_counted_still_belongs_to_the_same_names():
    """The players changed sides, but what they had won stayed with White and Black; and when the
    handheld was switched off, their names did."""
    profile = Profile(b"")
    profile.names[:] = b"\x00\x0d", b"\x01\x04"  # An, Be
    for winner in (0, 0, 1):
        profile.count_people(winner)
    memory = memory_with(packed(play(OVER)), profile=profile.pack())
    with Simulation(nvm=memory, seed=1) as handheld:
        handheld.frame(3)
        handheld.cartridge.session.players[:] = bytes(2)
        handheld.cartridge.rematch()
        handheld.frame(30)
        for _ in range(2):
            again = Profile(handheld.program.profile)
            assert handheld.cartridge.session.names == ["Be", "An"]
            assert [again.tallies.won(PEOPLE + side) for side in (0, 1)] == [1, 2]
            handheld.switch_off()
            handheld.switch_on()
            handheld.frame(3)


def test_a_rematch_of_robots_leaves_the_names_of_people_as_they_are():
    """They had changed sides in it."""
    profile = Profile(b"")
    profile.names[:] = b"\x00\x0d", b"\x01\x04"  # An, Be
    memory = memory_with(packed(play(OVER)), profile=profile.pack())
    with Simulation(nvm=memory, seed=1) as handheld:
        handheld.frame(3)
        handheld.cartridge.session.players[:] = bytes((1, 2))
        handheld.cartridge.rematch()
        handheld.frame(3)
        assert handheld.cartridge.session.players == bytes((2, 1))
        assert handheld.cartridge.session.names == ["An", "Be"]
        assert Profile(handheld.program.profile).names == profile.names


def test_where_nothing_was_counted_there_is_nothing_to_erase():
    with Simulation(seed=1) as handheld:
        player = Player(handheld)
        player.open_from_title("statistics")
        player.press("a")
        assert player.scene == "title"


def test_statistics_show_what_was_counted(statistics):
    shown = statistics.top
    assert shown._totals == (4, 3, 1, 2, 3)
    assert shown._robots == [(0, 0), (0, 0), (4, 3)] + [(0, 0)] * 6
    assert shown._rows[0][1:] == (4, 3, "3/4", 3)
    assert [row[1] for row in shown._rows] == [4, 0, 0, 0, 1]
    assert shown._rows[-1][1:] == (1, 1, "1:0", 0)


@pytest.mark.parametrize(
    "names, said",
    [
        (("", ""), "Two people"),
        (("Mia", "Leo"), "Mia – Leo"),
        (("Mia", ""), "Mia – Black"),
        (("", "Leo"), "White – Leo"),
        (("Alexandr", "Max"), "Alexandr – Max"),
        (("Alexandr", "Maximili"), "Alexand – Maximil"),
    ],
)
def test_statistics_show_every_name_that_there_is(statistics, names, said):
    """They were left out if one had none, or if both had long ones."""
    statistics.handheld.cartridge.session.names[:] = names
    statistics.press("b")
    statistics.open_from_title("statistics")
    assert statistics.top._rows[-1][0] == said
