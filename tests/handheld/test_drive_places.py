"""The places that a desk makes are those that the board finds."""

import pytest

from deploying import drive_room
from deploying.board_drive import Drive
from handheld import drive_places as board
from handheld.evidence import DRIVE
from handheld.saving import MAGIC, kinds
from handheld.store import Store

GAMES = ("one", "two")
KINDS = kinds(GAMES)


@pytest.fixture
def drive(tmp_path):
    return Drive(tmp_path)


def store(drive):
    return Store(None, drive_room.as_board(drive), MAGIC, KINDS)


def files(drive):
    return {path: path.read_bytes() for path in drive.root.rglob("*") if path.is_file()}


def test_the_board_finds_them_and_makes_none_of_its_own(drive):
    assert drive_room.make_places(drive, GAMES) == 0
    assert not store(drive).lacks_places()
    for payload in (b"one", b"two", b"three"):
        assert store(drive).save("one", payload) == DRIVE
        assert store(drive).load("one") == (payload, 0)


def test_places_that_are_there_are_left_as_they_are(drive):
    drive_room.make_places(drive, GAMES)
    store(drive).save("one", b"a game")
    before = files(drive)
    assert drive_room.make_places(drive, GAMES) == 0
    assert files(drive) == before


def test_a_game_that_comes_later_gets_its_own(drive):
    drive_room.make_places(drive, GAMES[:1])
    before = files(drive)
    assert drive_room.make_places(drive, GAMES) == 0
    assert not store(drive).lacks_places()
    assert before.items() <= files(drive).items()


def test_a_full_drive_is_left_as_it_is(drive):
    drive.room = lambda: (20000, 512)
    assert drive_room.make_places(drive, GAMES) == board.FULL
    assert files(drive) == {}


def test_what_is_to_be_copied_keeps_its_room(drive):
    drive.room = lambda: (1_000_000, 512)
    assert drive_room.make_places(drive, GAMES, now=950_000) == board.FULL
    assert files(drive) == {}
    assert drive_room.make_places(drive, GAMES, now=800_000) == 0


@pytest.mark.parametrize("size, fills", [(2_000_000, True), (8_350_000, True), (16_000_000, False)])
def test_holes_between_small_clusters_are_filled_for_the_moment(drive, monkeypatch, size, fills):
    """There, places would share erase blocks with the program's files."""
    drive.room = lambda: (1_000_000 - len(list(drive.root.rglob("*"))), 1024)
    drive.size = lambda: size
    lengths = []
    remove = Drive.remove

    def watched(drive, path):
        if path == "/keep/filler" and (drive.root / "keep/filler").exists():
            lengths.append((drive.root / "keep/filler").stat().st_size)
        remove(drive, path)

    monkeypatch.setattr(Drive, "remove", watched)
    for _ in range(2):  # the second time there is nothing to do
        assert drive_room.make_places(drive, GAMES, fresh=True) == 0
        assert len(lengths) == (2 if fills else 0)
    assert all(length > 750_000 for length in lengths)
    assert not (drive.root / "keep/filler").exists()


@pytest.mark.parametrize("number", (0, 1, 25, 26, 701))
def test_a_place_has_a_number_for_its_path(drive, number):
    places = drive_room.as_board(drive)
    path = places.path_of("one", number)
    assert places.number_of("one", path) == number
