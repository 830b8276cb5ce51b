"""Puts files on a board's drive so that there is never half a program on it.

Files that differ are first written into a folder of their own; if the drive is full, read-only or
gone by then, it keeps the program it had. Only then are the files renamed into their places, and
the one that starts the program comes last. A list on the drive says what was put there: that may
be replaced and removed. Anything else in the way is renamed, and all the rest is left alone.
"""

import contextlib
import errno
import hashlib
import math
import os
import re
import shutil
import subprocess
import sys
from collections import namedtuple
from pathlib import Path

from games import GAMES
from manners import Failure, Mistake

from .version import VERSION

START = "code.py"
LIST = "kahuna-files.txt"  # in the format of sha256sum, which can check it
TOPS = START, *GAMES, "lib", "assets"  # nothing is ever removed anywhere else
HEAD = f"# version {VERSION}\n"  # begins the list; sha256sum skips it
VERSIONS = 9, 10  # of CircuitPython, which the compiled files are for
# Parts of the names of the boards that handheld.boards knows.
BOARDS = (
    *("pygamer", "pybadge", "edgebadge", "hack_club_sprig", "picosystem", "picopad"),
    *("thumby_color", "pewpew_m4", "ugame22"),
)
_LAST_LIST = LIST + ".last"
_BESIDE = "kahuna-new"
_READ_ONLY = errno.EROFS, errno.EACCES, errno.EPERM
_IN_THE_WAY = errno.EEXIST, errno.EISDIR, errno.ENOTDIR
_NOT_FOR_FOLDERS = errno.EINVAL, errno.ENOSYS, errno.ENOTSUP
# The commands that unmount a drive, and mount it, without a password.
_MOUNTING = {
    "linux": (
        ("udisksctl", "unmount", "--no-user-interaction", "-b"),
        ("udisksctl", "mount", "--no-user-interaction", "-b"),
    ),
    "darwin": (("diskutil", "unmount"), ("diskutil", "mount")),
}
_PATH = rf"({'|'.join(map(re.escape, TOPS))})(/\w[\w.-]*)*"  # a file here may be ours

# Lists of paths; `set_aside` has the old and the new path of each file.
Done = namedtuple("Done", "copied removed set_aside")


class Refused(Mistake):
    """The drive cannot be used; the message says why, and nothing on it has changed."""


class Interrupted(Failure):
    """The copying stopped while files were renamed; running it again completes it."""


class Drive:
    """The few things done to a drive; paths are relative to it, such as `lib/clock.py` or `/keep`.

    `handheld.place_making` can work on it as on the board's own file system.
    """

    readonly = False

    def __init__(self, root):
        self.root = Path(root)

    def __str__(self):
        return str(self.root)

    def exists(self, path):
        return os.path.lexists(self._at(path))

    def is_file(self, path):
        return self._at(path).is_file()

    def read(self, path):
        """Returns what is in a file, or None if there is no such file."""
        return self._at(path).read_bytes() if self.is_file(path) else None

    def write(self, path, data):
        """Writes a file and waits until the drive has it."""
        self._make_folders(path)
        with open(self._at(path), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def move(self, path, to):
        self._make_folders(to)
        self._at(path).replace(self._at(to))

    def _at(self, path):
        return self.root / path.lstrip("/")

    def _make_folders(self, path):
        """Makes the folders that a path lies in, but not the drive's root if that is gone."""
        folder = self.root
        for name in path.split("/")[:-1]:
            folder /= name
            folder.mkdir(exist_ok=True)

    def open(self, path, mode):
        return open(self._at(path), mode)

    def stat(self, path):
        return self._at(path).stat()

    def statvfs(self, path):
        """Returns what the board's statvfs does, of which only the size of a cluster and the number
        of free ones are filled in."""
        del path
        free, cluster = self.room()
        return cluster, cluster, 0, free // cluster

    def mkdir(self, path):
        self._at(path).mkdir()

    def rmdir(self, path):
        self._at(path).rmdir()

    def remove(self, path):
        self._at(path).unlink()

    def remove_if_empty(self, path):
        """Removes a folder if it is empty; returns whether it did."""
        place = self._at(path)
        empty = place.is_dir() and not any(place.iterdir())
        if empty:
            place.rmdir()
        return empty

    def room(self):
        """Returns how many bytes are free, and the least that a file takes."""
        if hasattr(os, "statvfs"):
            room = os.statvfs(self.root)
            return room.f_bavail * room.f_frsize, room.f_frsize
        return shutil.disk_usage(self.root).free, 4096

    def size(self):
        """Returns how many bytes there are on the whole drive."""
        return shutil.disk_usage(self.root).total

    def remount(self):
        """Makes the system mount the drive again, where it can; returns whether it did."""
        commands = _MOUNTING.get(sys.platform)
        if not commands or not all(shutil.which(words[0]) for words in commands):
            return False
        self.settle()
        lines = (_run("df", "-P", self.root) or "").splitlines()
        if len(lines) != 2 or not lines[1].startswith("/dev/"):
            return False
        device = lines[1].split()[0]
        unmount, mount = commands
        if _run(*unmount, device) is None:
            return False
        _run(*mount, device)
        self.root.joinpath("boot_out.txt").stat()
        return True

    def settle(self):
        """Waits until the drive has everything. Raises OSError if it is gone."""
        if hasattr(os, "sync"):
            os.sync()  # this reports no failure
        self.root.stat()
        if hasattr(os, "O_DIRECTORY"):
            folder = os.open(self.root, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(folder)
            except OSError as error:
                if error.errno not in _NOT_FOR_FOLDERS:
                    raise
            finally:
                os.close(folder)


def _run(*command):
    """Returns what a command prints, or None if it fails."""
    done = subprocess.run([*map(str, command)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return None if done.returncode else done.stdout.decode(errors="replace")


def plugged_in():
    """Returns the folders where the system has mounted CircuitPython drives."""
    if os.name == "nt":
        places = [Path(f"{letter}:/") for letter in "DEFGHIJKLMNOPQRSTUVWXYZ"]
    else:
        patterns = "Volumes/*", "media/*", "media/*/*", "run/media/*/*", "mnt/*"
        places = [place for pattern in patterns for place in sorted(Path("/").glob(pattern))]
    return [place for place in places if os.path.isfile(place / "boot_out.txt")]


def check(drive):
    """Refuses a drive that does not belong to a board that can run the compiled program."""
    if not drive.root.is_dir():
        raise Refused(f"there is no drive '{drive}'")
    boot_out = drive.read("boot_out.txt")
    if boot_out is None and drive.is_file("INFO_UF2.TXT"):
        raise Refused(
            f"'{drive}' is a boot loader's drive: press reset once, and if it stays, put"
            " CircuitPython on the board first (circuitpython.org)"
        )
    text = (boot_out or b"").decode("utf-8", "replace")
    version = re.search(r"CircuitPython (\d+)\.[\w.-]*", text)
    if not version:
        raise Refused(f"'{drive}' is not a CircuitPython drive: no boot_out.txt there names it")
    if int(version[1]) not in VERSIONS:
        raise Refused(f"'{drive}' has {version[0]}: put version 9 or 10 on the board first")


def unknown(drive):
    """Returns the name of a drive's board if it is not known here, else None."""
    text = (drive.read("boot_out.txt") or b"").decode("utf-8", "replace")
    name = re.search(r"Board ID: *([\w.-]+)", text)
    return name[1] if name and not any(board in name[1] for board in BOARDS) else None


def version_on(drive):
    """Returns the program's version on a drive: None if there is no program, "" if it does not
    say."""
    listed = drive.read(LIST)
    named = re.match(rb"# version ([\w.]+)\n", listed or b"")
    return named[1].decode() if named else listed and ""


def listing(files):
    """Returns the list that goes with these files, {path: bytes}."""
    return HEAD.encode() + _sorted(_line(path, data) for path, data in files.items())


def update(drive, files, prepare=None):
    """Puts these files, {path: bytes}, on the drive in place of former ones; returns what was Done.

    `prepare` is called before the first of them is written, with the bytes that they need.
    """
    job = _Job(drive, files)
    try:
        if job.nothing_to_do():
            return job.done
        job.clean_up()
        need = job.check_room()
        if prepare:
            prepare(need)
            job.check_room()
        job.write_beside()
    except OSError as error:
        raise Refused(_refusal(drive, error)) from None
    finally:
        if not job.written:
            with contextlib.suppress(OSError):
                job.clean_up()
    try:
        job.put_in_place()
        job.clean_up()
        drive.settle()
    except (OSError, KeyboardInterrupt) as error:
        reason = getattr(error, "strerror", "by hand")
        raise Interrupted(
            f"copying to '{drive}' stopped halfway ({reason}): run this again to complete it"
        ) from None
    return job.done


class _Job:
    def __init__(self, drive, files):
        self.done = Done([], [], [])
        self.written = False
        self._drive = drive
        self._files = files
        self._listed = set()
        self._changed = []
        self._former = []  # listed, but no longer part of the program
        self._stale = []  # those of them that are still as they were put there

    def nothing_to_do(self):
        drive, files = self._drive, self._files
        self._listed = _read_list(drive.read(LIST))
        order = sorted(files, key=lambda path: (path == START, path))
        self._changed = [path for path in order if drive.read(path) != files[path]]
        kept = {path.lower() for path in files}  # FAT ignores case
        paths = {_path_in(line) for line in self._listed}
        self._former = sorted(path for path in paths if path.lower() not in kept)
        self._stale = [path for path in self._former if self._is_ours(path)]
        in_the_way = any(True for path in files for _ in self._in_the_way(path))
        return not (self._changed or self._stale or in_the_way or drive.exists(_BESIDE))

    def check_room(self):
        """Returns the bytes that copying takes: old and new files are both there for a moment.

        Refuses if there is less room.
        """
        free, cluster = self._drive.room()
        sizes = [len(self._files[path]) for path in self._changed]
        sizes += 3 * [len(listing(self._files))]
        folders = {path.rpartition("/")[0] for path in self._changed}
        names = 2 * 128 * len(self._changed)  # as a long name takes several entries in a folder
        need = sum(math.ceil(size / cluster) for size in [*sizes, names]) + 2 * len(folders)
        if need * cluster > free:
            raise Refused(
                f"'{self._drive}' has too little room: {need * cluster // 1000 + 1} KB are needed,"
                f" {free // 1000} KB are free"
            )
        return need * cluster

    def write_beside(self):
        for path in self._changed:
            self._drive.write(_beside(path), self._files[path])
        # Until all is done, both what was there and what will be there are ours.
        changed = {_line(path, self._files[path]) for path in self._changed}
        self._drive.write(_beside(LIST), _sorted(self._listed | changed))
        kept = self._listed.intersection(_line(*file) for file in self._files.items())
        self._drive.write(_beside(_LAST_LIST), HEAD.encode() + _sorted(kept | changed))
        self.written = True

    def put_in_place(self):
        drive = self._drive
        if drive.exists(LIST) and not drive.is_file(LIST):
            self._set_aside(LIST)
        drive.move(_beside(LIST), LIST)
        for path in sorted(self._files, key=lambda path: path == START):
            if path == START:
                self._remove_stale()
            for other in self._in_the_way(path):
                self._set_aside(other)
            if path in self._changed:
                drive.move(_beside(path), path)
                self.done.copied.append(path)
        drive.move(_beside(_LAST_LIST), LIST)

    def clean_up(self):
        """Removes what was written beside the program."""
        for path in (self._drive.root / _BESIDE).glob("*.part"):
            if path.is_file() and _may_be_beside(path.name):  # else it is not ours
                self._drive.remove(f"{_BESIDE}/{path.name}")
        self._drive.remove_if_empty(_BESIDE)

    def _set_aside(self, path):
        name = _free_name(self._drive, path)
        self._drive.move(path, name)
        self.done.set_aside.append((path, name))

    def _remove_stale(self):
        for path in self._stale:
            self._drive.remove(path)
            self.done.removed.append(path)
        for path in self._former:
            folder = path.rpartition("/")[0]
            while folder and self._drive.remove_if_empty(folder):
                folder = folder.rpartition("/")[0]

    def _in_the_way(self, path):
        """Yields files of others in the place of one of ours, or that the board would prefer to
        it."""
        parts = path.split("/")
        for end in range(1, len(parts)):
            folder = "/".join(parts[:end])
            if self._drive.is_file(folder):
                yield folder
        preferred = [path[:-3] + "py"] if path.endswith(".mpy") else []
        if path == START:
            preferred = ["code.txt"]
        for other in (path, *preferred):
            data = self._drive.read(other)
            same = data is not None and data == self._files.get(other)
            if self._drive.exists(other) and not same and not self._is_ours(other):
                yield other

    def _is_ours(self, path):
        data = self._drive.read(path)
        return data is not None and _line(path, data) in self._listed


def _beside(path):
    return f"{_BESIDE}/{path.replace('/', '=')}.part"


def _may_be_beside(name):
    path = name[: -len(".part")].replace("=", "/")
    return path in (LIST, _LAST_LIST) or re.fullmatch(_PATH, path) is not None


def _free_name(drive, path):
    name, number = f"{path}.old", 1
    while drive.exists(name):
        number += 1
        name = f"{path}.old{number}"
    return name


def _line(path, data):
    return f"{hashlib.sha256(data).hexdigest()}  {path}\n"


def _path_in(line):
    return line[:-1].partition("  ")[2]


def _sorted(lines):
    return "".join(sorted(lines, key=lambda line: (_path_in(line), line))).encode()


def _read_list(data):
    """Returns the lines of a list, without impossible ones, as it may have been damaged."""
    lines = (data or b"").decode("utf-8", "replace").splitlines(keepends=True)
    rule = re.compile(rf"[0-9a-f]{{64}}  {_PATH}\n")
    return {line for line in lines if rule.fullmatch(line)}


def _refusal(drive, error):
    if error.errno == errno.ENOSPC:
        return f"'{drive}' is full; nothing has changed on it"
    if error.errno in _READ_ONLY:
        return f"'{drive}' cannot be written to ({error.strerror}); nothing has changed on it"
    if error.errno in _IN_THE_WAY:
        return f"'{error.filename}' is in the way: move it; nothing has changed on '{drive}'"
    return f"'{drive}' went away ({error.strerror or error}); nothing has changed on it"
