"""The board's drive and what a program may do with it: `open`, `os`, `storage`."""

import errno
import io
import types
from pathlib import Path

_SECTOR = 512
_BLOCKS = 4096  # of 512 bytes, as `statvfs` tells it


class Drive:
    """The program's own files, overlaid by the folder that takes what the program writes.

    While a computer holds the drive, `storage.remount` fails and the program can write nothing.
    This is also what `storage.getmount("/")` gives.
    """

    label = "CIRCUITPY"

    def __init__(self, root, folder, power):
        self.root = Path(root)
        self.folder = Path(folder) if folder else None
        self.held_by_computer = folder is None
        self._power = power
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

    def open(self, path, mode="r", buffering=-1, encoding=None):
        del buffering, encoding
        self._power.check()
        kind = mode.replace("b", "").replace("t", "")
        if kind not in ("r", "w", "a", "x", "r+", "w+", "a+", "x+"):
            raise ValueError("mode")
        if kind == "r":
            found = self._find(path)
            if found.is_dir():
                raise OSError(errno.EISDIR, "Is a directory")
            raw = io.BytesIO(found.read_bytes())
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
        return (_SECTOR, _SECTOR, _BLOCKS, _BLOCKS // 2, _BLOCKS // 2, 0, 0, 0, 0, 255)

    def remove(self, path):
        target = self._find_to_write(path)
        if target.is_dir():
            raise OSError(errno.EISDIR, "Is a directory")
        if self._power.spend(1):
            target.unlink()
        self._power.check()

    def rename(self, old, new):
        """Renames as FAT does: a file in the way goes, the new entry comes, the old one goes."""
        source = self._find_to_write(old)
        target = self.folder / _inside(new)
        steps = []
        if target.exists() and target != source:
            steps.append(target.unlink)
        content = source.read_bytes() if source.is_file() else None
        if content is None:
            steps.append(lambda: source.rename(target))
        else:
            steps += [lambda: target.write_bytes(content), source.unlink]
        for step in steps[: self._power.spend(len(steps))]:
            step()
        self._power.check()

    def mkdir(self, path):
        self._check_writable()
        if self._exists(path):
            raise OSError(errno.EEXIST, "File exists")
        if self._power.spend(1):
            (self.folder / _inside(path)).mkdir(parents=True)
        self._power.check()

    def rmdir(self, path):
        target = self._find_to_write(path)
        if not target.is_dir():
            raise OSError(errno.ENOTDIR, "Not a directory")
        if self._power.spend(1):
            target.rmdir()
        self._power.check()

    def _open_to_write(self, path, kind):
        self._check_writable()
        exists = self._exists(path)
        if kind[0] == "x" and exists:
            raise OSError(errno.EEXIST, "File exists")
        if kind[0] == "r" and not exists:
            raise OSError(errno.ENOENT, "No such file/directory")
        old = self._find(path).read_bytes() if exists and kind[0] in "ra" else b""
        target = self.folder / _inside(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        if kind[0] not in "ra" or not exists:
            if self._power.spend(1):
                target.write_bytes(b"")
            self._power.check()
        written = _Written(target, old, self._power)
        written.seek(len(old) if kind[0] == "a" else 0)
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

    def _check_writable(self):
        self._power.check()
        if self.readonly:
            raise OSError(errno.EROFS, "Read-only filesystem")


class _Written(io.BytesIO):
    """A file being written: it reaches the drive sector by sector when flushed or closed."""

    def __init__(self, target, old, power):
        super().__init__(old)
        self._target = target
        self._stored = old
        self._power = power

    def flush(self):
        super().flush()
        content = self.getvalue()
        if content == self._stored or self._power.off:
            return
        sectors = -(-len(content) // _SECTOR) or 1
        passed = self._power.spend(sectors)
        if passed < sectors:
            end = passed * _SECTOR
            content = content[:end] + self._stored[end:]
        self._target.write_bytes(content)
        self._stored = content
        self._power.check()

    def close(self):
        if not self.closed:
            try:
                self.flush()
            finally:
                super().close()


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
