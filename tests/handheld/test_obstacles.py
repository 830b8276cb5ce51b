"""When something is wrong with the drive, one sentence in the player's language says so and the
game goes on: the drive is full or read-only, a place is missing or has something else in it, or the
number of a copy is the highest there is."""

import binascii
import errno
import shutil
import struct

import pytest
from kahuna_player import Player, memory_with, shows, with_places
from piranja_player import PiranjaPlayer, form_of_four
from piranja_player import memory_with as memory_of_piranja

from handheld.languages import LANGUAGES
from handheld.saving import MAGIC
from simulator import BARE, Simulation
from simulator.blocks import SECTOR

LANGUAGES = [code for code, _ in LANGUAGES]
HIGHEST = 0x3FFFFFFF
READ = 70  # frames after which the next press ends what is said
QUIET = 95  # frames after which places are made on the title


def copies(folder):
    return sorted(folder.glob("keep/kahuna.*/in/copy"))


def fill(folder, sectors=3000):
    (folder / "mine.bin").write_bytes(bytes(sectors * SECTOR))


def lose_places(drive):
    shutil.rmtree(drive.folder / "keep")
    drive.read_folder()


def put_others_into_places(drive):
    for copy in copies(drive.folder):
        copy.write_bytes(b"my shopping list")
    drive.read_folder()


def cut_places_short(drive):
    for copy in copies(drive.folder):
        copy.write_bytes(copy.read_bytes()[:300])
    drive.read_folder()


def refuse(drive):
    open_it = drive.open

    def refusing(path, mode="r", *more):
        if mode[:2] not in ("r", "rb") or "+" in mode:
            raise OSError(errno.EROFS, "Read-only filesystem")
        return open_it(path, mode, *more)

    drive.open = refusing


def play_on(player, turns):
    """Ends turns by drawing; each is saved at the handover."""
    for _ in range(turns):
        player.lift()
        player.press("left", "a", "a")
        player.handheld.frame(3)
        player.hide()
        player.handheld.frame(3)
        assert player.scene == "handover"


def goes_on_after_a_start(player):
    handheld = player.handheld
    before = bytes(handheld.cartridge.session.pack())
    handheld.switch_off()
    handheld.switch_on()
    handheld.frame(50)  # while places are made a bar grows
    if player.scene == "title":
        player.press("a")
    assert player.scene == "handover"
    assert bytes(handheld.cartridge.session.pack()) == before
    assert handheld.serial == ""


@pytest.mark.parametrize(
    "obstruct, language",
    list(zip((lose_places, put_others_into_places, cut_places_short, refuse), LANGUAGES)),
)
def test_a_drive_that_fails_is_said_within_the_turn_and_once(tmp_path, obstruct, language):
    """Only the title said so, when the game was left; it also said that nothing was kept."""
    memory = memory_with(b"", language=language)
    with Simulation(seed=3, drive=with_places(tmp_path), nvm=memory) as handheld:
        player = Player(handheld)
        player.begin()
        handheld.frame(3)
        obstruct(handheld.device.drive)
        others = {path: path.read_bytes() for path in copies(tmp_path)}
        sentence = handheld.program.troubles.DRIVE_FAILS
        for _ in range(3):
            play_on(player, 1)
            if shows(handheld, sentence):
                break
        else:
            raise AssertionError("nothing is said")
        assert player.scene == "handover"
        player.press("select")
        assert shows(handheld, sentence)  # it could not be read so soon
        player.lift()
        handheld.frame(READ)
        player.press("select")
        handheld.frame(2)
        assert not shows(handheld, sentence)
        play_on(player, 2)
        handheld.cartridge.quit()
        handheld.frame(3)
        assert not shows(handheld, sentence) and handheld.program.trouble == 0
        player.press("a")
        goes_on_after_a_start(player)
        if obstruct is not lose_places:
            assert all(path.read_bytes() == content for path, content in others.items())


def test_what_is_said_ends_with_a_press_however_long_it_stood(tmp_path):
    """Time wraps around: after days without a press the wait seems to be still to come."""
    fill(tmp_path)
    with Simulation(seed=3, drive=tmp_path) as handheld:
        handheld.frame(QUIET + READ)
        handheld.program._notice._since += 10000
        Player(handheld).press("select")
        assert handheld.program.trouble == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_drive_is_said_as_soon_as_places_are_made(tmp_path, language):
    fill(tmp_path)
    with Simulation(seed=3, drive=tmp_path, nvm=memory_with(b"", language=language)) as handheld:
        handheld.frame(QUIET)
        player = Player(handheld)
        assert shows(handheld, handheld.program.troubles.DRIVE_FULL)
        assert handheld.program.settings.language == language
        player.begin()
        handheld.frame(3)
        play_on(player, 3)
        goes_on_after_a_start(player)
        assert not (tmp_path / "keep").exists()


def test_what_is_said_as_a_screen_closes_is_on_the_next_one_and_goes_along_from_there(tmp_path):
    """It was put on the screen that went: the next one showed nothing, and the one after that
    stopped the program, as a layer can be in one group only."""
    fill(tmp_path)
    with Simulation(seed=3, drive=tmp_path, nvm=memory_with(b"")) as handheld:
        handheld.frame(QUIET + READ)
        player = Player(handheld)
        player.press("select")
        player.open_from_title("settings")
        player.press("down", "right", "b")
        sentence = handheld.program.troubles.DRIVE_FAILS
        assert player.scene == "title" and shows(handheld, sentence)
        player.press("up")
        player.open_from_title("statistics")
        assert shows(handheld, sentence)


def test_a_drive_that_fills_up_later_is_no_trouble(tmp_path):
    with Simulation(seed=3, drive=with_places(tmp_path)) as handheld:
        player = Player(handheld)
        player.begin()
        drive = handheld.device.drive
        fill(tmp_path, drive.statvfs("/")[3])
        drive.read_folder()
        assert drive.statvfs("/")[3] == 0
        play_on(player, 3)
        assert handheld.program.trouble == 0
        goes_on_after_a_start(player)


def test_places_that_were_lost_are_made_again_at_the_next_start(tmp_path):
    with Simulation(seed=3, drive=with_places(tmp_path)) as handheld:
        player = Player(handheld)
        player.begin()
        handheld.frame(3)
        play_on(player, 2)
        lose_places(handheld.device.drive)
        play_on(player, 1)
        goes_on_after_a_start(player)
        assert len(copies(tmp_path)) == 3
        play_on(player, 2)
        assert handheld.program.trouble == 0


@pytest.mark.parametrize("number", [HIGHEST, HIGHEST - 1])
def test_a_copy_with_the_highest_number_ends_no_keeping(tmp_path, number):
    with Simulation(seed=3, drive=with_places(tmp_path)) as handheld:
        player = Player(handheld)
        player.begin()
        handheld.frame(3)
        play_on(player, 1)
        handheld.switch_off()
        kept = [path for path in copies(tmp_path) if path.read_bytes()[:2] == MAGIC]
        copy = max(kept, key=lambda path: struct.unpack_from("<I", path.read_bytes(), 6))
        data = copy.read_bytes()
        end = 10 + struct.unpack("<H", data[4:6])[0]
        whole = data[:6] + struct.pack("<I", number) + data[10:end]
        whole += struct.pack("<I", binascii.crc32(whole))
        copy.write_bytes(whole + data[len(whole) :])
        handheld.device.nvm.content = b"\xff" * 8192
        handheld.switch_on()
        handheld.frame(3)
        if player.scene == "title":
            player.press("a")
        for _ in range(4):
            play_on(player, 1)
            goes_on_after_a_start(player)
        assert handheld.program.trouble == 0


def test_in_kai_piranja_it_is_said_within_the_turn_too(tmp_path):
    memory = memory_of_piranja(setup=form_of_four())
    with Simulation(seed=3, drive=with_places(tmp_path), nvm=memory) as handheld:
        handheld.press("a", "start")
        player = PiranjaPlayer(handheld)
        assert player.scene == "handover"
        player.lift()
        for folder in (tmp_path / "keep").glob("piranja.*"):
            shutil.rmtree(folder)
        handheld.device.drive.read_folder()
        sentence = handheld.program.troubles.DRIVE_FAILS
        assert not shows(handheld, sentence)
        handheld.frame(12)  # A waits a moment
        player.press("a")
        handheld.frame(5)
        assert player.scene == "play" and shows(handheld, sentence)


def test_where_nothing_at_all_is_kept_that_is_said(tmp_path):
    with Simulation(board=BARE, seed=1) as handheld:
        Player(handheld).begin()
        handheld.frame(3)
        assert shows(handheld, handheld.program.troubles.CANNOT_KEEP)
