"""A board's drive is whole at any time, and other people's files stay."""

import errno
import os
from collections import namedtuple

import pytest

from deploying import board_drive as copying
from deploying.board_drive import (
    LIST,
    Drive,
    Interrupted,
    Refused,
    check,
    listing,
    unknown,
    update,
)
from simulator import PYBADGE, PYGAMER, SPRIG

FILES = {
    "assets/board.bmp": b"picture",
    "code.py": b"import kahuna",
    "kahuna/__init__.mpy": b"C",
    "kahuna/game.mpy": b"Cgame",
    "lib/adafruit_ticks.mpy": b"Cticks",
}
# As it was before: other versions, files that are gone now, and a file compiled since.
BEFORE = {
    "assets/board.bmp": b"older picture",
    "code.py": b"import kahuna, older",
    "kahuna/__init__.mpy": b"C",
    "kahuna/game.py": b"game",
    "kahuna/screens/gone.mpy": b"Cgone",
}
# Other people's files, in the way or not.
OTHERS = {
    "boot_out.txt": b"Adafruit CircuitPython 10.0.1 on 2025-10-01; Adafruit PyGamer",
    "code.txt": b"print('preferred to code.py')",
    "kahuna/notes.txt": b"mine",
    "lib/adafruit_ticks.mpy": b"C, another version",
    "lib/adafruit_ticks.py": b"and its source",
    "main.py": b"print('after code.py')",
    "save/game.a": b"a game",
}


@pytest.fixture
def drive(tmp_path):
    """A drive as it comes from the shop."""
    fill(tmp_path, {"boot_out.txt": OTHERS["boot_out.txt"], "code.py": b"print('Hello World!')"})
    return Drive(tmp_path)


def fill(root, files):
    for path, data in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(data)


def held(drive):
    """All files on a drive except the list."""
    return {
        path.relative_to(drive.root).as_posix(): path.read_bytes()
        for path in drive.root.rglob("*")
        if path.is_file() and path.name != LIST
    }


def folders(drive):
    return {p.relative_to(drive.root).as_posix() for p in drive.root.rglob("*") if p.is_dir()}


def written(path):
    """Which file is at a path, and when it was written; the time of reading does not count."""
    state = os.stat(path)
    return state.st_ino, state.st_mtime_ns


def times(drive):
    """Shows whether a file was written again, even with the same bytes."""
    return {path: written(drive.root / path) for path in held(drive)}


# What is put there


def test_a_fresh_board_keeps_the_program_it_came_with(drive):
    done = update(drive, FILES)
    assert sorted(done.copied) == sorted(FILES)
    assert done.copied[-1] == "code.py"
    assert done.set_aside == [("code.py", "code.py.old")]
    assert held(drive) == {
        **FILES,
        "boot_out.txt": OTHERS["boot_out.txt"],
        "code.py.old": b"print('Hello World!')",
    }
    assert drive.read(LIST) == listing(FILES)


def test_only_what_differs_is_written(drive):
    update(drive, FILES)
    before = times(drive)
    done = update(drive, {**FILES, "kahuna/game.mpy": b"Cbetter"})
    assert (done.copied, done.removed, done.set_aside) == (["kahuna/game.mpy"], [], [])
    after = times(drive)
    assert [path for path in after if after[path] != before[path]] == ["kahuna/game.mpy"]


def test_a_complete_drive_is_left_untouched(drive):
    update(drive, FILES)
    before = times(drive), written(drive.root / LIST)
    assert update(drive, FILES) == ([], [], [])
    assert (times(drive), written(drive.root / LIST)) == before


def test_what_is_no_longer_part_goes(drive):
    update(drive, BEFORE)
    done = update(drive, FILES)
    assert done.removed == ["kahuna/game.py", "kahuna/screens/gone.mpy"]
    assert set(held(drive)) == {*FILES, "boot_out.txt", "code.py.old"}
    assert folders(drive) == {"assets", "kahuna", "lib"}


def test_a_build_that_was_copied_by_hand_is_known_by_its_list(drive):
    fill(drive.root, {**BEFORE, LIST: listing(BEFORE)})
    done = update(drive, FILES)
    assert done.removed == ["kahuna/game.py", "kahuna/screens/gone.mpy"]
    assert done.set_aside == []


def test_what_others_put_there_stays(drive):
    fill(drive.root, OTHERS)
    done = update(drive, FILES)
    assert done.set_aside == [
        ("lib/adafruit_ticks.mpy", "lib/adafruit_ticks.mpy.old"),
        ("lib/adafruit_ticks.py", "lib/adafruit_ticks.py.old"),
        ("code.py", "code.py.old"),
        ("code.txt", "code.txt.old"),
    ]
    assert sorted(held(drive).values()) == sorted(
        [*FILES.values(), *OTHERS.values(), b"print('Hello World!')"]
    )
    for path in ("boot_out.txt", "kahuna/notes.txt", "main.py", "save/game.a"):
        assert drive.read(path) == OTHERS[path]


def test_what_was_changed_on_the_board_is_kept(drive):
    update(drive, BEFORE)
    fill(drive.root, {"code.py": b"tried", "kahuna/screens/gone.mpy": b"tried too"})
    assert update(drive, FILES).set_aside == [("code.py", "code.py.old2")]
    assert drive.read("code.py.old2") == b"tried"
    assert drive.read("kahuna/screens/gone.mpy") == b"tried too"


def test_the_same_file_from_elsewhere_does_not_become_ours(drive):
    fill(drive.root, {"lib/adafruit_ticks.mpy": FILES["lib/adafruit_ticks.mpy"]})
    assert "lib/adafruit_ticks.mpy" not in update(drive, FILES).copied
    update(drive, {"code.py": b"without libraries"})
    assert drive.exists("lib/adafruit_ticks.mpy")
    assert not drive.exists("kahuna")


def test_a_source_file_put_beside_later_does_not_win(drive):
    """The board prefers a .py to the .mpy beside it, so it would go on running an old one."""
    update(drive, FILES)
    fill(drive.root, {"kahuna/game.py": b"old"})
    assert update(drive, FILES).set_aside == [("kahuna/game.py", "kahuna/game.py.old")]


def test_a_file_where_a_folder_goes_and_a_folder_where_a_file_goes(drive):
    fill(drive.root, {"kahuna": b"a file", "assets/board.bmp/in.txt": b"a folder"})
    update(drive, FILES)
    assert drive.read("kahuna.old") == b"a file"
    assert drive.read("assets/board.bmp.old/in.txt") == b"a folder"
    assert {path: drive.read(path) for path in FILES} == FILES


@pytest.mark.parametrize("name", [*FILES, LIST, "code.txt", "kahuna/game.py"])
def test_a_folder_named_like_one_of_the_files_is_set_aside(drive, name):
    """One named like the list made the copy fail at its first step, again and again."""
    before = drive.read("code.py")
    if drive.exists(name):
        drive.remove(name)
    fill(drive.root, {f"{name}/in.txt": b"a folder"})
    assert (name, f"{name}.old") in update(drive, FILES).set_aside
    assert drive.read(f"{name}.old/in.txt") == b"a folder"
    assert {path: drive.read(path) for path in FILES} == FILES
    assert drive.read(LIST) == listing(FILES)
    assert name == "code.py" or drive.read("code.py.old") == before


@pytest.mark.parametrize("path", ["kahuna-new", "kahuna-new/code.py.part/in.txt"])
def test_what_is_in_the_way_of_writing_beside_is_named(drive, path):
    fill(drive.root, {path: b"mine"})
    before = held(drive)
    with pytest.raises(Refused, match=r"kahuna-new.* is in the way: move it; nothing has changed"):
        update(drive, FILES)
    assert held(drive) == before


@pytest.mark.parametrize("path", ["save/game.a", "../outside", "/outside", "boot_out.txt"])
def test_a_list_cannot_claim_what_is_not_the_programs(tmp_path, path):
    drive = Drive(tmp_path / "drive")
    fill(drive.root, OTHERS)
    fill(tmp_path, {"outside": b"mine"})
    fill(drive.root, {LIST: listing({path: drive.read(path) or b"mine"})})
    assert update(drive, FILES).removed == []
    assert (tmp_path / "outside").exists()
    assert drive.read("save/game.a") == b"a game"


@pytest.mark.parametrize("damage", [b"", b"\xff\x00" * 50, b"nothing  code.py\n"])
def test_a_damaged_list_loses_nothing(drive, damage):
    update(drive, BEFORE)
    (drive.root / LIST).write_bytes(damage)
    update(drive, FILES)
    everything = held(drive)
    assert everything.items() >= FILES.items()
    assert set(BEFORE.values()) <= set(everything.values())


# What is refused


@pytest.mark.parametrize(
    "files, sentence",
    [
        ({}, "not a CircuitPython drive"),
        ({"boot_out.txt": b"\xff\xfe MicroPython"}, "not a CircuitPython drive"),
        ({"INFO_UF2.TXT": b"UF2 Bootloader"}, "boot loader's drive"),
        ({"boot_out.txt": b"Adafruit CircuitPython 8.2.6 on 2023"}, "CircuitPython 8.2.6: put"),
        ({"boot_out.txt": b"Adafruit CircuitPython 11.0.0 on 2027"}, "11.0.0: put version 9 or 10"),
    ],
)
def test_a_drive_that_will_not_do(tmp_path, files, sentence):
    fill(tmp_path, files)
    with pytest.raises(Refused, match=sentence):
        check(Drive(tmp_path))


def test_a_drive_that_is_not_there(tmp_path):
    with pytest.raises(Refused, match="there is no drive"):
        check(Drive(tmp_path / "nowhere"))


@pytest.mark.parametrize("version", ["9.0.0", "9.2.1", "10.0.0-beta.2", "10.3.0-rc.1-12-g0123abc"])
def test_the_versions_that_do(tmp_path, version):
    fill(tmp_path, {"boot_out.txt": f"Adafruit CircuitPython {version} on some day".encode()})
    check(Drive(tmp_path))


@pytest.mark.parametrize("cluster", [512, 4096])
def test_too_little_room_is_said_before_anything_changes(drive, monkeypatch, cluster):
    fill(drive.root, OTHERS)
    before = held(drive)
    monkeypatch.setattr(Drive, "room", lambda self: (3 * cluster, cluster))
    with pytest.raises(Refused, match=r"too little room: \d+ KB are needed, \d+ KB are free"):
        update(drive, FILES)
    assert held(drive) == before
    assert "kahuna-new" not in folders(drive)


def test_the_room_of_a_copy_that_was_broken_off_counts_as_free(drive, monkeypatch):
    fill(drive.root, {"kahuna-new/code.py.part": bytes(10000)})
    monkeypatch.setattr(
        Drive, "room", lambda self: (0 if self.exists("kahuna-new") else 1 << 20, 512)
    )
    update(drive, FILES)
    assert not drive.exists("kahuna-new")


# What goes wrong on the way

Fault = namedtuple("Fault", "kind values lasting")
GONE = Fault(OSError, (errno.EIO, "Input/output error"), True)
STOPPED = Fault(KeyboardInterrupt, (), False)


class FailingDrive(Drive):
    """Fails at the n-th change, with a write half done; a lasting fault ends all access."""

    def __init__(self, root, changes, fault):
        super().__init__(root)
        self.changes = changes
        self.fault = fault

    def _change(self):
        self.changes -= 1
        if self.changes == 0 or (self.changes < 0 and self.fault.lasting):
            raise self.fault.kind(*self.fault.values)

    def write(self, path, data):
        if self.changes == 1:
            super().write(path, data[: len(data) // 2])
        self._change()
        super().write(path, data)

    def move(self, path, to):
        self._change()
        super().move(path, to)

    def remove(self, path):
        self._change()
        super().remove(path)

    def remove_if_empty(self, path):
        self._change()
        return super().remove_if_empty(path)

    def settle(self):
        self._change()


def used(root):
    """A drive on which the program and others have put something."""
    fill(root, {**OTHERS, **BEFORE, LIST: listing(BEFORE)})
    return Drive(root)


@pytest.mark.parametrize("fault", [GONE, STOPPED])
def test_a_copy_that_stops_anywhere_is_completed_by_the_next(tmp_path, fault):
    whole = used(tmp_path / "whole")
    start = held(whole)
    update(whole, FILES)
    end = held(whole)
    refused = interrupted = 0
    for changes in range(1, 1000):
        drive = used(tmp_path / str(changes))
        try:
            update(FailingDrive(drive.root, changes, fault), FILES)
            break
        except (Refused, KeyboardInterrupt):
            refused += 1
            left = {p: d for p, d in held(drive).items() if not p.startswith("kahuna-new/")}
            assert left in (start, end)
        except Interrupted:
            interrupted += 1
            left = held(drive)
            assert left.get("code.py") in (None, BEFORE["code.py"], FILES["code.py"])
            if left.get("code.py") == FILES["code.py"]:
                assert left.items() >= end.items()
        update(drive, FILES)
        assert held(drive) == end
        assert folders(drive) == {"assets", "kahuna", "lib", "save"}
        assert drive.read(LIST) == listing(FILES)
    assert refused > len(FILES)
    assert interrupted > len(FILES)


@pytest.mark.parametrize(
    "error, sentence",
    [
        (errno.EROFS, "cannot be written to"),
        (errno.EACCES, "cannot be written to"),
        (errno.ENOSPC, "is full"),
        (errno.ENODEV, "went away"),
    ],
)
def test_why_a_drive_cannot_be_written_to_is_said(drive, error, sentence):
    failing = FailingDrive(drive.root, 2, Fault(OSError, (error, os.strerror(error)), False))
    with pytest.raises(Refused, match=f"{sentence}.*nothing has changed"):
        update(failing, FILES)
    assert set(held(drive)) == {"boot_out.txt", "code.py"}


@pytest.mark.parametrize(
    "system, there, says, mounted",
    [
        ("linux", True, {"df": "Filesystem ...\n/dev/sdb1 2000 900 1100 45% /media/x\n"}, True),
        (
            "darwin",
            True,
            {"df": "Filesystem ...\n/dev/disk4s1 2000 900 1100 45% /Volumes/x\n"},
            True,
        ),
        ("linux", True, {"df": "Filesystem ...\n/dev/sdb1 2000 900\n", "unmount": None}, False),
        ("linux", True, {"df": "Filesystem ...\nserver:/x 2000 900 1100 45% /media/x\n"}, False),
        ("linux", True, {"df": None}, False),
        ("linux", False, {}, False),
        ("win32", True, {}, False),
    ],
)
def test_a_drive_is_mounted_again_where_that_takes_no_password(
    drive, monkeypatch, system, there, says, mounted
):
    commands = []

    def run(*command):
        commands.append(command)
        return next((said for word, said in says.items() if word in command), "")

    monkeypatch.setattr(copying.sys, "platform", system)
    monkeypatch.setattr(copying.shutil, "which", lambda name: there)
    monkeypatch.setattr(copying, "_run", run)
    assert drive.remount() == mounted
    if mounted:
        device = says["df"].split()[2]
        assert [(command[1], command[-1]) for command in commands[1:]] == [
            ("unmount", device),
            ("mount", device),
        ]
        (drive.root / "boot_out.txt").unlink()
        with pytest.raises(FileNotFoundError):  # it did not come back
            drive.remount()


def test_boards_that_are_plugged_in_are_found(tmp_path, monkeypatch):
    if copying.os.name == "nt":
        pytest.skip("drives have letters here")
    fill(tmp_path, {"media/someone/CIRCUITPY/boot_out.txt": b"", "media/someone/STICK/a.txt": b""})
    monkeypatch.setattr(copying, "Path", lambda top: tmp_path if top == "/" else None)
    assert copying.plugged_in() == [tmp_path / "media" / "someone" / "CIRCUITPY"]


def test_every_board_that_is_simulated_is_known(drive):
    for board in (PYGAMER, PYBADGE, SPRIG):
        boot_out = f"Adafruit CircuitPython 10.2\nBoard ID:{board.id}\n"
        fill(drive.root, {"boot_out.txt": boot_out.encode()})
        assert unknown(drive) is None
    fill(drive.root, {"boot_out.txt": b"Adafruit CircuitPython 10.2\r\nBoard ID:toaster_m4\r\n"})
    assert unknown(drive) == "toaster_m4"
