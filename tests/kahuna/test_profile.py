"""What outlasts a game: the form, the robot offered next, lessons done, games counted."""

import random

import pytest
from kahuna_games import DRAWN, play
from kahuna_player import Player, memory_with, with_places

from handheld import saving
from handheld.letters import LONGEST
from kahuna.play.setup import Setup
from kahuna.robots.levels import LEVELS
from kahuna.rules.editions import EDITIONS
from kahuna.saves.packing import pack
from kahuna.saves.profile import (
    AGAINST,
    FIRST_GAME,
    IN_EDITION,
    LESSONS,
    PEOPLE,
    PUZZLES,
    ROWS,
    Profile,
)
from simulator import Simulation

OVER = """edition short
bridges white AB AD BC BD EH CG
bridges black HI HL IL EI EJ IJ JK KL
hand white BA
hand black HE
round 3
scores {}
deck C
white ^C
"""
BLACK_WINS, WHITE_WINS = OVER.format("0 1"), OVER.format("3 0")
NO_CARDS = bytes((255, 255))


def some_setup(chance):
    setup = Setup()
    setup.players[:] = bytes(chance.randrange(len(LEVELS) + 1) for _ in "WB")
    setup.edition = chance.randrange(len(EDITIONS))
    setup.guard, setup.opened = chance.random() < 0.5, chance.random() < 0.5
    setup.handicap_side, setup.handicap = chance.randrange(2), chance.randrange(4)
    setup.starts = chance.randrange(3)
    setup.fit()
    return setup


def test_a_form_comes_back_as_it_was_filled_in():
    chance = random.Random(1)
    for _ in range(200):
        profile, setup, again = Profile(b""), some_setup(chance), Setup()
        profile.pack_setup(setup)
        Profile(profile.pack()).unpack_setup(again)
        assert vars(again) == vars(setup)


def test_a_profile_that_is_not_ours_leaves_a_form_that_can_be():
    chance = random.Random(2)
    profile = Profile(b"")
    profile.pack_setup(some_setup(chance))
    whole = profile.pack()
    for _ in range(500):
        data = bytearray(whole)
        data[chance.randrange(len(data))] = chance.randrange(256)
        setup = Setup()
        end = chance.choice((len(data), chance.randrange(len(data))))
        Profile(bytes(data[:end])).unpack_setup(setup)
        assert max(setup.players) <= len(LEVELS) and setup.starts <= 2 and setup.handicap <= 3
        assert setup.edition < len(EDITIONS)


def full(chance):
    """The profile of somebody who has done and seen everything."""
    profile = Profile(b"")
    profile.pack_setup(some_setup(chance))
    profile.lessons = (1 << LESSONS) - 1 | FIRST_GAME
    profile.first = True
    profile.solved[:] = bytes(range(1, 1 + PUZZLES // 8))
    profile.page, profile.comments, profile.begun = 255, True, True
    profile.shows_luck = True
    profile.streak, profile.day = 255, 65535
    for robot in range(1, len(LEVELS) + 1):
        for edition in range(len(EDITIONS)):
            for won in (True, True, False):
                profile.count(robot, edition, won)
    profile.names[:] = [bytes(range(8)), bytes((41,)) * 8]
    profile.count_people(1)
    profile.count_people(-1)
    return profile


def content_of(profile):
    """All that a profile tells."""
    setup = Setup()
    profile.unpack_setup(setup)
    tallies = profile.tallies
    return (
        vars(setup),
        vars(profile.ladder) | {"names": profile.names, "luck": profile.shows_luck},
        (profile.lessons, bytes(profile.solved), profile.page),
        (profile.comments, profile.begun, profile.first, profile.streak, profile.day),
        [(tallies.played(row), tallies.won(row)) for row in range(ROWS)],
        (tallies.streak, tallies.longest),
        [profile.highest(edition) for edition in range(len(EDITIONS))],
    )


def test_everything_comes_back_as_it_was_noted():
    profile = full(random.Random(3))
    again = content_of(Profile(profile.pack()))
    assert again == content_of(profile)
    assert again[1]["luck"]
    assert again[2:4] == ((65535, bytes(range(1, 9)), 255), (True, True, True, 255, 65535))
    assert set(again[-1]) == {len(LEVELS)}


def test_a_profile_without_names_keeps_all_it_has():
    """That of version 2 ended with the games counted."""
    profile = full(random.Random(3))
    names = sum(1 + len(name) for name in profile.names)
    former = Profile(b"\x02" + profile.pack()[1 : -names - 2])
    assert former.names == [b"", b""]
    profile.names[:] = [b"", b""]
    profile.day = 0
    assert content_of(former) == content_of(profile)


def test_a_profile_without_the_puzzle_of_the_day_keeps_all_it_has():
    """That of a version which knew no such puzzle ended with the names."""
    profile = full(random.Random(3))
    profile.streak = 0
    former = Profile(profile.pack()[:-2])
    profile.day = 0
    assert content_of(former) == content_of(profile)
    assert former.pack() == profile.pack()


@pytest.mark.parametrize(
    "names", [b"\x02\x00", b"\x01\x63\x00", b"\xff" + bytes(18), b"\x09" + bytes(10)]
)
def test_names_that_are_none_are_left_out(names):
    data = Profile(b"").pack()[:-4] + names
    assert Profile(data).names == [b"", b""] or max(map(len, Profile(data).names)) <= LONGEST


def test_a_full_profile_fits_its_place_with_every_robot_and_edition():
    assert len(full(random.Random(3)).pack()) <= saving.PROFILE_ROOM
    assert AGAINST + len(LEVELS) <= PEOPLE and IN_EDITION + len(EDITIONS) <= ROWS


def test_a_profile_of_the_version_before_keeps_form_ladder_and_the_last_game():
    """It was nine bytes then: form, ladder, and the mark of the last game counted."""
    profile = Profile(bytes((1, 0x40, 2, 1 | 4 | 8, 3, 4, 0x25, 0x12, 0x34)))
    setup = Setup()
    profile.unpack_setup(setup)
    assert (bytes(setup.players), setup.edition, setup.handicap) == (bytes((0, 4)), 2, 3)
    assert (setup.handicap_side, setup.starts) == (1, 1)
    assert (profile.ladder.beaten, profile.ladder.offered, profile.ladder.lost) == (4, 5, 2)
    assert profile.pack()[7:9] == bytes((0x12, 0x34))
    assert profile.begun
    assert content_of(profile)[2:] == (
        (0, bytes(8), 0),
        (False, True, False, 0, 0),
        [(0, 0)] * ROWS,
        (0, 0),
        [0] * len(EDITIONS),
    )


@pytest.mark.parametrize("data", [b"", b"\x01", b"\x02", bytes(90), bytes(9), b"\xff" * 81])
def test_bytes_that_are_no_profile_are_a_beginning(data):
    assert content_of(Profile(data)) == content_of(Profile(b""))
    assert not Profile(data).begun


def test_any_damage_leaves_a_profile_that_can_be():
    chance = random.Random(4)
    whole = full(chance).pack()
    for _ in range(2000):
        data = bytearray(whole)
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        form, ladder, _, _, rows, (streak, longest), highest = content_of(Profile(bytes(data)))
        assert max(form["players"]) <= len(LEVELS) and form["edition"] < len(EDITIONS)
        assert 0 < ladder["offered"] <= len(LEVELS) >= max(highest)
        assert all(won <= played for played, won in rows) and streak <= longest


def test_a_game_against_a_robot_counts_for_the_robot_and_the_edition():
    profile = Profile(b"")
    for robot, edition, won in (
        (2, 0, True),
        (4, 3, True),
        (3, 3, True),
        (3, 3, None),
        (2, 0, False),
    ):
        profile.count(robot, edition, won)
    tallies = profile.tallies
    counted = {row: (tallies.played(row), tallies.won(row)) for row in range(ROWS)}
    assert {row: pair for row, pair in counted.items() if pair != (0, 0)} == {
        AGAINST + 1: (2, 1),
        AGAINST + 2: (2, 1),
        AGAINST + 3: (1, 1),
        IN_EDITION: (2, 1),
        IN_EDITION + 3: (3, 2),
    }
    assert (tallies.streak, tallies.longest) == (0, 3)
    assert [profile.highest(edition) for edition in range(4)] == [2, 0, 0, 4]
    assert profile.ladder.beaten == 4


def test_a_game_of_two_persons_counts_for_both_sides_and_nobody_else():
    profile = Profile(b"")
    for winner in (0, 0, 1, -1):
        profile.count_people(winner)
    tallies = profile.tallies
    counted = [(tallies.played(row), tallies.won(row)) for row in range(ROWS)]
    assert counted[PEOPLE : PEOPLE + 2] == [(4, 2), (4, 1)]
    assert sum(played for played, _ in counted) == 8
    assert (tallies.streak, profile.ladder.offered) == (0, 1)


def test_statistics_start_over_and_everything_else_stays():
    profile = full(random.Random(5))
    before = content_of(profile)
    profile.forget_games()
    after = content_of(Profile(profile.pack()))
    assert (after[0], after[2:4]) == (before[0], before[2:4])
    assert after[1] == dict(before[1], beaten=0)
    assert after[4:] == content_of(Profile(b""))[4:]


def ended(record, players, drive=None):
    """A handheld with a game whose last turn is over and whose result nobody has seen yet."""
    payload = pack(play(record), players, NO_CARDS)
    profile, setup = Profile(b""), Setup()
    setup.players[:] = bytes(players)
    profile.pack_setup(setup)
    return Simulation(nvm=memory_with(payload, profile=profile.pack()), drive=drive, seed=1)


def go_past_the_end(handheld):
    player = Player(handheld)
    handheld.frame(3)
    player.go_past_the_end()
    return player


def offered(player):
    """The number of the robot that the first row of the menu after a game names."""
    text = player.top._entries[0][0]
    return int(text.rpartition(" ")[2]) if text[-1].isdigit() else None


@pytest.mark.parametrize(
    "record, players, robot",
    [
        (WHITE_WINS, (0, 1), 2),
        (BLACK_WINS, (2, 0), 3),
        (BLACK_WINS, (0, 1), None),
        (DRAWN, (0, 2), None),
        (WHITE_WINS, (0, 0), None),
        (WHITE_WINS, (2, 1), None),
    ],
)
def test_beating_a_robot_brings_the_next_one(record, players, robot):
    with ended(record, players) as handheld:
        player = go_past_the_end(handheld)
        assert offered(player) == robot


def test_the_robot_that_is_offered_is_played_at_once_and_stands_in_the_form(tmp_path):
    with ended(WHITE_WINS, (0, 1), with_places(tmp_path)) as handheld:
        player = go_past_the_end(handheld)
        player.press("a")
        assert bytes(player.session.players) == bytes((0, 2))
        assert player.game.first == 1
    (tmp_path / "other").mkdir()
    with ended(WHITE_WINS, (0, 1), with_places(tmp_path / "other")) as handheld:
        player = go_past_the_end(handheld)
        handheld.switch_off()
        handheld.switch_on()
        handheld.frame(3)
        assert player.scene == "title"
        assert bytes(player.session.setup.players) == bytes((0, 2))


def test_a_result_that_is_seen_twice_counts_once():
    with ended(BLACK_WINS, (0, 2)) as handheld:
        for _ in range(4):  # three losses would be one robot less
            player = Player(handheld)
            while player.scene != "final":
                player.press("a")
            handheld.switch_off()
            handheld.switch_on()
        assert Profile(handheld.program.profile).ladder.lost == 1
        assert offered(go_past_the_end(handheld)) is None


@pytest.mark.parametrize(
    "players, rows", [((0, 2), {AGAINST + 1, IN_EDITION + 3}), ((0, 0), {PEOPLE, PEOPLE + 1})]
)
def test_a_game_is_counted_once_however_often_its_end_is_seen(players, rows):
    with ended(BLACK_WINS, players) as handheld:
        for frames in (3, 20, 200):
            handheld.frame(frames)
            handheld.switch_off()
            handheld.switch_on()
        go_past_the_end(handheld)
        tallies = Profile(handheld.program.profile).tallies
        assert {
            row: tallies.played(row) for row in range(ROWS) if tallies.played(row)
        } == dict.fromkeys(rows, 1)


def test_robots_among_themselves_are_not_counted():
    with ended(WHITE_WINS, (2, 1)) as handheld:
        go_past_the_end(handheld)
        tallies = Profile(handheld.program.profile).tallies
        assert not any(tallies.played(row) for row in range(ROWS))


def test_the_form_is_remembered_over_power_off():
    with Simulation(seed=1) as handheld:
        player = Player(handheld)
        player.begin(edition="french", variants=("guard",), first="black", players=(0, 1))
        handheld.frame(3)
        handheld.program.clear_game()
        player.press("right")
        handheld.switch_off()
        handheld.switch_on()
        setup = player.session.setup
        assert (setup.edition, setup.guard, setup.starts, setup.players[1]) == (1, True, 1, 1)


def test_a_game_that_is_over_is_forgotten_and_not_the_one_that_follows():
    with Simulation(seed=1) as handheld:
        player = Player(handheld)
        player.begin(players=(0, 1))
        handheld.frame(3)
        program = handheld.program
        handheld.hold("up")
        handheld.frame(2)
        program.clear_game()
        handheld.frame(3)
        handheld.cartridge.session.saved = False
        handheld.cartridge.save()  # of the next one
        handheld.let_go("up")
        handheld.frame(5)
        assert program._forgets is False
        handheld.switch_off()
        handheld.switch_on()
        assert player.session.under_way


def test_a_game_that_is_over_is_forgotten_before_another_one_is_chosen():
    """With a button held from the end of a game to the change, its end came back with the game; and
    what is forgotten is not the other game."""
    with Simulation(seed=1) as handheld:
        player = Player(handheld)
        player.begin(players=(0, 1))
        handheld.frame(3)
        program = handheld.program
        program.change_game(1)
        handheld.frame(3)
        player.open_from_title("newgame")
        handheld.press("a")
        handheld.frame(30)
        handheld.cartridge.quit()
        program.change_game(1)
        handheld.frame(3)
        handheld.hold("up")
        handheld.frame(2)
        program.clear_game()
        program.change_game(1)
        handheld.frame(3)
        handheld.let_go("up")
        handheld.frame(5)
        assert program.number == 1 and player.session.under_way
        program.change_game(1)
        handheld.frame(3)
        assert program.number == 0 and not player.session.under_way
