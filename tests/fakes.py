"""Stand-ins for a handheld's hardware, driven by hand from the tests."""

import errno
import sys
import types


class Source:
    """A source of buttons: `press` and `release` happen before the next update."""

    def __init__(self):
        self.down = 0
        self.hit = 0
        self._down = 0
        self._hit = 0

    def press(self, mask):
        self._down |= mask
        self._hit |= mask

    def release(self, mask):
        self._down &= ~mask

    def tap(self, mask):
        self.press(mask)
        self.release(mask)

    def update(self):
        self.down = self._down
        self.hit = self._hit
        self._hit = 0


class Axis:
    """An analog pin: one value, or the values of a noisy one in turn."""

    def __init__(self, *values):
        self._values = values
        self._reads = 0

    @property
    def value(self):
        self._reads += 1
        return self._values[(self._reads - 1) % len(self._values)]

    @value.setter
    def value(self, value):
        self._values = (value,)


class Event:
    def __init__(self, key_number=0, pressed=True):
        self.key_number = key_number
        self.pressed = pressed


class Scanner:
    """A scanner like `keypad`'s: what is held when it is made is reported only after `reset`."""

    def __init__(self, held=(), max_events=64):
        self.events = self
        self.overflowed = False
        self._held = set(held)
        self._queue = []
        self._room = max_events

    def press(self, key):
        self._held.add(key)
        self._put(key, True)

    def release(self, key):
        self._held.discard(key)
        self._put(key, False)

    def reset(self):
        for key in sorted(self._held):
            self._put(key, True)

    def clear(self):
        self._queue.clear()
        self.overflowed = False

    def get_into(self, event):
        if not self._queue:
            return False
        event.key_number, event.pressed = self._queue.pop(0)
        return True

    def _put(self, key, pressed):
        if len(self._queue) == self._room:
            self.overflowed = True
        else:
            self._queue.append((key, pressed))


class Time:
    """A clock that goes on only when it is told to, and when somebody sleeps."""

    def __init__(self, now=0):
        self.now = now
        self.slept = []

    def ticks(self):
        return self.now & ((1 << 29) - 1)

    def sleep(self, seconds):
        self.slept.append(seconds)
        self.now += round(seconds * 1000)


class Voice:
    """A voice that writes down what it is told."""

    loud = True

    def __init__(self):
        self.said = []

    def tone(self, hertz):
        self.said.append(hertz)

    def rest(self):
        self.said.append("rest")

    def stop(self):
        self.said.append("stop")


class Display:
    def __init__(self):
        self.auto_refresh = True
        self.brightness = 1.0
        self.root_group = "terminal"


class FixedDisplay:
    """A display whose brightness cannot be set, as CircuitPython has it."""

    auto_refresh = True

    @property
    def brightness(self):
        raise RuntimeError("Brightness not adjustable")

    @brightness.setter
    def brightness(self, level):
        raise RuntimeError("Brightness not adjustable")


class PowerCut(BaseException):
    """The power went. Not an Exception, for no handler may outlive it."""


class Power:
    """Counts the stages of what is written; `cut_after(n)` lets the power go after n more."""

    def __init__(self):
        self.on = True
        self.stages = 0
        self._last = None

    def cut_after(self, stages):
        self._last = self.stages + stages

    def restore(self):
        self.on = True
        self._last = None

    def check(self):
        if not self.on:
            raise PowerCut

    def stage(self):
        """Call after each stage of a write, at which the power may go."""
        self.check()
        self.stages += 1
        if self._last is not None and self.stages >= self._last:
            self.on = False
            raise PowerCut


class Nvm:
    """Memory like the chip's: each assignment erases it all and programs it page by page."""

    def __init__(self, power, size=8192, page=512, content=None):
        self._power = power
        self._page = page
        self.bytes = bytearray(content or b"\xff" * size)
        self.writes = 0

    def __len__(self):
        return len(self.bytes)

    def __getitem__(self, index):
        return self.bytes[index]

    def __setitem__(self, index, value):
        self._power.check()
        image = bytearray(self.bytes)
        assert len(image[index]) == len(value)
        image[index] = value
        self.writes += 1
        half = len(self.bytes) // 2
        self.bytes[:half] = b"\xff" * half
        self._power.stage()
        self.bytes[:] = b"\xff" * len(self.bytes)
        self._power.stage()
        for start in range(0, len(image), self._page):
            middle = start + self._page // 2
            self.bytes[start:middle] = image[start:middle]
            self._power.stage()
            self.bytes[middle : start + self._page] = image[middle : start + self._page]
            self._power.stage()


class WornNvm(Nvm):
    """Memory that no longer takes a write."""

    def __setitem__(self, index, value):
        raise RuntimeError("Unable to write to nvm.")


class ForgetfulNvm(Nvm):
    """Memory that takes a write without keeping it."""

    def __setitem__(self, index, value):
        pass


class Vfs:
    """A FAT drive as CircuitPython mounts it: read-only to the program until it is remounted.

    `computer` says that one has hold of it, `room` how many bytes still fit. Writing over a file
    has a stage after each sector erased and each one programmed, its entry in the folder included.
    """

    def __init__(self, power, computer=False, readonly=True, room=1 << 20):
        self.power = power
        self.computer = computer
        self.readonly = readonly
        self.room = room
        self.files = {}
        self.folders = {"/"}
        self.remounts = []
        self.grown = 0  # how often anything was made, lengthened or removed

    def remount(self, path, readonly=False):
        self.power.check()
        assert path == "/"
        if self.computer:
            raise RuntimeError("Cannot remount path when visible via USB.")
        self.remounts.append(readonly)
        self.readonly = readonly

    def open(self, path, mode):
        self.power.check()
        if mode == "wb":
            self._begin(path)
        elif path not in self.files:
            raise OSError(errno.ENOENT, path)
        elif mode == "r+b":
            self._writable()
        return _Opened(self, path)

    def stat(self, path):
        if path in self.folders:
            return (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        if path not in self.files:
            raise OSError(errno.ENOENT, path)
        return (0x8000, 0, 0, 0, 0, 0, len(self.files[path]), 0, 0, 0)

    def statvfs(self, path):
        return (512, 512, 4096, self.room // 512, self.room // 512, 0, 0, 0, 0, 255)

    def mkdir(self, path):
        self._grow()
        if path in self.folders or path in self.files:
            raise OSError(errno.EEXIST, path)
        self._in_a_folder(path)
        self.folders.add(path)
        self.power.stage()

    def rmdir(self, path):
        self._grow()
        inside = [each for each in (*self.files, *self.folders) if each.startswith(path + "/")]
        if path not in self.folders or inside:
            raise OSError(errno.EACCES, path)
        self.folders.remove(path)
        self.power.stage()

    def remove(self, path):
        self._grow()
        if path not in self.files:
            raise OSError(errno.ENOENT, path)
        self.room += len(self.files.pop(path))
        self.power.stage()

    def _begin(self, path):
        self._grow()
        self._in_a_folder(path)
        if path in self.folders:
            raise OSError(errno.EISDIR, path)
        self.room += len(self.files.get(path, b""))
        self.files[path] = b""
        self.power.stage()

    def _in_a_folder(self, path):
        if (path.rpartition("/")[0] or "/") not in self.folders:
            raise OSError(errno.ENOENT, path)

    def _grow(self):
        self._writable()
        self.grown += 1

    def _writable(self):
        self.power.check()
        if self.readonly:
            raise OSError(errno.EROFS)


class _Opened:
    def __init__(self, vfs, path):
        self._vfs = vfs
        self._path = path
        self._at = 0
        self._written = False

    def __enter__(self):
        return self

    def __exit__(self, kind, *more):
        if self._written and kind is not PowerCut:
            self._write_entry()
        return False

    def seek(self, at):
        self._at = at

    def read(self, limit):
        self._at += limit
        return self._vfs.files[self._path][self._at - limit : self._at]

    def write(self, data):
        files, path = self._vfs.files, self._path
        end = self._at + len(data)
        more = end - len(files[path])
        if more > 0:
            if more > self._vfs.room:
                raise OSError(errno.ENOSPC, path)
            self._vfs.room -= more
            files[path] += b"\xa5" * more  # clusters keep what lay there before
            self._vfs.grown += 1
        while self._at < end:
            stop = min(end, self._at // 512 * 512 + 512)
            done = len(data) - (end - self._at)
            self._put(b"\xff" * (stop - self._at))
            self._put(data[done : done + stop - self._at])
            self._at = stop
        self._written = True

    def _put(self, part):
        old = self._vfs.files[self._path]
        self._vfs.files[self._path] = old[: self._at] + part + old[self._at + len(part) :]
        self._vfs.power.stage()

    def _write_entry(self):
        content = self._vfs.files.pop(self._path)
        self._vfs.power.stage()
        self._vfs.files[self._path] = content
        self._vfs.power.stage()


def install(monkeypatch, name, **things):
    """Let `import name` find a module of these things; None forbids it."""
    module = types.ModuleType(name)
    for key, thing in things.items():
        setattr(module, key, thing)
    monkeypatch.setitem(sys.modules, name, module)
    return module


def forbid(monkeypatch, *names):
    """Let `import` of these modules fail, as on a board that lacks them."""
    for name in names:
        monkeypatch.setitem(sys.modules, name, None)
