"""A game that is over is kept on the drive as a record, or goes to a computer's console."""

import io
import json
import shutil

import pytest
from kahuna_games import GAMES, play, random_game, some_games
from kahuna_player import Player, memory_with, packed, state, with_places
from walks import DRAWN, LAST_BRIDGE, LAST_CARD, go_past_the_end, turns

import referee
from deploying import drive_room
from deploying.board_drive import Drive
from handheld import record_files
from handheld.saving import MAYBE_LOST_TURNS
from kahuna.records.writer import lines
from simulator import Simulation


@pytest.fixture
def folder(tmp_path):
    """A drive with places and slots, as deploy makes them."""
    (tmp_path / "drive").mkdir()
    return with_places(tmp_path / "drive")


@pytest.fixture
def judged(tmp_path, capsys):
    """`judged(text)` is what the referee says at the end of a record."""

    def judged(text):
        file = tmp_path / "record.txt"
        file.write_text(text)
        capsys.readouterr()
        assert referee.main([str(file)]) == 0
        answer = json.loads(capsys.readouterr().out.splitlines()[-1])
        del answer["line"]
        return answer

    return judged


def ended(game, folder, **more):
    """A handheld on which this game has just been played to its end."""
    return Simulation(nvm=memory_with(packed(game)), drive=folder, seed=1, **more)


def keep(game, folder, frames=1):
    """Makes a handheld keep the record of a game that is over."""
    with ended(game, folder) as handheld:
        handheld.frame(frames)
        assert handheld.program.shown == "watch"
        Player(handheld).go_to_the_end()
        handheld.frame(3)
        assert handheld.program.shown == "final" and handheld.serial == ""


def records(folder):
    """The numbers and texts of the records on a drive, the oldest first."""
    drive = Drive(folder)
    return [(number, drive.read(path).decode()) for number, path in drive_room.records(drive)]


def on_board(folder):
    return drive_room.as_board(Drive(folder))


# A game on battery


@pytest.mark.parametrize("edition, variants", GAMES)
def test_a_game_on_battery_is_a_record_for_the_referee(folder, judged, edition, variants):
    game = random_game(2, edition, variants, None if edition == "short" else ("black", 2))
    keep(game, folder)
    [(number, text)] = records(folder)
    assert number == 1
    assert judged(text) == state(game)


def test_a_game_is_a_record_as_soon_as_its_end_has_appeared(folder, judged):
    nvm = memory_with(packed(play(LAST_BRIDGE)))
    with Simulation(nvm=nvm, drive=folder, seed=1) as handheld:
        player = Player(handheld)
        turns(player, "D-A")
        Player(handheld).go_to_the_end()
        assert records(folder) == []  # first the picture
        handheld.frame()
        assert records(folder) == [] and player.top.kahuna.session.saved
        handheld.frame(2)
        [(_, text)] = records(folder)
        assert judged(text)["result"] == {"winner": "white", "reason": "no-bridges"}
        assert judged(text) == state(player.game)


@pytest.mark.parametrize(
    "record",
    [
        DRAWN + "black ^D\n",
        LAST_CARD.format("classic", 3) + "white ^C\nblack .\nwhite .\n",
        LAST_BRIDGE + "white D-A .\n",
    ],
)
def test_a_game_that_began_from_a_position_is_one_too(folder, judged, record):
    game = play(record)
    keep(game, folder)
    [(_, text)] = records(folder)
    assert judged(text) == state(game)


def test_every_game_fits():
    heads = "kahuna 1\nedition classic\nvariant guard open\nfirst white\nhandicap black AB AD AH\n"
    position = "bridges white \nbridges black \nhand white \nhand black \nround 1\nscores 99 99\n"
    board = 27 * len("AB ") + 10
    decks = 4 * len("deck \n" + 24 * "A")
    # See LONGEST in the rules: so many turns, and at most so many cards played in them.
    turns = 131 * len("white ^F\n") + 70 * len("K-I ")
    longest = len(heads + position) + board + decks + turns
    assert longest > max(len("\n".join(lines(game))) for game in some_games(3))
    slot = io.BytesIO()
    record_files.write(slot, "/records/10/20.txt", (1000000, 0xFFFFFFFF), ["x" * longest])
    assert len(slot.getvalue()) == record_files.SIZE


def test_the_same_game_is_kept_once(folder):
    game = random_game(4)
    with ended(game, folder) as handheld:
        for _ in range(2):
            assert handheld.program.shown == "watch"
            Player(handheld).go_to_the_end()
            handheld.frame(3)
            handheld.switch_off()
            handheld.switch_on()
    assert [number for number, _ in records(folder)] == [1]


def test_the_last_twenty_are_kept_and_nothing_grows(folder):
    before = sizes(folder)
    assert sum(before[path] for path in before if path.startswith("records")) < 65536
    drive = on_board(folder)
    for number in range(1, 48):
        record_files.save(drive, record_files.make(drive, lambda: [f"game {number}"]))  # noqa: B023, called at once
        kept = records(folder)
        assert [each for each, _ in kept] == list(range(max(1, number - 19), number + 1))
        assert all(f"\ngame {each}\n" in text for each, text in kept)
    assert sizes(folder) == before


def sizes(folder):
    return {
        path.relative_to(folder).as_posix(): path.stat().st_size
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_what_does_not_fit_is_left_out_whole(folder):
    drive = on_board(folder)
    record_files.save(drive, record_files.make(drive, lambda: ["short"]))
    record_files.save(drive, record_files.make(drive, lambda: ["long"] * 410))
    [(number, text)] = records(folder)
    assert number == 1 and "\nshort\n" in text


# What may be in the way


def test_a_slot_that_is_damaged_or_missing_is_left_out(folder):
    drive = on_board(folder)
    for number in range(1, 21):
        record_files.save(drive, record_files.make(drive, lambda: [f"game {number}"]))  # noqa: B023
    slots = [folder / path.lstrip("/") for path in record_files.paths()]
    others = b"somebody's".ljust(record_files.SIZE, b"!")
    slots[0].unlink()
    slots[1].write_bytes(others)
    slots[2].write_bytes(slots[2].read_bytes().replace(b"game 3\n", b"game x\n"))
    slots[4].write_bytes(b"\xff" * record_files.SIZE)
    for number in range(21, 41):
        record_files.save(drive, record_files.make(drive, lambda: [f"game {number}"]))  # noqa: B023
    assert [number for number, _ in records(folder)] == list(range(23, 41))
    assert not slots[0].exists() and slots[1].read_bytes() == others


@pytest.mark.parametrize("length", (0, 30, record_files.SIZE - 1, record_files.SIZE + 1))
def test_a_file_of_another_length_is_no_slot(folder, length):
    drive = on_board(folder)
    slot = folder / record_files.paths()[0].lstrip("/")
    slot.write_bytes((slot.read_bytes() * 2)[:length])
    assert record_files.look(drive, record_files.paths()[0]) is None
    record_files.save(drive, record_files.make(drive, lambda: ["first"]))
    assert slot.stat().st_size == length and [number for number, _ in records(folder)] == [1]


def test_a_record_that_the_drive_forgets_is_not_said_to_be_kept(folder, monkeypatch):
    drive = on_board(folder)
    monkeypatch.setattr(record_files, "write", lambda *_: None)
    with pytest.raises(OSError):
        record_files._save(drive, *record_files.make(drive, lambda: ["first"]))


def test_a_record_that_a_cut_has_mixed_with_another_is_none(folder):
    drive = on_board(folder)
    for text in ("first " * 300, "second " * 250):
        record_files.save(drive, record_files.make(drive, lambda: [text]))  # noqa: B023
    one, two = [folder / path.lstrip("/") for path in record_files.paths()[:2]]
    old = one.read_bytes()
    one.write_bytes(two.read_bytes()[:1024] + old[1024:])
    assert [number for number, _ in records(folder)] == [2]
    record_files.save(drive, record_files.make(drive, lambda: ["third"]))
    assert [number for number, _ in records(folder)] == [2, 3]


def test_without_slots_there_is_no_record_and_no_word(folder, tmp_path):
    empty = tmp_path / "full"
    empty.mkdir()
    shutil.copytree(folder / "keep", empty / "keep")
    (empty / "records").write_text("somebody's")
    with ended(random_game(1), empty) as handheld:
        handheld.frame(3)
        player = Player(handheld)
        go_past_the_end(player)
        assert handheld.program.trouble == 0 and handheld.serial == ""
    assert (empty / "records").read_text() == "somebody's"


def test_the_board_makes_the_slots_at_its_first_start(tmp_path):
    game = random_game(5)
    keep(game, tmp_path, 60)
    assert [number for number, _ in records(tmp_path)] == [1]
    assert len(list(tmp_path.glob("records/*/*.txt"))) == record_files.SLOTS
    assert not (tmp_path / "keep" / "filler").exists()


def test_the_places_of_games_come_first(tmp_path):
    drive = Drive(tmp_path)
    drive.room = lambda: (130_000 - sum(sizes(tmp_path).values()), 512)
    assert drive_room.make_places(drive, ("kahuna",)) == drive_room.NO_RECORDS
    assert (tmp_path / "keep").exists() and not (tmp_path / "records").exists()


def test_what_else_comes_to_the_drive_has_its_room(tmp_path):
    drive = Drive(tmp_path)
    drive.room = lambda: (500_000, 512)
    drive_room.make_places(drive, ("kahuna",), later=450_000)
    assert not (tmp_path / "records").exists()
    drive_room.make_places(drive, ("kahuna",), later=400_000)
    assert (tmp_path / "records").exists()


def test_a_cut_while_a_record_is_kept_costs_neither_the_result_nor_the_program(folder):
    with ended(random_game(7), folder) as handheld:
        handheld.frame(3)
        kept = bytes(handheld.cartridge.session.pack())
        drive = on_board(folder)
        for cut in range(0, 40, 3):
            record_files.save(drive, record_files.make(drive, lambda: [f"another game {cut}"]))  # noqa: B023, called at once
            before = {text for _, text in records(folder)}
            handheld.switch_off()
            handheld.power.restore()
            handheld.switch_on()
            Player(handheld).go_to_the_end()
            handheld.power.cut_after(cut)
            handheld.frame(3)
            gone = not handheld.running
            handheld.switch_off()
            after = {text for _, text in records(folder)}
            assert len(before - after) <= 3
            assert handheld.device.drive.lost == set()
            handheld.switch_on()
            handheld.frame()
            # If the NVM was being written, the title says that a turn may be lost.
            doubt = handheld.program.trouble == MAYBE_LOST_TURNS
            assert handheld.program.shown == ("title" if doubt else "watch")
            assert bytes(handheld.cartridge.session.pack()) == kept
        assert not gone and handheld.serial == ""


# To a computer


def test_a_computer_gets_the_record_when_it_is_asked_for(judged):
    game = random_game(6)
    with ended(game, None) as handheld:
        player = Player(handheld)
        go_past_the_end(player)
        assert handheld.serial == ""
        entries = list(dict(player.top._entries))
        player.choose(entries.index(handheld.program.words.TO_COMPUTER))
        player.press("a")
        assert judged(handheld.serial) == state(game)
        assert player.scene == "over"
        player.press("down", "a")
        assert player.scene == "title"


def test_on_battery_nothing_is_offered_that_nobody_would_read(folder):
    with ended(random_game(6), folder) as handheld:
        player = Player(handheld)
        go_past_the_end(player)
        assert handheld.program.words.TO_COMPUTER not in dict(player.top._entries)
        player.press("up", "a")
        assert player.scene == "title" and handheld.serial == ""


def test_while_a_computer_has_the_drive_it_is_left_alone(folder):
    simulation = ended(random_game(6), folder)
    simulation.device.drive.held_by_computer = True
    with simulation as handheld:
        handheld.cartridge.record = None  # nor is the record put together, which takes a moment
        Player(handheld).go_to_the_end()
        handheld.frame(3)
        assert handheld.program.shown == "final" and handheld.program.trouble == 0
        assert records(folder) == []
        handheld.device.drive.held_by_computer = False
        handheld.switch_off()
        handheld.switch_on()
        Player(handheld).go_to_the_end()
        handheld.frame(3)
        assert [number for number, _ in records(folder)] == [1]
