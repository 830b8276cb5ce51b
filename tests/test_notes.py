"""What outlasts a game: the form for a new one, and the robot that is offered next."""

import random

import pytest
from driving import Player, memory_with
from playing import play

from handheld import keeping
from handheld.settings import Settings
from kahuna.play.session import Setup
from kahuna.robots.levels import LEVELS
from kahuna.rules.editions import EDITIONS
from kahuna.saves.game import saved
from kahuna.saves.notes import Notes
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
DRAWN = "edition short\nhand white A\nhand black B\nround 3\ndeck CD\nwhite ^C\nblack ^D"
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
        notes, setup, again = Notes(b""), some_setup(chance), Setup()
        notes.take(setup)
        Notes(notes.packed()).fill_in(again)
        assert vars(again) == vars(setup)


def test_notes_that_are_not_ours_leave_a_form_that_can_be():
    chance = random.Random(2)
    notes = Notes(b"")
    notes.take(some_setup(chance))
    whole = notes.packed()
    for _ in range(500):
        data = bytearray(whole)
        data[chance.randrange(len(data))] = chance.randrange(256)
        setup = Setup()
        end = chance.choice((len(data), chance.randrange(len(data))))
        Notes(bytes(data[:end])).fill_in(setup)
        assert max(setup.players) <= len(LEVELS) and setup.starts <= 2 and setup.handicap <= 3
        assert setup.edition < len(EDITIONS)


def ended(record, players, drive=None):
    """A handheld with a game in which the last turn was taken, but its result not yet seen."""
    payload = saved(play(record), players, NO_CARDS)
    return Simulation(nvm=memory_with(payload), drive=drive, seed=1)


def see_the_end(handheld):
    player = Player(handheld)
    handheld.frame(3)
    assert player.scene == "final"
    while player.scene == "final":
        player.press("a")
    return player


def offered(player):
    """What the first row of the menu after a game says of a robot, as its number."""
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
def test_who_beats_a_robot_is_offered_the_next_one(record, players, robot):
    with ended(record, players) as handheld:
        player = see_the_end(handheld)
        assert offered(player) == robot


def test_the_robot_that_is_offered_is_played_at_once_and_stands_in_the_form(tmp_path):
    with ended(WHITE_WINS, (0, 1), tmp_path) as handheld:
        player = see_the_end(handheld)
        player.press("a")
        assert bytes(player.session.players) == bytes((0, 2))
        assert player.game.first == 1
    with ended(WHITE_WINS, (0, 1), tmp_path / "other") as handheld:
        player = see_the_end(handheld)
        handheld.switch_off()
        handheld.switch_on()
        handheld.frame(3)
        assert player.scene == "title"
        assert bytes(player.session.setup.players) == bytes((0, 2))


def test_a_result_that_is_seen_twice_counts_once():
    with ended(BLACK_WINS, (0, 2)) as handheld:
        for _ in range(4):  # three losses would be one robot less
            handheld.frame(20)
            assert Player(handheld).scene == "final"
            handheld.switch_off()
            handheld.switch_on()
        assert Notes(handheld.program.notes).ladder.lost == 1
        assert offered(see_the_end(handheld)) is None


def test_the_form_is_remembered_over_power_off():
    with Simulation(seed=1) as handheld:
        player = Player(handheld)
        player.begin(edition="french", variants=("guard",), first="black", players=(0, 1))
        handheld.frame(3)
        handheld.program.forget_game()
        handheld.switch_off()
        handheld.switch_on()
        setup = player.session.setup
        assert (setup.edition, setup.guard, setup.starts, setup.players[1]) == (1, True, 1, 1)


# With the settings


def test_each_game_has_notes_of_its_own_among_the_settings():
    settings, again = Settings(), Settings()
    settings.notes = {0: b"one", 1: b"", 3: bytes(keeping.NOTES_ROOM)}
    assert keeping.unpack(again, keeping.pack(settings))
    assert again.notes == settings.notes


def test_notes_that_are_cut_off_are_no_settings():
    settings = Settings()
    settings.notes = {0: b"one"}
    data = keeping.pack(settings)
    for end in range(7, len(data)):
        assert not keeping.unpack(Settings(), data[:end])


@pytest.mark.parametrize("data", [bytes((1, 1, 3, 4, 2)), bytes((2, 1, 3, 4, 2, 0))])
def test_settings_of_former_versions_have_no_notes(data):
    settings = Settings()
    assert keeping.unpack(settings, data)
    assert (settings.brightness, settings.speed, settings.notes) == (4, 2, {})


def test_two_games_with_full_notes_fit_their_place():
    settings = Settings()
    settings.notes = {0: bytes(keeping.NOTES_ROOM), 1: bytes(keeping.NOTES_ROOM)}
    assert len(keeping.pack(settings)) <= dict(keeping.kinds(()))["settings"]
