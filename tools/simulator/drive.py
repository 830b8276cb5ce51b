"""The board's drive and what a program may do with it: `open`, `os`, `storage`."""

import errno
import functools
import io
import shutil
import types
from pathlib import Path

from .blocks import SECTOR, TABLE, TOTAL, Blocks


class Drive:
    """The program's own files, overlaid by the folder that takes what the program writes.

    While a computer holds the drive, `storage.remount` fails and the program can write nothing.
    This is also what `storage.getmount("/")` gives.

    The chip is written in erase blocks, and a cut loses all that was in the one being written (see
    `Blocks`). `lost` has what that cost besides the bytes of files in the folder: "drive" for all
    that the folder held, "program" for the program's own files.
    """

    label = "CIRCUITPY"

    def __init__(self, root, folder, power):
        self.root = Path(root)
        self.folder = Path(folder) if folder else None
        self.held_by_computer = folder is None
        self.lost = set()
        self._power = power
        self._laid_out = None
        self._writable = False

    def switch_on(self):
        self._writable = False

    @property
    def readonly(self):
        """Whether the program must leave it as it is."""
        return not self._writable or self.folder is None

    def remount(self, mount_path, readonly=False, *, disable_concurrent_write_protection=False):
        if mount_path != "/":
            raise OSError(errno.EINVAL, "Invalid argument")
        if self.held_by_computer:
            raise RuntimeError("Cannot remount path when visible via USB.")
        self._writable = not readonly

    def open_for_program(self, path, mode="r", buffering=-1, encoding=None):
        """`open` itself, which knows a way to open by itself, and the `__path__` of modules."""
        del buffering, encoding
        root = str(self.root)
        return self.open(path[len(root) :] if path.startswith(root) else path, mode)

    def open(self, path, mode):
        self._power.check()
        kind = mode.replace("b", "").replace("t", "")
        if kind not in ("r", "w", "a", "x", "r+", "w+", "a+", "x+"):
            raise ValueError("mode")
        if kind == "r":
            found = self._find(path)
            if found.is_dir():
                raise OSError(errno.ENOENT, "No such file/directory")
            raw = _File(found.read_bytes())
        else:
            raw = self._open_to_write(path, kind)
        if "b" in mode:
            return raw
        return io.TextIOWrapper(raw, encoding="utf-8", newline="")

    def listdir(self, path="/"):
        names = set()
        for base in self._bases():
            place = base / _inside(path)
            if place.is_dir():
                names.update(entry.name for entry in place.iterdir())
        if not names and not self._find(path).is_dir():
            raise OSError(errno.ENOENT, "No such file/directory")
        return sorted(names)

    def ilistdir(self, path="/"):
        for name in self.listdir(path):
            stat = self.stat(f"{path}/{name}")
            yield name, stat[0], 0, stat[6]

    def stat(self, path):
        found = self._find(path)
        kind, size = (0x4000, 0) if found.is_dir() else (0x8000, found.stat().st_size)
        when = 946684800  # the board has no clock: midnight of its first day
        return (kind, 0, 0, 0, 0, 0, size, when, when, when)

    def statvfs(self, path):
        del path
        free = self._blocks.free
        return (SECTOR, SECTOR, TOTAL, free, free, 0, 0, 0, 0, 255)

    def remove(self, path):
        target = self._find_to_write(path)
        if target.is_dir():
            raise OSError(errno.EISDIR, "Is a directory")
        self._change([path], target.unlink)
        self._blocks.forget(_name(path))

    def rename(self, old, new):
        """Renames as FAT does: a file in the way goes, the new entry comes, the old one goes."""
        source = self._find_to_write(old)
        target = self.folder / _inside(new)
        if target.exists() and target != source:
            self.remove(new)
        self._change([new, old], lambda: source.rename(target))
        self._blocks.rename(_name(old), _name(new))

    def mkdir(self, path):
        self._check_writable()
        if self._exists(path):
            raise OSError(errno.EEXIST, "File exists")
        self._check_parent(path)
        self._blocks.of(_name(path))
        self._change([path], lambda: (self.folder / _inside(path)).mkdir(parents=True))

    def rmdir(self, path):
        target = self._find_to_write(path)
        if not target.is_dir():
            raise OSError(errno.ENOTDIR, "Not a directory")
        if any(target.iterdir()):
            raise OSError(errno.EACCES, "Permission denied")
        self._change([path], target.rmdir)
        self._blocks.forget(_name(path))

    def put(self, path, content, first, last):
        """Has a file hold this content, of which the sectors `first` to `last` were written."""
        name = _name(path)
        target = self.folder / _inside(path)
        before = target.stat().st_size
        sectors = self._blocks.of(name, len(content))
        for number in range(first, last + 1):
            start = number * SECTOR
            part = content[start : min(start + SECTOR, before)]
            self._write(sectors[number], functools.partial(_write_at, target, start, part))
        if len(content) == before:
            self._write(self._blocks.entry(name), lambda: None)
        else:
            self._write(TABLE, lambda: None)
            self._write(self._blocks.entry(name), lambda: target.write_bytes(content))
        self._blocks.flush(self._lose)

    @property
    def _blocks(self):
        """The chip; what the folder held before lies there in order."""
        if self._laid_out is None:
            self._laid_out = Blocks(self._power)
            for path in sorted(self.folder.rglob("*")) if self.folder else ():
                size = SECTOR if path.is_dir() else path.stat().st_size
                self._laid_out.of(path.relative_to(self.folder).as_posix(), size)
        return self._laid_out

    def _change(self, paths, act):
        """Does what writes the drive's table, too, and the entries of these paths."""
        done = []

        def once():
            if not done:
                done.append(act())

        self._write(TABLE, lambda: None)
        for path in paths:
            self._write(self._blocks.entry(_name(path)), once)
        self._blocks.flush(self._lose)

    def _write(self, sector, put):
        self._blocks.write(sector, put, self._lose)

    def _lose(self, path, number):
        """A sector is gone: the number-th of what lies at this path."""
        if path is None:
            self.lost.add("program")
        elif path == "":
            self.lost.add("drive")
            for each in self.folder.iterdir():
                _remove(each)
        else:
            place = self.folder / path
            if place.is_dir():
                # What was in the folder is still on the chip, but no entry leads there.
                for each in place.iterdir():
                    _remove(each)
            elif place.is_file() and place.stat().st_size > number * SECTOR:
                left = place.stat().st_size - number * SECTOR
                _write_at(place, number * SECTOR, b"\xff" * min(SECTOR, left))

    def _open_to_write(self, path, kind):
        self._check_writable()
        exists = self._exists(path)
        if kind[0] == "x" and exists:
            raise OSError(errno.EEXIST, "File exists")
        if kind[0] == "r" and not exists:
            raise OSError(errno.ENOENT, "No such file/directory")
        old = self._find(path).read_bytes() if exists and kind[0] in "ra" else b""
        self._check_parent(path)
        target = self.folder / _inside(path)
        target.parent.mkdir(parents=True, exist_ok=True)  # it may be one of the program's
        if kind[0] not in "ra" or not exists:
            self._blocks.forget(_name(path))
            self._change([path], lambda: target.write_bytes(b""))
        written = _Written(self, path, old, self._power)
        written.seek(len(old) if kind[0] == "a" else 0)
        written.closed_to_read = "+" not in kind
        return written

    def _bases(self):
        return [base for base in (self.folder, self.root) if base is not None]

    def _exists(self, path):
        return any((base / _inside(path)).exists() for base in self._bases())

    def _find(self, path):
        for base in self._bases():
            if (base / _inside(path)).exists():
                return base / _inside(path)
        raise OSError(errno.ENOENT, "No such file/directory")

    def _find_to_write(self, path):
        self._check_writable()
        found = self._find(path)
        if found != self.folder / _inside(path):
            raise OSError(errno.EROFS, "Read-only filesystem")
        return found

    def _check_parent(self, path):
        """What is made lies in a folder that is there."""
        parent = _inside(path).parent
        if not any((base / parent).is_dir() for base in self._bases()):
            raise OSError(errno.ENOENT, "No such file/directory")

    def _check_writable(self):
        self._power.check()
        if self.readonly:
            raise OSError(errno.EROFS, "Read-only filesystem")


class _File(io.BytesIO):
    """A file of the board, which fails as it does there."""

    closed_to_read = False
    closed_to_write = True

    def read(self, size=-1):
        self._check_open(self.closed_to_read)
        return super().read(size)

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


class _Written(_File):
    """A file being written: it reaches the drive when flushed or closed."""

    closed_to_write = False

    def __init__(self, drive, path, old, power):
        super().__init__(old)
        self._drive = drive
        self._path = path
        self._power = power
        self._first = None  # sectors written to since the last flush
        self._last = -1

    def write(self, data):
        start = self.tell()
        count = super().write(data)
        if count:
            first = start // SECTOR
            self._first = first if self._first is None else min(self._first, first)
            self._last = max(self._last, (start + count - 1) // SECTOR)
        return count

    def flush(self):
        super().flush()
        if self._first is None or self._power.off:
            return
        first, self._first = self._first, None
        last, self._last = self._last, -1
        self._drive.put(self._path, self.getvalue(), first, last)

    def close(self):
        if not self.closed:
            try:
                self.flush()
            finally:
                super().close()


def _write_at(path, start, data):
    if not data:
        return
    with open(path, "r+b") as file:
        file.seek(start)
        file.write(data)


def _remove(path):
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()


def _name(path):
    """A path of the board as `Blocks` knows it."""
    return _inside(path).as_posix()


def _inside(path):
    """Returns a path of the board relative to its root; nothing leads out of that."""
    parts = []
    for part in str(path).replace("\\", "/").split("/"):
        if part == "..":
            parts = parts[:-1]
        elif part not in ("", "."):
            parts.append(part)
    return Path(*parts)


def os_module(drive, entropy, values):
    """Makes the board's `os`, which has far less than a desk's."""
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
