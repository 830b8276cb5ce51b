"""A handheld's flash, its FAT drive and its NVM, for MicroPython; the power can go at any step.

The chip is erased block by block and programmed page by page, as CircuitPython does it: sectors of
one block are gathered in RAM until another block is written, or the drive is flushed.
"""

import random

import vfs

SECTOR = 512
BLOCK = 4096
PAGE = 256
NVM_PAGE = 512
BLANK = b"\xff" * BLOCK


class PowerCut(BaseException):
    """The power went; no handler outlives it."""


class Power:
    """Power that counts the steps of erasing and programming, and goes within one of them."""

    def __init__(self):
        self.steps = 0
        self.last = None
        self.left_noise = False  # whether the last cut left bytes that nobody wrote
        self._undo = None

    def cut_after(self, steps):
        self.last = self.steps + steps

    def remember(self):
        """`undo` comes back to here."""
        self._undo = []

    def undo(self):
        while self._undo:
            memory, start, old = self._undo.pop()
            memory[start : start + len(old)] = old

    def step(self, memory, start, new, erases=False):
        """Puts `new` into the memory, or as much of it as there is still power for."""
        if self._undo is not None:
            self._undo.append((memory, start, bytes(memoryview(memory)[start : start + len(new)])))
        if self.last is not None and self.steps >= self.last:
            self._leave(memory, start, new, erases)
            self.steps += 1
            raise PowerCut
        self.steps += 1
        memory[start : start + len(new)] = new

    def _leave(self, memory, start, new, erases):
        """The bytes that are there when the power goes within a step: the old ones, some of the new
        ones, or any."""
        size = len(new)
        how = random.randrange(4)
        self.left_noise = erases and how == 2
        if how == 0:
            return
        if how == 1:
            memory[start : start + size] = new
        elif self.left_noise:
            for i in range(start, start + size, 7):
                memory[i] |= random.getrandbits(8)
        else:
            part = random.randrange(size)
            self.left_noise = part < 16
            memory[start : start + part] = new[:part]


class Flash:
    """The chip. `offset` is where its drive begins, in sectors: blocks know nothing of clusters.

    A `restless` one is flushed at any time, as the system does every second.
    """

    def __init__(self, sectors, offset, restless):
        self.bytes = bytearray(BLANK * ((sectors + offset) // 8 + 1))
        self.sectors = sectors
        self.offset = offset
        self.restless = restless
        self.erased = []  # the blocks, one after the other


class BlockDevice:
    """The flash from one power-up to the next."""

    def __init__(self, flash, power):
        self._flash = flash
        self._power = power
        self._block = None
        self._fresh = {}  # sectors of that block that are not on the chip yet
        self.dead = False

    def readblocks(self, sector, buffer, offset=0):
        if self.dead:
            return  # a file that the cut left open is closed when its memory is given back
        at = sector + self._flash.offset
        count = len(buffer) // SECTOR
        chip = self._flash.bytes
        buffer[:] = memoryview(chip)[at * SECTOR : (at + count) * SECTOR]
        for i in range(count):
            if at + i in self._fresh:
                buffer[i * SECTOR : (i + 1) * SECTOR] = self._fresh[at + i]

    def writeblocks(self, sector, buffer, offset=0):
        if self.dead:
            return
        for i in range(len(buffer) // SECTOR):
            at = sector + i + self._flash.offset
            data = bytes(memoryview(buffer)[i * SECTOR : (i + 1) * SECTOR])
            if self._flash.restless and random.randrange(3) == 0:
                self._flush()
            if at // 8 != self._block or at in self._fresh:
                if self._program_erased(at, data):
                    continue
                self._flush()
            self._block = at // 8
            self._fresh[at] = data

    def ioctl(self, operation, argument):
        if operation == 3:
            self._flush()
        if operation == 4:
            return self._flash.sectors
        return SECTOR if operation == 5 else 0

    def _program_erased(self, at, data):
        """Data goes into an erased sector at once."""
        chip = self._flash.bytes
        start = at * SECTOR
        if chip[start : start + SECTOR] != BLANK[:SECTOR]:
            return False
        for page in range(0, SECTOR, PAGE):
            self._step(start + page, data[page : page + PAGE])
        return True

    def _flush(self):
        if self._block is None or self.dead:
            return
        start = self._block * BLOCK
        new = bytearray(memoryview(self._flash.bytes)[start : start + BLOCK])
        for at, data in self._fresh.items():
            new[at % 8 * SECTOR : (at % 8 + 1) * SECTOR] = data
        self._flash.erased.append(self._block)
        self._block = None
        self._fresh = {}
        self._step(start, BLANK, True)
        for page in range(0, BLOCK, PAGE):
            self._step(start + page, new[page : page + PAGE])

    def _step(self, start, new, erases=False):
        try:
            self._power.step(self._flash.bytes, start, new, erases)
        except PowerCut:
            self.dead = True
            raise


class Vfs:
    """A mounted drive with what CircuitPython adds: `readonly` and `remount`."""

    def __init__(self, fat, computer):
        self.computer = computer
        self.readonly = True
        self.stat = fat.stat
        self.statvfs = fat.statvfs
        self._fat = fat

    def remount(self, path, readonly=False):
        if self.computer:
            raise RuntimeError("Cannot remount path when visible via USB.")
        self.readonly = readonly

    def open(self, path, mode):
        if mode != "rb":
            self._check()
        return self._fat.open(path, mode)

    def mkdir(self, path):
        self._check()
        self._fat.mkdir(path)

    def rmdir(self, path):
        self._check()
        self._fat.rmdir(path)

    def remove(self, path):
        self._check()
        self._fat.remove(path)

    def rename(self, old, new):
        self._check()
        self._fat.rename(old, new)

    def ilistdir(self, path):
        return self._fat.ilistdir(path)

    def _check(self):
        if self.readonly:
            raise OSError(30)


class Nvm:
    """Memory that is erased as a whole at every assignment."""

    def __init__(self, power, size):
        self.bytes = bytearray(b"\xff" * size)
        self.writes = 0
        self._power = power

    def __len__(self):
        return len(self.bytes)

    def __getitem__(self, index):
        return self.bytes[index]

    def __setitem__(self, index, value):
        new = bytearray(self.bytes)
        new[index] = value
        self.writes += 1
        self._power.step(self.bytes, 0, b"\xff" * len(new), True)
        for page in range(0, len(new), NVM_PAGE):
            self._power.step(self.bytes, page, new[page : page + NVM_PAGE])


class Handheld:
    """Flash and NVM; `power_up` gives the drive as a program finds it."""

    def __init__(self, kilobytes=1024, offset=0, nvm=8192, restless=False):
        self.power = Power()
        self.flash = Flash(kilobytes * 2, offset, restless)
        self.nvm = Nvm(self.power, nvm) if nvm else None
        self.computer = False
        self._device = BlockDevice(self.flash, self.power)
        vfs.VfsFat.mkfs(self._device)
        self.power_up()

    def power_up(self):
        """Switches it on: what was in RAM is gone."""
        self._device.dead = True
        self.power.last = None
        self._device = BlockDevice(self.flash, self.power)
        self.fat = vfs.VfsFat(self._device)
        self.vfs = Vfs(self.fat, self.computer)

    def files(self, path=""):
        """All files but the places: {path: content}."""
        found = {}
        for entry in self.fat.ilistdir(path or "/"):
            name = path + "/" + entry[0]
            if entry[1] == 0x4000:
                if entry[0] not in ("keep", "records"):
                    found.update(self.files(name))
            else:
                with self.fat.open(name, "rb") as file:
                    found[name] = file.read()
        return found
