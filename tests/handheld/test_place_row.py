"""Places are made later, while nobody presses: on drives where that is safe.

test_flash.py cuts the power in each step of it.
"""

import pytest
from kahuna_player import Player

from simulator import Simulation, fat_drive
from simulator.boards import BARE

LARGE = 7168  # clusters of 1 KB, as on a PyGamer


@pytest.fixture
def handheld(tmp_path, monkeypatch):
    """A new handheld at its first question, with a drive on which there can be a row."""

    def statvfs(drive, path):
        free = LARGE - 700 - sum(len(data) // 1024 + 1 for data in drive.files.values())
        return (1024, 1024, LARGE, free, free, 0, 0, 0, 0, 255)

    monkeypatch.setattr(fat_drive.Drive, "statvfs", statvfs)
    monkeypatch.setattr("simulator.blocks.TOTAL", 1 << 16)
    with Simulation(values={}, drive=tmp_path, seed=1) as handheld:
        yield handheld


def copies(handheld, kind="*"):
    return sorted(handheld.device.drive.folder.glob(f"keep/{kind}.*/in/copy"))


def begun(handheld):
    """Whether there is a row."""
    return (handheld.device.drive.folder / "keep/here").exists()


def test_nobody_waits_for_the_title(handheld):
    player = Player(handheld)
    player.press("a")
    assert player.scene == "title"
    assert not (handheld.device.drive.folder / "keep").exists()


def test_the_row_is_begun_while_a_sentence_says_so(handheld):
    player = Player(handheld)
    player.press("a")
    while not begun(handheld):
        handheld.frame()
        assert player.top is None or not begun(handheld)
    handheld.frame(2)
    assert player.scene == "title" and player.top
    assert not copies(handheld)
    assert handheld.program.trouble == 0


def test_they_are_made_on_the_title_while_nobody_presses(handheld):
    player = Player(handheld)
    player.press("a")
    for _ in range(20):
        handheld.frame(3)
        player.press("select")
    assert not copies(handheld)
    handheld.frame(300)
    assert len(copies(handheld)) == 2 * 5
    assert len(list(handheld.device.drive.folder.glob("records/*/*.txt"))) == 20
    assert handheld.program.lacks_room == 0
    assert handheld.serial == ""


def test_a_game_has_its_places_before_it_is_saved(handheld):
    player = Player(handheld)
    player.press("a")
    handheld.frame(12)
    player.open_from_title("newgame")
    handheld.frame(40)  # a bar grows meanwhile
    player.press("start")
    handheld.frame(60)
    for kind in ("settings", "kahuna", "profile0"):
        assert len(copies(handheld, kind)) == 1
    assert not copies(handheld, "piranja")
    assert handheld.program.trouble == 0
    handheld.cartridge.session.saved = False
    handheld.cartridge.session.fresh[0] = 7
    handheld.cartridge.save()
    before = bytes(handheld.cartridge.session.pack())
    handheld.device.nvm.content = b"\xff" * 8192  # what a cut leaves of it
    handheld.switch_off()
    handheld.switch_on()
    handheld.frame(60)
    assert bytes(handheld.cartridge.session.pack()) == before


def test_they_are_made_on_at_the_next_start(handheld):
    player = Player(handheld)
    player.press("a")
    while len(copies(handheld)) < 3:
        handheld.frame()
    handheld.switch_off()
    handheld.switch_on()
    handheld.frame(400)
    assert len(copies(handheld)) == 10
    assert handheld.program.trouble == 0


def leave_filler(player):
    """Has the places made, and starts with what a cut leaves of the room before them."""
    handheld = player.handheld
    player.press("a")
    handheld.frame(400)
    filler = handheld.device.drive.folder / "keep.room"
    filler.write_bytes(b"place /keep.room" + bytes(5000))
    handheld.switch_off()
    handheld.switch_on()
    return filler


def test_what_a_cut_left_of_the_room_before_a_row_is_removed(handheld):
    """It took up room for ever, and places were looked for at every start."""
    player = Player(handheld)
    filler = leave_filler(player)
    assert handheld.program.lacks_room
    handheld.frame(200)
    assert not filler.exists()
    assert handheld.program.lacks_room == 0 and handheld.program.trouble == 0
    assert len(copies(handheld)) == 10 and player.scene == "title" and player.top


def test_room_that_cannot_be_removed_is_given_up(handheld, monkeypatch):
    """The sentence would have come back for ever."""
    player = Player(handheld)
    filler = leave_filler(player)
    vfs = handheld.program.device.drive.vfs
    monkeypatch.setattr(vfs, "remove", lambda path: vfs.stat("/no such file"))
    handheld.frame(200)
    assert filler.exists()
    assert handheld.program.lacks_room == 0
    assert player.scene == "title" and player.top


def test_without_an_nvm_the_language_is_kept_once_there_are_places(tmp_path):
    with Simulation(values={}, drive=tmp_path, board=BARE) as handheld:
        player = Player(handheld)
        player.press("down", "a")
        assert player.scene == "title"
        handheld.frame(300)
        handheld.switch_off()
        handheld.switch_on()
        assert player.scene == "title"
        assert handheld.program.settings.language == "fr"


def test_a_computer_that_comes_meanwhile_is_no_trouble(handheld):
    player = Player(handheld)
    player.press("a")
    handheld.frame(12)
    handheld.device.drive.held_by_computer = True
    handheld.frame(300)
    assert not copies(handheld)
    assert handheld.program.trouble == 0 and handheld.serial == ""
    handheld.device.drive.held_by_computer = False
    handheld.frame(400)
    assert len(copies(handheld)) == 10


def test_where_places_cannot_be_made_the_nvm_is_not_worn_and_the_display_dims(handheld):
    player = Player(handheld)
    player.press("a")
    while len(copies(handheld)) < 3:
        handheld.frame()
    handheld.device.drive.held_by_computer = True
    handheld.frame(300)
    writes = handheld.device.nvm.writes
    handheld.frame(3900)
    assert handheld.program.lacks_room
    assert handheld.device.nvm.writes == writes
    assert handheld.program.device.brightness < handheld.program.settings.light


def test_no_note_sounds_while_somebody_waits(handheld):
    player = Player(handheld)
    player.press("a", "down")
    handheld.hold("a")  # a note begins
    while player.top:
        handheld.frame()
    handheld.frame()
    assert not begun(handheld) and not handheld.device.speaker._sounding
