"""The parts of the emulated board that need no firmware; with one, the walks on it.

KAHUNA_FIRMWARE names a `.uf2` of CircuitPython, with its boot ROM and, as `.nm`, its symbols beside
it; docs/emulator.md says how to get one.
"""

import base64
import os
import shutil
import struct
import subprocess
from pathlib import Path
from types import SimpleNamespace

import long_walks
import piranja_walks  # noqa: F401  (its walks join the others)
import pytest
import walks
from micropython_runs import needs_micropython
from micropython_runs import run as run_micropython

import emulate
import environment
import record_walks
from artwork import png
from emulator import commands, cutting, install, pictures, recordings, walking
from emulator.fat import Fat, Full, NoDrive
from emulator.firmware import BASE, DRIVE, ROM_SIZE, Firmware, image_of, symbols_of
from handheld.drive_places import Drive, size_of
from manners import Failure, Mistake
from measuring import bench_times
from simulator import PYGAMER, Simulation
from simulator.screen import HEIGHT, WIDTH

RED, BLUE = b"\x00\xf8", b"\x1f\x00"


# The firmware


def uf2(*blocks):
    """A UF2 file of (address, data, flags)."""
    made = b""
    for address, data, flags in blocks:
        head = struct.pack("<5I12x", 0x0A324655, 0x9E5D5157, flags, address, len(data))
        made += head + data.ljust(476, b"\0") + struct.pack("<I", 0x0AB16F30)
    return made


def test_a_uf2_becomes_what_is_in_the_flash():
    image = uf2((BASE + 256, b"second", 0), (BASE, b"first", 0), (BASE, b"for something else", 1))
    assert image_of(image) == b"first".ljust(256, b"\xff") + b"second"


@pytest.mark.parametrize(
    "firmware",
    [
        b"",
        b"x" * 512,
        uf2((BASE, b"a", 0))[:-1],
        uf2((0x20000000, b"a", 0)),
        uf2((BASE, b"", 0))[4:],
    ],
    ids=["empty", "nonsense", "cut off", "elsewhere", "shifted"],
)
def test_what_is_no_firmware_is_refused(firmware):
    with pytest.raises(Mistake, match="'it' is not "):
        image_of(firmware, "it")


def test_symbols_are_those_that_nm_lists():
    listing = "10049f54 t usb_connected\n         U elsewhere\n2000589c B heap\n\n"
    assert symbols_of(listing) == {"usb_connected": 0x10049F54, "heap": 0x2000589C}


@pytest.fixture
def firmware(tmp_path):
    """Files that look like a firmware."""
    (tmp_path / "it.uf2").write_bytes(uf2((BASE, b"no code", 0)))
    (tmp_path / "it.nm").write_text("10000000 T main\n")
    (tmp_path / "bootrom.bin").write_bytes(bytes(ROM_SIZE))
    return tmp_path / "it.uf2"


def test_a_sprig_is_known_by_its_name(firmware):
    assert Firmware(firmware).front == "pygamer"
    firmware.write_bytes(uf2((BASE, b"... hack_club_sprig ...", 0)))
    assert Firmware(firmware).front == "sprig"


@pytest.mark.parametrize(
    "words, sentence",
    [
        ("nowhere.uf2 boot", "cannot use 'nowhere.uf2': No such file or directory"),
        ("it.uf2 --heap boot", "--heap needs the firmware's symbols: --symbols FILE"),
        ("it.uf2 evening", "this needs the firmware's symbols: --symbols FILE"),
        ("it.uf2 --symbols it.uf2 boot", "'it.uf2' is not a list of symbols as `nm` writes it"),
        ("it.uf2 --bootrom it.nm boot", "'it.nm' is not a boot ROM, which has 16384 bytes"),
        ("it.uf2 --symbols it.nm walks --only a_walk_to_mars", "there is no walk 'a_walk_to_mars'"),
        ("it.uf2 --symbols it.nm walks --recorded .", "there are no recordings in '.'"),
        (
            "it.uf2 walks --jobs 0",
            "argument --jobs: expected a whole number of at least 1, not '0'",
        ),
        (
            "it.uf2 --symbols it.nm run it.nm code.py",
            "'code.py' would take the place of another file on the drive",
        ),
        ("it.uf2 run nowhere.py", "cannot use 'nowhere.py': No such file or directory"),
        ("it.uf2", "the following arguments are required: command"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(firmware, words, sentence, capsys, monkeypatch):
    monkeypatch.chdir(firmware.parent)
    Path("code.py").touch()
    assert emulate.main(words.split()) == 2
    assert capsys.readouterr().err == f"emulate: {sentence}\n"


def test_cuts_of_several_recordings_ask_which_one(firmware, capsys):
    recorded = firmware.parent / "a_damaged_game"
    record_walks.record(recorded, walks.WALKS[recorded.name])
    shutil.copytree(recorded, recorded.with_name("an_early_end"))
    words = "--symbols", str(firmware.with_suffix(".nm")), "cuts", "--recorded"
    assert emulate.main([str(firmware), *words, str(firmware.parent)]) == 2
    said = capsys.readouterr().err
    assert said == "emulate: power is cut in one recording only: choose it with --only NAME\n"


def test_a_walk_that_is_no_more_is_not_gone(firmware, monkeypatch, tmp_path):
    monkeypatch.setattr(commands, "BUILD", tmp_path)
    record_walks.record(tmp_path / "pygamer/walks/of_old", walks.WALKS["a_damaged_game"])
    monkeypatch.setattr(walks, "WALKS", {"an_early_end": walks.WALKS["an_early_end"]})
    its = Firmware(firmware, firmware.with_suffix(".nm"))
    options = emulate.parser().parse_args([str(firmware), "walks"])
    assert commands._recorded(options, its).keys() == {"an_early_end"}


def test_a_missing_boot_rom_is_named_and_where_to_get_it(firmware, capsys):
    (firmware.parent / "bootrom.bin").unlink()
    assert emulate.main([str(firmware), "boot"]) == 2
    said = capsys.readouterr().err
    assert "bootrom.bin" in said and "--bootrom" in said and "Raspberry Pi" in said


def test_every_command_can_be_asked_for():
    assert set(commands.COMMANDS) == {"run", "boot", "walks", "evening", "tour", "cuts"}
    for command in commands.COMMANDS:
        with pytest.raises(SystemExit) as ended:
            emulate.parser().parse_args(["it.uf2", command, "--help"])
        assert ended.value.code == 0


def test_a_tour_tells_beside_each_answer_what_is_reckoned(firmware, monkeypatch, capsys):
    """One that breaks off leaves the others their table."""

    def answers(firmware, files, recording, *more, **how):
        if recording.name == "an_early_end":
            raise Failure("the board stopped")
        timed = {"play: a": walking.Answer(90, 10, 1, 2, 3, 4)}
        return timed, {}, [], SimpleNamespace(failures=(), now=1)

    reckoned = bench_times.Answer(100, 1, 0, 0, 5, 5, 5, 5)
    monkeypatch.setattr(bench_times, "build", lambda folder: None)
    monkeypatch.setattr(bench_times, "answers", lambda built, tour: {"play: a": reckoned})
    monkeypatch.setattr(walking, "answers", answers)
    monkeypatch.setattr(commands, "program", dict)
    recorded = firmware.parent / "a_damaged_game"
    record_walks.record(recorded, walks.WALKS[recorded.name])
    shutil.copytree(recorded, recorded.with_name("an_early_end"))
    words = "--symbols", str(firmware.with_suffix(".nm")), "tour", "--recorded"
    assert emulate.main([str(firmware), *words, str(firmware.parent)]) == 1
    printed = capsys.readouterr()
    assert "a_damaged_game" in printed.out and "an_early_end" not in printed.out
    assert '"play: a": "90 ms: 10 bytes sent' in printed.out and "estimated 100 ms" in printed.out
    assert "as estimated, times 0.90 (0.90 to 0.90)\n" in printed.err
    assert printed.err.endswith("emulate: went wrong: an_early_end\n")


# The drive


def formatted(sectors, cluster):
    """A FAT drive with nothing on it: 12 bits wide where there are few clusters."""
    table = sectors // cluster * 2 // 512 + 1
    boot = struct.pack(
        "<3s8sHBHBHHBH", b"\xeb\xfe\x90", b"MSDOS5.0", 512, cluster, 1, 1, 64, sectors, 0xF8, table
    )
    image = bytearray(sectors * 512)
    image[: len(boot)] = boot
    image[54:62] = b"FAT     "
    image[510:512] = b"\x55\xaa"
    image[512:515] = b"\xf8\xff\xff"
    return image


SIZES = pytest.mark.parametrize("sectors, cluster", [(2048, 1), (14336, 2)], ids=["12", "16"])
FILES = {
    "code.py": b"print(6 * 7)\n",
    "lib/handheld/a_very_long_name_indeed.mpy": bytes(range(256)) * 20,
    "lib/handheld/a_very_long_name_in_here.mpy": b"another",
    "assets/empty": b"",
    **{f"many/file number {number}.txt": b"%d" % number for number in range(40)},
}


@SIZES
def test_files_on_a_drive_are_what_was_written(sectors, cluster):
    drive = Fat(formatted(sectors, cluster))
    for path, data in FILES.items():
        drive.write(path, b"before")
        drive.write(path, data)
    assert drive.files() == FILES
    drive.remove("CODE.PY")
    assert drive.files() == {path: data for path, data in FILES.items() if path != "code.py"}


@needs_micropython
@SIZES
def test_the_boards_own_driver_reads_the_same(sectors, cluster, tmp_path):
    image = formatted(sectors, cluster)
    drive = Fat(image)
    for path, data in FILES.items():
        drive.write(path, data)
    (tmp_path / "drive.bin").write_bytes(image)
    lines = run_micropython("listing.py", tmp_path / "drive.bin")
    sent = dict(line.split("\t") for line in lines)
    assert {path: base64.b64decode(data) for path, data in sent.items()} == FILES


def test_a_full_drive_says_so():
    drive = Fat(formatted(128, 1))
    with pytest.raises(Full, match="no room on the drive"):
        drive.write("large", bytes(70000))
    drive.write("small", bytes(3000))


@pytest.mark.parametrize("data", [b"\xff" * 4096, bytes(4096)])
def test_what_is_no_drive_is_no_drive(data):
    with pytest.raises(NoDrive):
        Fat(bytearray(data))


# Pictures and recordings


def test_a_picture_survives_its_file():
    picture = os.urandom(WIDTH * HEIGHT * 2)
    assert pictures.read_png(pictures.png(picture)) == picture


def test_what_differs_is_shown_beside_both():
    left = RED * (WIDTH * HEIGHT)
    right = left[:-2] + BLUE
    width, height, pixels = png.read(pictures.side_by_side(left, right, scale=1))
    assert (width, height) == (3 * WIDTH + 8, HEIGHT)
    assert pixels[:3] == b"\xff\0\0" and pixels[-3:] == b"\xff\0\xff"
    last = pixels[-width * 3 :]
    assert last[159 * 3 :][:3] == b"\xff\0\0" and last[(164 + 159) * 3 :][:3] == b"\0\0\xff"
    assert pixels.count(b"\xff\0\xff") == 1


def test_a_recording_is_a_walk_that_others_can_read(tmp_path):
    walk = walks.WALKS["an_early_end"]
    assert record_walks.record(tmp_path / "it", walk) == "10 steps"
    recording = recordings.Recording(tmp_path / "it")
    assert recording.computer and recording.settings == b'KAHUNA_LANGUAGE = ""\n'
    assert recording.memory == walk.memory[:4096]
    steps = walks.go("an_early_end")
    assert [step.screen for step in recording.steps[1:]] == [step.screen for step in steps]
    assert recording.steps[1].done == "wait 25" and recording.steps[2].done == "press a 24"
    assert len(set(map(recording.picture, recording.steps))) > 5
    assert recordings.in_folder(tmp_path).keys() == {"it"}


def test_a_recording_with_pauses_waits_until_nothing_moves(tmp_path):
    record_walks.record(tmp_path / "it", walks.WALKS["a_sprig"], settled=True, board="sprig")
    recording = recordings.Recording(tmp_path / "it")
    words = [step.done.split()[0] for step in recording.steps]
    assert words[0] == "start" and set(words[2::2]) <= {"press", "wait"}
    assert words[1] == "settle" and words.count("settle") > 1
    assert not recording.computer


def test_on_a_title_something_always_moves_so_a_pause_there_ends_by_itself(tmp_path):
    record_walks.record(tmp_path / "it", walks.WALKS["a_damaged_game"], settled=True)
    recording = recordings.Recording(tmp_path / "it")
    assert {step.done for step in recording.steps[1::2]} == {f"wait {record_walks.MOST}"}


def test_walks_of_other_boards_are_left_out(tmp_path):
    answer = record_walks.record(tmp_path / "it", walks.WALKS["a_board_without_a_stick"])
    assert answer == "left out, it is for the board pybadge"
    assert not (tmp_path / "it").exists()


def test_every_walk_that_cannot_look_alike_is_a_walk():
    assert set(walking.UNLIKE) <= set(walks.WALKS)


@pytest.mark.parametrize("name", ["a_first_evening", "saves"])
def test_evenings_still_find_their_way(name):
    """They are seldom recorded, and their screens change; test_answers.py goes the tours."""
    walk = {**long_walks.EVENINGS, **long_walks.SAVES}[name]
    with walks.begun(walk, environment.ROOT, Simulation) as handheld:
        walk.way(walks.Player(walks.StepRecorder(handheld)))


def test_an_evening_that_leaves_too_little_memory_says_so():
    """The command succeeded, and only its table showed the 17,536 bytes."""
    worst = walking.Worst()
    worst.take({"used": 120_000, "free": 20_480, "largest": 8_192})
    assert commands.lacks(worst) is None
    worst.take({"free": 20_464})
    assert commands.lacks(worst) == (
        "too little memory was left: 20464 bytes, 8192 in one piece; 20480 and 8192 are needed"
    )
    worst = walking.Worst()
    worst.take({"used": 1, "free": 30_000, "largest": 8_176})
    assert "8176 in one piece" in commands.lacks(worst)


# Power cuts


def test_a_place_counts_even_if_the_first_one_is_gone():
    """The program looks no further if there is no folder with places."""
    mark = b"place /keep/settings.b/in/copy"
    size = size_of(100)
    drive = Drive(cutting.Memory({mark[7:].decode(): mark.rjust(size, b"\0")}), None, "/keep")
    assert [path for path, _ in drive.places("settings", 100)] == ["/keep/settings.b/in/copy"]
    drive = Drive(cutting.Memory({"mine.txt": b""}), None, "/keep")
    assert not drive.has("/keep") and drive.has("/mine.txt")


def test_a_cut_leaves_what_was_written_before_it():
    page = base64.b64encode(b"\x11" * 256).decode()
    log = [[0, DRIVE, None], [1e6, DRIVE, page], [2e9, DRIVE + 256, page]]
    assert [len(save) for save in cutting.saves(log)] == [2, 1]
    flash = bytes(DRIVE + 8192)
    found = list(cutting.states(flash, log))
    assert [(it.save, it.number, it.what) for it in found] == [
        *((0, 0, "torn erase"), (0, 0, "erase"), (0, 1, "torn page"), (0, 1, "page")),
        *((1, 0, "torn page"), (1, 0, "page")),
    ]
    assert found[1].flash[DRIVE:] == b"\xff" * 4096 + bytes(4096)
    assert found[2].flash[DRIVE : DRIVE + 256] == b"\x11" * 100 + b"\xff" * 156
    assert found[3].flash[DRIVE : DRIVE + 257] == b"\x11" * 256 + b"\xff"
    assert cutting.after_each(flash, log) == [flash, found[3].flash, found[5].flash]


class Kept:
    def __init__(self, game, files, lost=0, lacks_drive=False):
        self.games = {"game": (game, lost)}
        self.files = files
        self.lacks_drive = lacks_drive


@pytest.mark.parametrize(
    "kept, verdict",
    [
        (Kept(b"new", {"a": b"1"}), cutting.NOTHING),
        (Kept(b"new", {"a": b"1"}, lost=1), cutting.REPORTED),
        (Kept(b"old", {"a": b"1"}), cutting.TURN),
        (Kept(None, {"a": b"1"}), cutting.GAME),
        (Kept(b"new", {}), cutting.FILE),
        (Kept(b"new", {"a": b"1", "records/1/01.txt": b"spoilt"}), cutting.RECORD),
        (Kept(b"new", {"a": b"1"}, lacks_drive=True), cutting.WHOLE_DRIVE),
    ],
)
def test_what_a_cut_costs_is_said_from_what_is_left(kept, verdict):
    before, after = Kept(b"old", {"a": b"1"}), Kept(b"new", {"a": b"1"})
    assert cutting.cost(kept, before, after) == verdict


# In Node.js


def test_the_fast_processor_does_what_the_slow_one_does():
    """Random instructions lead to the same registers, flags, memory and time."""
    node, module = install()
    script = Path(__file__).with_name("cores.mjs")
    done = subprocess.run([node, script, module], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == "200 programs alike\n"


def test_symbols_of_another_firmware_are_named_so(firmware, capsys):
    words = "--symbols", str(firmware.with_suffix(".nm")), "run", str(firmware)
    assert emulate.main([str(firmware), *words]) == 1
    said = capsys.readouterr().err
    assert said.startswith("emulate: the symbols are not this firmware's: there is no ")


# With a firmware


@pytest.mark.skipif(
    "KAHUNA_FIRMWARE" not in os.environ, reason="no KAHUNA_FIRMWARE: see docs/emulator.md"
)
@pytest.mark.parametrize("name", [name for name, it in walks.WALKS.items() if it.board is PYGAMER])
def test_a_walk_on_the_emulated_board_looks_as_on_the_desk(name, capsys):
    path = Path(os.environ["KAHUNA_FIRMWARE"])
    symbols = path.with_suffix(".nm")
    words = [path, *(("--symbols", symbols, "--heap") if symbols.exists() else ())]
    status = emulate.main([*map(str, words), "walks", "--jobs", "1", "--only", name])
    assert status == 0, capsys.readouterr()
