"""Deploying gives a board all it needs and nothing else, always the same, and it plays."""

import contextlib
import importlib.metadata
import io
import os
import shutil
import sys
import zipfile
from types import SimpleNamespace

import pytest

import deploy
import vm
from deploying import drive_room
from deploying.board_drive import LIST, TOPS, Drive, listing
from deploying.version import VERSION
from environment import ROOT
from handheld import file_check
from handheld.drive_places import FULL, REFUSED
from shrink import module_name
from simulator import Simulation

CIRCUITPYTHON = b"Adafruit CircuitPython 9.2.1 on 2024-11-20; Adafruit PyGamer with samd51j19\n"
LIBRARIES = {"adafruit_display_text", "adafruit_displayio_layout", "adafruit_ticks"}


@pytest.fixture(autouse=True)
def made_once(request, build):
    """Shrinking and compiling take long, so only the test of their result repeats them."""
    if request.function is test_the_same_files_in_another_order_make_the_same_bytes:
        yield
    else:
        with build.at_hand():
            yield


@pytest.fixture
def built(build):
    """A build: its folder, and what goes on the drive."""
    return build.compiled, build.contents()


@pytest.fixture
def compiled(build):
    return build.contents()


@pytest.fixture
def source(build):
    """The files of a board as source, for the simulator."""
    return build.source


def files_in(folder):
    return {
        p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()
    }


# What belongs to it


def test_the_manifest_is_what_the_program_imports_and_its_pictures():
    files = deploy.manifest()
    assert {path.partition("/")[0] for path in files} == set(TOPS)
    inside_lib = {path.split("/")[1].partition(".")[0] for path in files if path[:4] == "lib/"}
    assert inside_lib == {"handheld", *LIBRARIES}
    assert {p for p in files if "/" not in p or p[:6] == "assets"} == {
        "code.py",
        *(
            p.relative_to(ROOT).as_posix()
            for k in ("bmp", "tab")
            for p in ROOT.glob(f"assets/**/*.{k}")
        ),
    }


def test_all_goes_onto_the_board_but_what_reads_records():
    """Some modules are loaded by name, without an import statement."""
    files = set(deploy.manifest())
    own = {
        p.relative_to(ROOT).as_posix()
        for pattern in ("**/*.py", "**/texts/*.txt")
        for t in ("kahuna", "lib")
        for p in ROOT.glob(f"{t}/{pattern}")
    }
    records = {path for path in own if "/records/" in path}
    assert own - files == records - {"kahuna/records/__init__.py", "kahuna/records/writer.py"}
    assert "kahuna/records/reader.py" in records


def test_only_imported_parts_of_the_libraries_come_along():
    files = deploy.manifest()
    assert "lib/adafruit_display_text/bitmap_label.py" in files
    for unused in ("display_text/label.py", "display_text/text_box.py"):
        assert f"lib/adafruit_{unused}" not in files
    assert not [path for path in files if "widgets" in path]


def test_every_picture_is_read_by_the_program():
    text = "".join(
        path.read_text(encoding="utf-8")
        for name, path in deploy.manifest().items()
        if name[-3:] == ".py"
    )
    for path in ROOT.glob("assets/*.bmp"):
        assert f'"{path.stem}' in text, f"nothing reads {path.name}"


def test_a_module_that_nobody_has_stops_the_build(tmp_path):
    (tmp_path / "code.py").write_text("import kahuna\nimport json, pandas\n")
    (tmp_path / "kahuna").mkdir()
    (tmp_path / "kahuna" / "__init__.py").touch()
    with pytest.raises(deploy.Missing, match=r"code\.py, line 2, imports pandas"):
        deploy.manifest(tmp_path)


# What is made of it


def test_the_same_files_in_another_order_make_the_same_bytes(built, tmp_path, monkeypatch):
    folder, _ = built
    contents = deploy.contents

    def turned(files, **how):
        return contents(dict(reversed(files.items())), **how)

    monkeypatch.setattr(deploy, "contents", turned)
    deploy.build(tmp_path / "again")
    assert files_in(tmp_path / "again") == files_in(folder)


def test_the_folder_and_the_zip_file_hold_the_same(built):
    folder, files = built
    inside = files_in(folder / "CIRCUITPY")
    assert inside == {**files, LIST: listing(files)}
    (archive,) = folder.glob("*.zip")
    with zipfile.ZipFile(archive) as opened:
        zipped = {name: opened.read(name) for name in opened.namelist()}
    licences = zipped.pop("LICENCES.txt").decode()
    assert (
        zipped.pop("README.txt").decode("utf-8-sig").startswith(f"Kahuna and Kai Piranja {VERSION}")
    )
    assert zipped.pop("names.json") == (folder / "names.json").read_bytes()
    assert zipped == {f"CIRCUITPY/{path}": data for path, data in inside.items()}
    assert licences.count("Permission is hereby granted") == 1 + len(LIBRARIES)


def test_an_older_build_leaves_nothing_behind(tmp_path):
    (tmp_path / "CIRCUITPY" / "kahuna").mkdir(parents=True)
    (tmp_path / "CIRCUITPY" / "kahuna" / "gone.mpy").touch()
    deploy.build(tmp_path)
    assert not (tmp_path / "CIRCUITPY" / "kahuna" / "gone.mpy").exists()


def test_it_fits_the_board(built):
    _, files = built
    assert deploy.on_drive(files) < deploy.LIMIT <= 900_000


def test_a_package_that_does_nothing_takes_no_room(built):
    """A folder is a package without it; `handheld.texts` and others have functions there."""
    _, files = built
    packages = {path for path in files if path.endswith("__init__.mpy")}
    assert "lib/handheld/texts/__init__.mpy" in packages
    assert "kahuna/screens/__init__.mpy" in packages  # a value is enough
    assert not {"kahuna/rules/__init__.mpy", "kahuna/look/__init__.mpy"} & packages


def test_a_module_of_which_nothing_is_left_takes_no_room(built):
    """Seven modules of whole numbers, which stand elsewhere by then, took a cluster each."""
    _, files = built
    modules = {path[:-4]: data for path, data in files.items() if path[-4:] == ".mpy"}
    small = [path for path, data in modules.items() if len(data) < 60]
    assert [path for path in small if modules[path] == deploy.compiled(path + ".py", b"")] == []


def test_what_does_not_fit_is_not_built(tmp_path, monkeypatch):
    monkeypatch.setattr(deploy, "LIMIT", 100_000)
    with pytest.raises(deploy.Mistake, match=r"takes \d+ KB; the limit is 100 KB"):
        deploy.build(tmp_path)
    assert files_in(tmp_path) == {}


def test_circup_gets_the_libraries_with_their_pins(built):
    folder, _ = built
    lines = (folder / "requirements.txt").read_text().splitlines()
    assert {line.partition("==")[0] for line in lines} == LIBRARIES
    version = importlib.metadata.version("adafruit-circuitpython-display-text")
    assert f"adafruit_display_text=={version}" in lines


# Compiled


def test_all_but_the_start_is_compiled(compiled):
    sources = [path for path in compiled if path.endswith(".py")]
    assert sources == ["code.py", "lib/handheld/file_check.py"]
    for path in sources:
        assert compiled[path] == (ROOT / path).read_bytes()
    for path, data in compiled.items():
        if path.endswith(".mpy"):
            # of CircuitPython, version 6, bytecode for any processor, small ints of 31 bits
            assert data[:4] == b"C\x06\x00\x1f"
            assert module_name(path).encode() in data  # for tracebacks


def test_no_path_of_this_machine_is_inside(compiled):
    for path, data in compiled.items():
        assert str(ROOT).encode() not in data, path
        assert sys.prefix.encode() not in data, path


def test_each_compiled_module_loads(compiled):
    """Runs on MicroPython, which differs only in the first byte; the hardware's modules are
    empty."""
    hollow = b"class Any:\n    pass\n\ndef __getattr__(name):\n    return Any\n"
    hardware = "bitmaptools displayio fontio os supervisor traceback vectorio"
    files = {f"/{name}.py": hollow for name in hardware.split()}
    modules = []
    for path, data in compiled.items():
        if path.endswith(".mpy"):
            files[f"/{path}"] = b"M" + data[1:]
            modules.append(module_name(path))
        elif path.endswith(".tab"):
            files[f"/{path}"] = data
    with vm.Vm(files=files) as board:
        board.run("import sys\nsys.path.append('/lib')")
        for module in modules:
            board.run(f"import {module}")


_STREW = """
holes = [None] * 200
kept = [None] * 200
for i in range(200):
    large = bytearray(1000)
    holes[i] = (i, i, i, i, i, i)
    kept[i] = (large, i)
i = large = holes = None
"""


def test_a_module_keeps_nothing_but_what_is_its_own():
    """The memory after its names was taken for its constants if it has none. While a robot thought,
    the screen of a turn stayed for that reason, which takes 10 KB."""
    sources = {f"names{n}": "".join(f"a{i} = {i}\n" for i in range(n)) for n in range(8, 24)}
    files = {
        f"/{name}.mpy": b"M" + deploy.compiled(f"{name}.py", text.encode())[1:]
        for name, text in sources.items()
    }
    freed = set()
    with vm.Vm(files=files) as board:
        for name in sources:
            board.run(_STREW)
            before = board.run(f"import {name}").live
            freed.add(before - board.run("kept = None").live)
    assert len(freed) == 1, freed


def test_async_is_refused_as_its_bytecode_differs():
    with pytest.raises(deploy.Mistake, match=r"kahuna/a\.py uses async"):
        deploy.compiled("kahuna/a.py", b"async def f():\n    pass\n")


def test_what_the_compiler_says_is_passed_on():
    with pytest.raises(deploy.Mistake, match=r"cannot compile kahuna/a\.py: .*SyntaxError"):
        deploy.compiled("kahuna/a.py", b"def f(a, /):\n    pass\n")


# On the board


def test_the_built_folder_plays(source):
    """Runs on the simulator, from the deployed files alone; none may come from elsewhere."""
    strangers = []

    def look(handheld):
        for name, module in list(sys.modules.items()):
            if ".texts." in name:
                continue  # they have no file
            if name.partition(".")[0] in {"kahuna", "handheld", *LIBRARIES}:
                place = getattr(module, "__file__", "")
                if not place.startswith(str(source)):
                    strangers.append(place)

    with Simulation(source, watch=look) as handheld:
        assert handheld.program is not None, handheld.serial
        # New game, Play, the handover, and then the cards; after that the menu.
        handheld.play("wait:5 shot:title down a wait:5 a wait:5")
        handheld.play("hold:a:20 wait:30 shot:cards start wait:5")
        assert handheld.running
        assert handheld.game is not None
        assert handheld.shots["title"] != handheld.shots["cards"]
    assert strangers == []


# Files that a copy left out or cut short


def half(data):
    return data[: len(data) // 2]


BROKEN = {"left out": lambda data: None, "empty": lambda data: b"", "half": half}


def mounted(monkeypatch, files):
    """Puts these files where file_check.py looks; returns a function that finds the damaged one."""

    class Mount:
        def ilistdir(self, folder):
            inside = folder[1:] + "/" if folder else ""
            names = {
                path[len(inside) :].partition("/")[0] for path in files if path.startswith(inside)
            }
            return [(name, 0x8000, 0, len(files.get(inside + name, b""))) for name in names]

        def stat(self, path):
            if path[1:] not in files:
                raise OSError(2)
            return (0x8000, 0, 0, 0, 0, 0, len(files[path[1:]]), 0, 0, 0)

        def open(self, path, mode):
            return io.StringIO(files[path[1:]].decode())

    monkeypatch.setitem(sys.modules, "storage", SimpleNamespace(getmount=lambda path: Mount()))
    return file_check.damaged


@pytest.mark.parametrize("how", BROKEN)
def test_every_file_that_is_not_whole_is_found(compiled, monkeypatch, how):
    """An empty file was called an accident, and half a compiled one never finished loading."""
    files = dict(compiled)
    damaged = mounted(monkeypatch, files)
    assert damaged() is None
    for path, data in compiled.items():
        broken = BROKEN[how](data)
        if broken is None:
            del files[path]
        else:
            files[path] = broken
        if path == "code.py" or (path == deploy.SIZES and broken is None):
            assert damaged() is None  # that runs already; nothing is known then
        else:
            assert damaged() == "/" + path
        files[path] = data


def test_wherever_the_list_of_sizes_breaks_off_it_is_the_list_that_is_damaged(
    compiled, monkeypatch
):
    files = dict(compiled)
    damaged = mounted(monkeypatch, files)
    whole_list = files[deploy.SIZES]
    for end in range(0, len(whole_list), 7):
        files[deploy.SIZES] = whole_list[:end]
        assert damaged() == "/" + deploy.SIZES


def test_names_may_be_in_capitals_on_the_drive(compiled, monkeypatch):
    files = dict(compiled)
    damaged = mounted(monkeypatch, files)
    # Nothing is called like that.
    monkeypatch.setattr(file_check, "_total", lambda drive, folder: None)
    assert damaged() is None


@pytest.mark.parametrize("how", BROKEN)
@pytest.mark.parametrize(
    "path",
    [
        "lib/handheld/boards/__init__.py",
        "lib/handheld/program.py",
        "lib/handheld/crash_text.py",
        "lib/handheld/texts/troubles_en.txt",
        "lib/handheld/file_check.py",
        "lib/handheld/sizes.txt",
        "kahuna/screens/play.py",
        "piranja/rules/legal.py",
        "assets/kahuna/board.bmp",
        "assets/text.tab",
    ],
)
def test_the_display_says_which_file_is_not_whole(source, tmp_path, path, how):
    drive = tmp_path / "drive"
    shutil.copytree(source, drive, copy_function=os.link)
    data = (drive / path).read_bytes()
    (drive / path).unlink()  # here alone: the other files are those of the build
    broken = BROKEN[how](data)
    if broken is not None:
        (drive / path).write_bytes(broken)
    with Simulation(drive) as handheld:
        if (path, how) == (deploy.SIZES, "left out"):
            assert handheld.program  # all that counts is there
            return
        said = " ".join(handheld.serial.rpartition("\n" * 12)[2].split())
        assert said == f"/{path} is missing or damaged. Copy all files to the board again."


def test_half_of_the_module_that_looks_is_never_taken_for_it(source):
    lines = (source / deploy.WHOLE).read_text().splitlines(keepends=True)
    for number in range(len(lines)):
        with contextlib.suppress(SyntaxError, NameError):
            there = {}
            exec("".join(lines[:number]), there)
            assert "WHOLE" not in there


# The command


@pytest.fixture
def run(tmp_path, capsys):
    def run(*arguments):
        try:
            status = deploy.main([str(argument) for argument in arguments], tmp_path / "build")
        except SystemExit as end:
            status = end.code
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


@pytest.fixture
def board(tmp_path):
    """The drive of a board."""
    drive = tmp_path / "drive"
    drive.mkdir()
    (drive / "boot_out.txt").write_bytes(CIRCUITPYTHON)
    return drive


def test_the_sizes_are_told(run):
    status, out, err = run()
    assert (status, err) == (0, "")
    assert "files, compiled," in out
    assert "kahuna-circuitpython.zip" in out


def test_a_board_gets_what_was_built(run, board, tmp_path):
    status, out, _ = run("--drive", board)
    assert status == 0
    assert "files copied, 0 removed" in out
    on_board = files_in(board)
    assert on_board.pop("boot_out.txt") == CIRCUITPYTHON
    kept = {path for path in on_board if path.startswith(("keep/", "records/"))}
    assert len(kept) == 5 * 6 + 22
    assert {path: on_board[path] for path in on_board.keys() - kept} == files_in(
        tmp_path / "build" / "CIRCUITPY"
    )


def test_places_for_games_are_made_before_all_else_and_stay(run, board, monkeypatch):
    written = []
    write = Drive.write
    monkeypatch.setattr(Drive, "write", lambda *a: written.append(places_on(board)) or write(*a))
    assert run("--drive", board)[0] == 0
    assert written and set(written) == {15}  # of five kinds, three of each
    place = board / "keep" / "kahuna.a" / "in" / "copy"
    place.write_bytes(b"a game" + place.read_bytes()[6:])
    (board / "code.py").write_text("changed")
    assert run("--drive", board)[0] == 0
    assert place.read_bytes()[:6] == b"a game"
    assert places_on(board) == 15


@pytest.mark.parametrize("mounts", [True, False])
def test_places_are_made_on_a_drive_that_was_just_mounted(run, board, monkeypatch, mounts):
    """On a drive that had been in use they ended up in holes between others, 18 times in 42."""
    mounted = []
    monkeypatch.setattr(drive_room, "fills", lambda drive: True)
    monkeypatch.setattr(Drive, "room", lambda self: (2_000_000 - 512 * places_on(board), 512))
    monkeypatch.setattr(Drive, "remount", lambda self: mounted.append(places_on(board)) or mounts)
    status, _, err = run("--drive", board)
    assert status == 0
    if mounts:
        assert mounted == [0] and places_on(board) == 15 and "plug" not in err
        return
    assert places_on(board) == 0 and "eject it, plug the board in again and run this again" in err
    mounted.clear()
    _, _, err = run("--drive", board)
    assert mounted == [] and places_on(board) == 15 and "plug" not in err


def places_on(board):
    return len(list(board.glob("keep/*/in/copy")))


@pytest.mark.parametrize(
    "obstacle, sentence",
    [
        (FULL, "is too full to keep games: make room, then run this again"),
        (REFUSED, "no places for games yet; the handheld makes them later"),
    ],
)
def test_where_no_places_are_made_it_says_so(run, board, monkeypatch, obstacle, sentence):
    monkeypatch.setattr(drive_room, "make_places", lambda *_: obstacle)
    status, _, err = run("--drive", board)
    assert status == 0
    assert sentence in err


def test_where_room_is_short_the_program_comes_before_the_places(run, board, monkeypatch):
    """Places were made first, and then there was no room for the program."""
    before = run("--drive", board)[0] == 0 and files_in(board)
    shutil.rmtree(board)
    board.mkdir()
    (board / "boot_out.txt").write_bytes(CIRCUITPYTHON)
    program = [path for path in before if not path.startswith(("keep/", "records/"))]
    total = sum(len(before[path]) for path in program) + 198_000

    def room(drive):
        return total - sum(map(len, files_in(board).values())), 32

    monkeypatch.setattr(Drive, "room", room)
    status, _, err = run("--drive", board)
    assert (status, "too full" in err) == (0, False), err
    assert (board / "code.py").exists() and places_on(board) == 15


def test_what_a_drive_that_went_away_left_is_removed(run, board, monkeypatch):
    """This comes before anything else, as it takes the room that the program needs."""
    monkeypatch.setattr(
        Drive, "room", lambda drive: (1_500_000 - sum(map(len, files_in(board).values())), 512)
    )
    (board / "keep").mkdir()
    for left in (b"place /keep/filler" + bytes(1_400_000), b""):
        (board / "keep" / "filler").write_bytes(left)
        status, _, err = run("--drive", board)
        assert (status, "too" in err) == (0, False), err
        assert not (board / "keep" / "filler").exists()


def test_it_says_which_version_it_replaces(run, board):
    _, _, err = run("--drive", board)
    assert f"Copying {VERSION} to {board} ..." in err
    head, _, rest = (board / LIST).read_text().partition("\n")
    assert head == f"# version {VERSION}"
    (board / LIST).write_text(f"# version 0.9.0\n{rest}")
    assert f"Copying {VERSION} to {board}, in place of 0.9.0 ..." in run("--drive", board)[2]
    (board / LIST).write_text(rest)
    assert f"Copying {VERSION} to {board}, in place of an older one ..." in run("--drive", board)[2]


def test_a_board_that_is_not_known_is_named_before_anything_is_written(run, board, monkeypatch):
    assert "none of those known" not in run("--drive", board)[2]
    (board / "boot_out.txt").write_bytes(CIRCUITPYTHON + b"Board ID:pygamer\nUID:F00\n")
    assert "none of those known" not in run("--drive", board)[2]
    (board / "boot_out.txt").write_bytes(CIRCUITPYTHON + b"Board ID:toaster_m4\nUID:F00\n")
    monkeypatch.setattr(deploy, "copy", lambda drive, files: print("copied", file=sys.stderr))
    warning, copied = run("--drive", board)[2].splitlines()
    assert "The board toaster_m4 is not known here" in warning and copied == "copied"


def test_without_room_for_records_it_says_so(run, board, monkeypatch):
    files = {"code.py": b"a", "lib/b.mpy": b"b"}
    monkeypatch.setattr(deploy, "build", lambda *_, **__: files)
    free = drive_room.room_of_places(drive_room.kinds(("kahuna", "piranja")), 512) + 20_000
    monkeypatch.setattr(
        Drive, "room", lambda drive: (free - sum(map(len, files_in(board).values())), 512)
    )
    status, _, err = run("--drive", board)
    assert status == 0 and "has no room to keep games as text" in err
    assert places_on(board) == 15 and not (board / "records").exists()


def test_what_was_in_the_way_is_said(run, board):
    (board / "code.py").write_text("print('Hello World!')")
    _, out, _ = run("--drive", board)
    assert "code.py was in the way and is now called code.py.old" in out


def refused(answer, status, *words):
    assert answer[0] == status
    assert answer[2].splitlines()[-1].startswith("deploy: ")
    for word in words:
        assert word in answer[2]
    return True


def test_a_drive_that_will_not_do_is_refused_before_anything_is_built(run, tmp_path):
    answer = run("--drive", tmp_path)
    assert refused(answer, 2, "not a CircuitPython drive")
    assert answer[2].count("\n") == 1
    assert not (tmp_path / "build").exists()


def test_a_drive_that_goes_away_halfway_is_told_apart(run, board, monkeypatch):
    def gone(self, path, to):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(deploy.Drive, "move", gone)
    assert refused(run("--drive", board), 1, "Input/output error", "run this again")


def goes_away(monkeypatch, board, changes):
    """Makes the drive go away after so many changes to it."""
    left = [changes]

    def counted(change):
        def counts(self, *how):
            left[0] -= 1
            if left[0] == 0:
                board.rename(board.with_name("gone"))
            return change(self, *how)

        return counts

    for name in ("write", "move", "settle", "open", "mkdir"):
        monkeypatch.setattr(Drive, name, counted(getattr(Drive, name)))
    return left


def test_a_drive_that_goes_away_at_any_time_is_said(run, board, monkeypatch):
    """When it went at the very end, while places were made or everything was flushed, the command
    ended as if all was well."""
    files = {"code.py": b"a", "lib/b.mpy": b"b"}
    monkeypatch.setattr(deploy, "build", lambda *_, **__: files)
    for name in ("sync", "fsync"):  # a computer's disk takes its time
        monkeypatch.setattr(os, name, lambda *_: None)
    copied = 0
    changes = 1
    while True:
        with monkeypatch.context() as patch:
            left = goes_away(patch, board, changes)
            status, out, err = run("--drive", board)
        if left[0] > 0:
            break
        assert status in (1, 2), changes
        assert "went away" in err or "stopped halfway" in err, (changes, err)
        copied += status == 1
        shutil.rmtree(board.with_name("gone"))
        assert not board.exists()
        board.mkdir()
        (board / "boot_out.txt").write_bytes(CIRCUITPYTHON)
        changes += 1
    assert status == 0 and "2 of 2 files copied" in out
    assert changes > 80 and copied > 3


@pytest.mark.parametrize("path", ["keep/filler", "kahuna-new/mine.part", "kahuna-new/code.part"])
def test_a_file_of_somebody_elses_named_like_ours_stays(run, board, path):
    place = board / path
    place.parent.mkdir()
    place.write_bytes(b"mine")
    for _ in range(2):
        assert run("--drive", board)[0] == 0
        assert place.read_bytes() == b"mine"
    assert places_on(board) == 15


@pytest.mark.parametrize(
    "found, word", [([], "plug it in"), (["/media/a", "/media/b"], "--drive /media/a or /media/b")]
)
def test_without_a_path_there_must_be_one_board(run, monkeypatch, found, word):
    monkeypatch.setattr(deploy, "plugged_in", lambda: found)
    assert refused(run("--drive"), 2, word)


def test_the_one_board_that_is_plugged_in_is_found(run, board, monkeypatch):
    monkeypatch.setattr(deploy, "plugged_in", lambda: [board])
    assert run("--drive")[0] == 0
    assert (board / "code.py").exists()


def test_a_wrong_call_is_said_in_one_line(run):
    for option in ("--fast", "--source", "--dri"):
        answer = run(option)
        assert refused(answer, 2, option)
        assert answer[2].count("\n") == 1


# Some of the games


def test_one_game_alone_has_nothing_of_the_other():
    everything = set(deploy.manifest())
    for game, other in (("kahuna", "piranja"), ("piranja", "kahuna")):
        alone = set(deploy.manifest(chosen=[game]))
        left_out = {path for path in everything - alone if "adafruit" not in path}
        assert not [path for path in left_out if f"{other}/" not in path]
        assert not [path for path in alone if path.startswith((f"{other}/", f"assets/{other}/"))]
        assert f"assets/{game}/title.bmp" in alone


@pytest.mark.parametrize("game", ["kahuna", "piranja"])
def test_one_game_alone_plays(tmp_path, game):
    files = deploy.manifest(chosen=[game])
    deploy.write_folder(tmp_path / "board", {path: files[path].read_bytes() for path in files})
    with Simulation(tmp_path / "board") as handheld:
        program = handheld.program
        assert program, handheld.serial
        assert [program.games[number] for number in program.present] == [game]
        handheld.play("down a wait:5 start wait:20")  # past the lessons
        assert program.shown in (("play", "robot", "watch") if game == "kahuna" else ("play",))
