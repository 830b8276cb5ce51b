"""Kai Piranja as bytes: whole games in little room, and nothing impossible gets through."""

import random

import pytest
from piranja_games import begun, random_game, steps
from piranja_player import PiranjaPlayer, memory_with

from handheld.letters import CAPITALS, LETTERS, LONGEST, spelled
from handheld.saving import PROFILE_ROOM
from piranja.play.profiles import count
from piranja.play.setup import BY_LOT, LOSER, Setup
from piranja.rules import history
from piranja.rules.scoring import winners
from piranja.saves.game import unpack
from piranja.saves.packing import checksum, pack
from piranja.saves.profile import AGAINST, NOBODY, PEOPLE, VERSION, Profile
from piranja.saves.seating import pack_seats, unpack_seats
from piranja.saves.seats import Seats
from simulator import Simulation

ROOM = 256


def seats_of(players, lot=None):
    """Random people, with the longest names possible."""
    seats = Seats()
    seats.count = players
    if lot:
        seats.kinds[:] = bytes(lot.randrange(4) for _ in range(6))
        signs = list(range(6))
        lot.shuffle(signs)
        seats.signs[:] = bytes(signs)
        seats.names = [bytes(lot.choices(range(len(LETTERS)), k=LONGEST)) for _ in range(6)]
    return seats


def everything(game):
    content = vars(game).items()
    return {name: value[:] if hasattr(value, "extend") else value for name, value in content}


def people(seats):
    return seats.count, bytes(seats.kinds), bytes(seats.signs), seats.names


@pytest.mark.parametrize("players", (3, 4, 5, 6))
def test_a_game_comes_back_whole_at_any_moment(players):
    for seed in range(3):
        game, lot = begun(seed, players)
        seats = seats_of(players, lot)
        for _ in steps(game, lot):
            data = pack(game, seats)
            others = Seats()
            assert everything(unpack(data, others)) == everything(game)
            assert people(others) == people(seats)
            assert len(data) <= ROOM


def test_the_longest_game_fits():
    """Every card there is, every fish fetched by itself, and long names."""
    game = random_game(1, 6)
    longest = len(pack(game, seats_of(6, random.Random(1))))
    # The cards not turned over yet, and the fetches that this game lacks.
    more = (160 - game.turned + 3) // 4 + 2 * (28 - len(game.fetched) // 3)
    assert longest + more <= ROOM


def test_a_save_that_is_cut_is_refused():
    data = pack(random_game(2, 5), seats_of(5, random.Random(2)))
    for length in range(len(data)):
        with pytest.raises(ValueError):
            unpack(data[:length], Seats())
    with pytest.raises(ValueError):
        unpack(data + b"\x00", Seats())


def test_a_save_with_a_flipped_bit_is_refused():
    data = pack(random_game(3, 4), seats_of(4, random.Random(3)))
    for bit in range(8 * len(data)):
        flipped = bytearray(data)
        flipped[bit // 8] ^= 1 << bit % 8
        with pytest.raises(ValueError):
            unpack(bytes(flipped), Seats())


def test_impossible_games_are_refused_even_with_their_checksum():
    lot = random.Random(4)
    whole = pack(random_game(4, 4), seats_of(4, lot))
    refused = 0
    for _ in range(1500):
        data = bytearray(whole[3:])
        data[lot.randrange(len(data))] = lot.randrange(256)
        sealed = bytes((1,)) + checksum(data) + bytes(data)
        seats = Seats()
        try:
            game = unpack(sealed, seats)
        except ValueError:
            refused += 1
        else:
            assert list(history.actions(game))
            assert max(seats.kinds) <= 3
    assert refused > 800


def test_foreign_bytes_are_refused():
    lot = random.Random(5)
    for length in (0, 1, 2, 3, 9, 60, 200, 256):
        for first in (0, 1, 4, 255):
            data = bytes([first, *(lot.randrange(256) for _ in range(length))])
            with pytest.raises(ValueError):
                unpack(data, Seats())


# Who sits where


def test_names_are_spelled_with_a_capital():
    assert spelled(bytes(map(CAPITALS.index, "ANA"))) == "Ana"
    assert spelled(b"") == ""
    assert len(CAPITALS) == len(LETTERS)


def test_every_sign_is_given_once():
    seats = Seats()
    data = bytearray(pack_seats(seats))
    data[2] = data[1]
    with pytest.raises(ValueError):
        unpack_seats(bytes(data), seats)


# The profile


def test_notes_keep_the_form():
    setup = Setup()
    setup.seats = seats_of(5, random.Random(6))
    setup.starts = LOSER
    profile = Profile(b"")
    profile.pack_setup(setup)
    profile.loser = 3
    profile.shows_danger = profile.shows_catches = True
    kept = Profile(profile.pack())
    again = Setup()
    kept.unpack_setup(again)
    assert people(again.seats) == people(setup.seats)
    assert (again.starts, again.loser) == (LOSER, 3)
    assert kept.shows_danger and kept.shows_catches
    assert profile.pack() == kept.pack()


def test_notes_fit_with_the_longest_names():
    setup = Setup()
    setup.seats = seats_of(6, random.Random(7))
    profile = Profile(b"")
    profile.pack_setup(setup)
    assert len(profile.pack()) <= PROFILE_ROOM


@pytest.mark.parametrize("cut", range(0, 40, 3))
def test_broken_notes_are_as_in_the_beginning(cut):
    profile = Profile(b"")
    setup = Setup()
    profile.pack_setup(setup)
    data = profile.pack()[:cut]
    for broken in (data, bytes((VERSION + 1,)) + data[1:], bytes(40) + data):
        fresh = Setup()
        Profile(broken).unpack_setup(fresh)
        assert fresh.starts in range(BY_LOT + 2)
        assert fresh.seats.count == 4


class Noting:
    """The part of a program that a profile needs."""

    def __init__(self):
        self.profile = b""

    def save_profile(self):
        pass


class Over:
    """A session whose game is over."""

    def __init__(self, seed, kinds):
        from handheld.chance import Chance, seed_of

        self.view = random_game(seed, len(kinds))
        self.setup = Setup()
        self.comments = False
        self.seats = Seats()
        self.seats.count = len(kinds)
        self.seats.kinds[: len(kinds)] = bytes(kinds)
        self.chance = Chance(seed_of(seed))


def test_a_game_is_counted_once_and_its_loser_is_known():
    program = Noting()
    session = Over(8, (0, 3, 1, 2))
    for _ in range(3):
        count(program, session)
    profile = Profile(program.profile)
    assert profile.tallies.played(0) == 1
    assert profile.tallies.played(8) == 1  # against the strongest robot there
    caught = session.view.catches[:4]
    assert profile.records[0] == max(caught)
    assert 3 < profile.records[1] < profile.records[2] <= 40
    assert caught[profile.loser] == min(caught)
    assert session.setup.loser == profile.loser != NOBODY


@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_several_persons_is_counted_as_won_if_one_of_them_won(seed):
    won = set(winners(random_game(seed, 4)))
    for kinds, wins in (
        ((0, 0, 0, 0), 1),
        ((0, 3, 3, 0), bool(won & {0, 3})),
        ((3, 0, 0, 3), bool(won & {1, 2})),
    ):
        program = Noting()
        count(program, Over(seed, kinds))
        tallies = Profile(program.profile).tallies
        assert (tallies.played(PEOPLE), tallies.won(PEOPLE)) == (1, wins)
        assert not any(tallies.played(AGAINST + robot) for robot in range(3))


def test_a_profile_of_version_1_is_understood():
    """The statistics had no row for games of several persons."""
    profile = Profile(b"")
    setup = Setup()
    setup.seats = seats_of(5, random.Random(9))
    profile.pack_setup(setup)
    profile.lessons = 5
    profile.tallies.count(AGAINST + 2, True)
    profile.tallies.extend_streak(True)
    data = profile.pack()
    row = 11 + 3 * PEOPLE
    former = Profile(b"\x01" + data[1:9] + data[11:row] + data[row + 3 :])
    again = Setup()
    former.unpack_setup(again)
    assert people(again.seats) == people(setup.seats)
    assert former.pack() == data


def test_a_profile_of_version_2_is_understood():
    """Names had six letters at most, and there was one record."""
    short = seats_of(5, random.Random(9))
    short.names = [name[: at + 1] for at, name in enumerate(short.names)]
    setup = Setup()
    setup.seats = short
    profile = Profile(b"")
    profile.pack_setup(setup)
    profile.records[0] = 33
    data = profile.pack()
    former = Profile(b"\x02" + data[1:9] + data[11:])
    again = Setup()
    former.unpack_setup(again)
    assert people(again.seats) == people(short)
    assert former.pack() == data


@pytest.mark.parametrize("letters", range(LONGEST + 1))
def test_names_of_any_length_come_back(letters):
    seats = seats_of(6, random.Random(letters))
    seats.names = [name[:letters] for name in seats.names]
    seats.names[3] = bytes([len(LETTERS) - 1]) * letters
    others = Seats()
    assert unpack_seats(pack_seats(seats) + b"more", others) == b"more"
    assert people(others) == people(seats)


def test_a_form_that_was_changed_is_remembered_over_power_off():
    with Simulation(nvm=memory_with(), seed=1) as handheld:
        handheld.frame(3)
        handheld.program.push("newgame")
        player = PiranjaPlayer(handheld)
        handheld.frame(3)
        player.choose(3)
        writes = handheld.nvm.writes
        player.press("right", "right")
        handheld.frame(60)
        assert handheld.nvm.writes == writes
        handheld.frame(60)
        assert handheld.nvm.writes == writes + 1
        handheld.switch_off()
        handheld.switch_on()
        handheld.frame(3)
        assert handheld.cartridge.session.setup.seats.kinds[1] == 3
