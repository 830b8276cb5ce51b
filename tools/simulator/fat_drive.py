"""The board's drive, and what a program may do with it: `open`, `os`, `storage`."""

import errno
import functools
import io
import os
import struct
import types
from array import array
from pathlib import Path

from displayio import Bitmap

from .blocks import CLUSTERS, SECTOR, TABLE, Blocks
from .power import Power
from .timing import FIRST_DAY

_MISSING = errno.ENOENT, "No such file/directory"
_READ_ONLY = errno.EROFS, "Read-only filesystem"


class Drive:
    """The program's own files in `root`, and over them what the program writes.

    What it writes is in memory: `files` {path: bytes} and `folders`, with paths relative to the
    root. If there is a `folder`, it is kept there as well, and read from there when the board is
    switched on.

    While a computer holds the drive, `storage.remount` fails and the program can write nothing.
    `storage.getmount("/")` returns this object.

    The chip is written in erase blocks, and a power cut loses all that was in the one being written
    (see `Blocks`). `lost` says what that cost besides the bytes of files: "drive" for all that was
    written, "program" for the program's own files.
    """

    label = "CIRCUITPY"

    def __init__(self, root=None, folder=None, power=None):
        self.root = root and Path(root)
        self.folder = folder and Path(folder)
        self.files = {}
        self.folders = set()
        self.held_by_computer = False
        self.lost = set()
        self._power = power or Power()
        self._laid_out = None
        self.switch_on()

    def switch_on(self):
        self.readonly = True
        self._tops = {}  # the program's own files and folders at the top: whether they are there
        if self.folder:
            self.read_folder()

    def read_folder(self):
        paths = self.folder.rglob("*")
        found = {path.relative_to(self.folder).as_posix(): path for path in paths}
        self.folders = {name for name, path in found.items() if path.is_dir()}
        self.files = {name: found[name].read_bytes() for name in found.keys() - self.folders}
        self._laid_out = None

    def remount(self, mount_path, readonly=False, *, disable_concurrent_write_protection=False):
        if mount_path != "/":
            raise OSError(errno.EINVAL, "Invalid argument")
        if self.held_by_computer:
            raise RuntimeError("Cannot remount path when visible via USB.")
        self.readonly = readonly

    def open_for_program(self, path, mode="r", buffering=-1, encoding=None):
        """The program's `open`: it has a mode by default, and takes paths by the `__path__` of
        modules, too."""
        del buffering, encoding
        root = str(self.root)
        return self.open(path[len(root) :] if path.startswith(root) else path, mode)

    def open(self, path, mode):
        self._power.check()
        kind = mode.replace("b", "").replace("t", "")
        if kind not in ("r", "w", "a", "x", "r+", "w+", "a+", "x+"):
            raise ValueError("mode")
        raw = File(self._content(_name(path))) if kind == "r" else self._open_to_write(path, kind)
        if "b" in mode:
            return raw
        return io.TextIOWrapper(raw, encoding="utf-8", newline="")

    def listdir(self, path="/"):
        name = _name(path)
        if not self._is_folder(name):
            raise OSError(*_MISSING)
        names = {each.rpartition("/")[2] for each in self._inside(name)}
        programs = self._of_program(name)
        if programs:
            names.update(entry.name for entry in programs.iterdir())
        return sorted(names)

    def ilistdir(self, path="/"):
        for name in self.listdir(path):
            stat = self.stat(f"{path}/{name}")
            yield name, stat[0], 0, stat[6]

    def stat(self, path):
        name = _name(path)
        folder = self._is_folder(name)
        kind, size = (0x4000, 0) if folder else (0x8000, len(self._content(name)))
        return (kind, 0, 0, 0, 0, 0, size, FIRST_DAY, FIRST_DAY, FIRST_DAY)

    def statvfs(self, path):
        del path
        free = self._blocks.free
        return (SECTOR, SECTOR, CLUSTERS, free, free, 0, 0, 0, 0, 255)

    def remove(self, path):
        name = self._name_to_write(path)
        if name in self.folders:
            raise OSError(errno.EISDIR, "Is a directory")
        self._change([name], lambda: self._put(name, None))
        self._blocks.forget(name)

    def rename(self, old, new):
        """Renames a file as FAT does: a file in the way goes, the new entry comes, the old one
        goes."""
        source, target = self._name_to_write(old), _name(new)
        if target in self.files and target != source:
            self.remove(new)

        def move():
            self._put(target, self.files[source])
            self._put(source, None)

        self._change([target, source], move)
        self._blocks.rename(source, target)

    def mkdir(self, path):
        self._check_writable()
        name = _name(path)
        if self._exists(name):
            raise OSError(errno.EEXIST, "File exists")
        self._check_parent(name)
        self._blocks.of(name)
        self._change([name], lambda: self._add_folder(name))

    def rmdir(self, path):
        name = self._name_to_write(path)
        if name in self.files:
            raise OSError(errno.ENOTDIR, "Not a directory")
        if self._inside(name):
            raise OSError(errno.EACCES, "Permission denied")
        self._change([name], lambda: self._put(name, None))
        self._blocks.forget(name)

    def put(self, name, content, written):
        """Gives a file this content; only the sectors numbered in `written` are new."""
        before = len(self.files[name])
        sectors = self._blocks.of(name, len(content))
        for number in sorted(written):
            start = number * SECTOR
            part = content[start : min(start + SECTOR, before)]
            self._write(sectors[number], functools.partial(self._splice, name, start, part))
        if len(content) == before:
            self._write(self._blocks.entry(name))
        else:
            self._write(TABLE)
            self._write(self._blocks.entry(name), lambda: self._put(name, content))
        self._blocks.flush(self._lose)

    @property
    def _blocks(self):
        """The chip's blocks; at first the contents of the folder lie there in order."""
        if self._laid_out is None:
            self._laid_out = Blocks(self._power)
            for name in sorted([*self.files, *self.folders]):
                self._laid_out.of(name, len(self.files.get(name, b"folder")))
        return self._laid_out

    def _change(self, names, act):
        """Calls `act`, which also writes the drive's table and the entries of these paths."""
        done = []

        def once():
            if not done:
                done.append(act())

        self._write(TABLE)
        for name in names:
            self._write(self._blocks.entry(name), once)
        self._blocks.flush(self._lose)

    def _write(self, sector, put=lambda: None):
        self._blocks.write(sector, put, self._lose)

    def _lose(self, name, number):
        """Loses a sector: the one with that number of what lies at this path."""
        if name is None:
            self.lost.add("program")
        elif name == "":
            self.lost.add("drive")
            self._forget_inside("")
            self._blocks.format()
        elif name in self.folders:
            # The contents of the folder are still on the chip, but no entry leads there.
            self._forget_inside(name)
        else:
            left = len(self.files.get(name, b"")) - number * SECTOR
            if left > 0:
                self._splice(name, number * SECTOR, b"\xff" * min(SECTOR, left))

    def _forget_inside(self, folder):
        for name in self._inside(folder):
            self._forget_inside(name)
            self._put(name, None)

    def _open_to_write(self, path, kind):
        self._check_writable()
        name, old = _name(path), b""
        exists = self._exists(name)
        if kind[0] == "x" and exists:
            raise OSError(errno.EEXIST, "File exists")
        if kind[0] == "r" or (kind[0] == "a" and exists):
            old = self._content(self._name_to_write(path))
        else:
            self._check_parent(name)
            self._blocks.forget(name)
            self._change([name], lambda: self._put(name, b""))
        written = _Written(self, name, old, self._power)
        written.seek(len(old) if kind[0] == "a" else 0)
        written.closed_to_read = "+" not in kind
        return written

    # Looking

    def _inside(self, folder):
        """Returns the paths of what the program wrote into a folder."""
        names = [*self.files, *self.folders]
        return [name for name in names if name.rpartition("/")[0] == folder]

    def _may_be(self, name):
        """Whether a file of this name may be the program's own: it looks for many that are not."""
        top = name.partition("/")[0]
        if top not in self._tops:
            self._tops[top] = os.path.exists(self._place(top))
        return self._tops[top]

    def _of_program(self, name):
        """Returns where the program's own file or folder of that name is, or None."""
        place = self._place(name)
        return Path(place) if self.root and os.path.exists(place) else None

    def _place(self, name):
        return f"{self.root}/{name}"  # paths joined by pathlib take much longer

    def _exists(self, name):
        return name in self.files or name in self.folders or self._of_program(name) is not None

    def _is_folder(self, name):
        if not name or name in self.folders:
            return True
        return bool(self.root) and name not in self.files and os.path.isdir(self._place(name))

    def _content(self, name):
        if name in self.files:
            return self.files[name]
        if self.root is None or name in self.folders or not self._may_be(name):
            raise OSError(*_MISSING)
        try:
            with open(self._place(name), "rb") as file:
                return file.read()
        except OSError:  # there is nothing, or a folder
            raise OSError(*_MISSING) from None

    def _name_to_write(self, path):
        self._check_writable()
        name = _name(path)
        if name in self.files or name in self.folders:
            return name
        raise OSError(*(_READ_ONLY if self._of_program(name) else _MISSING))

    def _check_parent(self, name):
        """Checks that the folder around a new file or folder exists."""
        if not self._is_folder(name.rpartition("/")[0]):
            raise OSError(*_MISSING)

    def _check_writable(self):
        self._power.check()
        if self.readonly:
            raise OSError(*_READ_ONLY)

    # Changing, in memory and in the folder

    def _splice(self, name, start, part):
        old = self.files[name]
        self._put(name, old[:start] + part + old[start + len(part) :])

    def _put(self, name, content):
        """Puts a file there; if the content is None, removes what is there."""
        self.files.pop(name, None)
        self.folders.discard(name)
        if content is not None:
            self._add_folder(name.rpartition("/")[0])  # which may be one of the program's own
            self.files[name] = content
        if self.folder:
            place = self.folder / name
            if content is not None:
                place.write_bytes(content)
            elif place.is_dir():
                place.rmdir()
            else:
                place.unlink()

    def _add_folder(self, name):
        if self.folder:
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        while name:
            self.folders.add(name)
            name = name.rpartition("/")[0]


class File(io.BytesIO):
    """A file that fails as it does on the board."""

    closed_to_read = False
    closed_to_write = True

    def read(self, size=-1):
        self._check_open(self.closed_to_read)
        return super().read(size)

    def readinto(self, buffer):
        """Reads into a buffer; on the board a Bitmap is one, too, with its rows as in memory."""
        if not isinstance(buffer, Bitmap):
            return super().readinto(buffer)
        data = self.read(4 * len(buffer._data))
        words = data.ljust(4 * len(buffer._data), b"\0")
        words = struct.unpack(f">{len(buffer._data)}I", words)  # as Blinka keeps pixels in words
        buffer._data[:] = array(buffer._data.typecode, words)
        return len(data)

    def seek(self, place, whence=0):
        self._check_open()
        if place < 0 and not whence:
            raise OSError(errno.EINVAL, "Invalid argument")
        return super().seek(place, whence)

    def write(self, data):
        self._check_open(self.closed_to_write)
        return super().write(data.encode() if isinstance(data, str) else data)

    def _check_open(self, closed=False):
        if self.closed:
            raise OSError(errno.EINVAL, "Invalid argument")
        if closed:
            raise OSError(errno.EACCES, "Permission denied")


class _Written(File):
    """A file that is being written: it reaches the drive when it is flushed or closed."""

    closed_to_write = False

    def __init__(self, drive, name, old, power):
        super().__init__(old)
        self._drive = drive
        self._name = name
        self._power = power
        self._fresh = set()  # the numbers of the sectors written to since the last flush

    def write(self, data):
        start = self.tell()
        gap = start - len(self.getbuffer())
        if gap > 0:  # there the clusters keep what they had before
            self.seek(0, io.SEEK_END)
            super().write(b"\xa5" * gap)
        count = super().write(data)
        if count:
            self._fresh.update(range(start // SECTOR, (start + count - 1) // SECTOR + 1))
        return count

    def flush(self):
        super().flush()
        if self._fresh and not self._power.off:
            fresh, self._fresh = self._fresh, set()
            self._drive.put(self._name, self.getvalue(), fresh)

    def close(self):
        if not self.closed:
            try:
                self.flush()
            finally:
                super().close()


def _name(path):
    """Returns a path on the board relative to the root; no path leads out of that."""
    parts = []
    for part in str(path).replace("\\", "/").split("/"):
        if part == "..":
            parts = parts[:-1]
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(parts)


def os_module(drive, entropy, values):
    """Makes the board's `os`, which has far less in it than a desk's."""
    module = types.ModuleType("os")
    module.sep = "/"
    module.name = "posix"
    module.getcwd = lambda: "/"
    module.listdir = drive.listdir
    module.stat = drive.stat
    module.statvfs = drive.statvfs
    module.remove = module.unlink = drive.remove
    module.rename = drive.rename
    module.mkdir = drive.mkdir
    module.rmdir = drive.rmdir
    module.sync = lambda: None
    module.urandom = entropy
    module.getenv = lambda key, default=None: values.get(key, default)
    uname = types.SimpleNamespace(
        sysname="samd51", nodename="samd51", release="10.0.0", version="", machine="a desk"
    )
    module.uname = lambda: uname
    return module


def storage_module(drive):
    def getmount(mount_path):
        if mount_path != "/":
            raise OSError(errno.EINVAL, "Invalid argument")
        return drive

    module = types.ModuleType("storage")
    module.remount = drive.remount
    module.getmount = getmount
    return module
