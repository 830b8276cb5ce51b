"""Files on a FAT12 or FAT16 drive, as CircuitPython formats it, read and written in the bytes of
its chip.

drive = Fat(memoryview(image)[START:])
drive.write("lib/handheld/font.mpy", data)
drive.files()  # {path: bytes}
"""

import struct

SECTOR = 512
ENTRY = 32
PART = 13  # letters of a long name in an entry
FOLDER = 0x10
LABEL = 0x08
LONG_NAME = 0x0F
REMOVED = 0xE5
LAST = 0x40  # marks the last part of a long name
DAY = 0x5C21  # 1 January 2026, the date of all that is written
NARROW = 4085  # with more clusters than this the table has entries of 16 bits
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"


class Full(Exception):
    """There is no room for more."""


class NoDrive(Exception):
    """These bytes are not a FAT drive."""


class Fat:
    def __init__(self, data):
        """`data` is written in place."""
        self._data = memoryview(data)
        boot = bytes(self._data[:SECTOR])
        size, self._cluster, reserved, copies, entries, sectors, table = struct.unpack(
            "<HBHBHHxH", boot[11:24]
        )
        if boot[510:512] != b"\x55\xaa" or size != SECTOR or not self._cluster:
            raise NoDrive("there is no FAT drive in the flash")
        sectors = sectors or struct.unpack("<I", boot[32:36])[0]
        self._tables = [(reserved + number * table) * SECTOR for number in range(copies)]
        self._root = (reserved + copies * table) * SECTOR
        self._root_size = entries * ENTRY
        self._first = self._root + self._root_size
        self._count = (sectors - self._first // SECTOR) // self._cluster
        self._wide = self._count > NARROW
        self._end = 0xFFFF if self._wide else 0xFFF

    def files(self):
        """Returns all files: {path: bytes}."""
        return dict(self._walk(0, ""))

    def write(self, path, content):
        """Writes a file, in place of the one before, and makes the folders around it."""
        folder, _, name = path.rpartition("/")
        self.remove(path)
        cluster = self._folder(folder)
        self._add(cluster, name, 0, self._store(content), len(content))

    def remove(self, path):
        """Removes a file or an empty folder, if it is there."""
        folder, _, name = path.rpartition("/")
        cluster = self._folder(folder, make=False)
        if cluster is None:
            return
        for at, entry, found in self._entries(cluster):
            if found.lower() == name.lower():
                self._free(entry.first)
                for place in at:
                    self._data[place] = REMOVED

    # Folders; the first cluster of the root is 0 here

    def _walk(self, cluster, path, within=(0,)):
        for _, entry, name in self._entries(cluster):
            if name in (".", ".."):
                continue
            if entry.is_folder:
                if entry.first not in within:  # an entry torn by a cut may lead anywhere
                    yield from self._walk(entry.first, f"{path}{name}/", (*within, entry.first))
            else:
                yield path + name, self._content(entry.first, entry.size)

    def _folder(self, path, make=True):
        cluster = 0
        for name in filter(None, path.split("/")):
            found = [entry for _, entry, it in self._entries(cluster) if it.lower() == name.lower()]
            if not found and not make:
                return None
            cluster = found[0].first if found else self._make(cluster, name)
        return cluster

    def _make(self, parent, name):
        cluster = self._store(bytes(self._cluster * SECTOR))
        start = self._place(cluster)
        self._data[start : start + ENTRY] = _entry(b".          ", FOLDER, cluster, 0)
        self._data[start + ENTRY : start + 2 * ENTRY] = _entry(b"..         ", FOLDER, parent, 0)
        self._add(parent, name, FOLDER, cluster, 0)
        return cluster

    def _entries(self, cluster):
        """Yields for each thing in a folder the places of its entries, the last entry itself, and
        the name."""
        places, parts = [], []
        for place in self._slots(cluster):
            raw = bytes(self._data[place : place + ENTRY])
            if raw[0] == 0:
                return
            if raw[0] == REMOVED:
                places, parts = [], []
            elif raw[11] == LONG_NAME:
                places.append(place)
                parts.insert(0, raw[1:11] + raw[14:26] + raw[28:32])
            else:
                if not raw[11] & LABEL:
                    long = b"".join(parts).decode("utf-16-le", "replace").partition("\0")[0]
                    yield [*places, place], _Entry(raw), long or _short_name(raw)
                places, parts = [], []

    def _slots(self, cluster):
        if not cluster:
            yield from range(self._root, self._root + self._root_size, ENTRY)
        for each in self._chain(cluster):
            start = self._place(each)
            yield from range(start, start + self._cluster * SECTOR, ENTRY)

    def _add(self, folder, name, kind, cluster, size):
        taken = {bytes(self._data[at[-1] : at[-1] + 11]) for at, _, _ in self._entries(folder)}
        short = _shortened(name, taken)
        raw = [*_long_entries(name, short), _entry(short, kind, cluster, size)]
        for place, each in zip(self._room(folder, len(raw)), raw):
            self._data[place : place + ENTRY] = each

    def _room(self, folder, count):
        """Returns the places of `count` free entries in a row."""
        row = []
        for place in self._slots(folder):
            row = [*row, place] if self._data[place] in (0, REMOVED) else []
            if len(row) == count:
                return row
        if not folder:
            raise Full("there is no room in the drive's root folder")
        fresh = self._store(bytes(self._cluster * SECTOR))
        self._set(self._chain(folder)[-1], fresh)
        return self._room(folder, count)

    # Clusters

    def _place(self, cluster):
        return self._first + (cluster - 2) * self._cluster * SECTOR

    def _chain(self, cluster):
        chain = []
        while 2 <= cluster < self._count + 2:
            if len(chain) > self._count:
                raise NoDrive("a chain of the drive's clusters runs in a circle")
            chain.append(cluster)
            cluster = self._next(cluster)
        return chain

    def _content(self, cluster, size):
        length = self._cluster * SECTOR
        places = map(self._place, self._chain(cluster))
        return b"".join(bytes(self._data[at : at + length]) for at in places)[:size]

    def _store(self, content):
        """Puts content into free clusters; returns the first one, 0 if it needs none."""
        length = self._cluster * SECTOR
        parts = [content[start : start + length] for start in range(0, len(content), length)]
        free = (number for number in range(2, self._count + 2) if not self._next(number))
        chain = [number for number, _ in zip(free, parts)]
        if len(chain) < len(parts):
            raise Full("there is no room on the drive")
        for number, part in zip(chain, parts):
            start = self._place(number)
            self._data[start : start + length] = part + bytes(length - len(part))
        for number, after in zip(chain, [*chain[1:], self._end]):
            self._set(number, after)
        return chain[0] if chain else 0

    def _free(self, cluster):
        for each in self._chain(cluster):
            self._set(each, 0)

    def _next(self, cluster):
        start = self._tables[0] + (cluster * 2 if self._wide else cluster * 3 // 2)
        (value,) = struct.unpack("<H", self._data[start : start + 2])
        if self._wide:
            return value
        return value >> 4 if cluster & 1 else value & 0xFFF

    def _set(self, cluster, after):
        for table in self._tables:
            start = table + (cluster * 2 if self._wide else cluster * 3 // 2)
            (value,) = struct.unpack("<H", self._data[start : start + 2])
            if self._wide:
                value = after
            elif cluster & 1:
                value = value & 0xF | after << 4
            else:
                value = value & 0xF000 | after & 0xFFF
            self._data[start : start + 2] = struct.pack("<H", value & 0xFFFF)


class _Entry:
    def __init__(self, raw):
        self.is_folder = bool(raw[11] & FOLDER)
        self.first, self.size = struct.unpack("<HI", raw[26:32])


def _entry(short, kind, cluster, size):
    return struct.pack("<11sB10xHHHI", short, kind, 0, DAY, cluster, size)


def _short_name(raw):
    base, ending = raw[:8].decode("cp437").rstrip(), raw[8:11].decode("cp437").rstrip()
    lower = raw[12]  # bits that say which part is in small letters
    base = base.lower() if lower & 0x08 else base
    ending = ending.lower() if lower & 0x10 else ending
    return f"{base}.{ending}" if ending else base


def _shortened(name, taken):
    """Returns a name of eight and three letters that no other entry has."""
    base, dot, ending = name.upper().rpartition(".")
    if not dot or not base:
        base, ending = name.upper(), ""
    base = "".join(letter for letter in base if letter in _LETTERS)
    ending = "".join(letter for letter in ending if letter in _LETTERS)[:3]
    for number in range(1, 10000):
        tail = f"~{number}"
        short = (base[: 8 - len(tail)] + tail).ljust(8) + ending.ljust(3)
        if short.encode() not in taken:
            return short.encode()
    raise Full("too many names are alike")


def _long_entries(name, short):
    """Returns the entries that spell the name out and come before the main one."""
    check = 0
    for byte in short:
        check = ((check & 1) << 7) + (check >> 1) + byte & 0xFF
    parts = [name[start : start + PART] for start in range(0, len(name), PART)]
    entries = []
    for number, part in enumerate(parts, 1):
        text = part.encode("utf-16-le")
        if len(part) < PART:
            text = (text + b"\0\0").ljust(2 * PART, b"\xff")
        number |= LAST if number == len(parts) else 0
        fields = number, text[:10], LONG_NAME, 0, check, text[10:22], 0, text[22:]
        entries.insert(0, struct.pack("<B10sBBB12sH4s", *fields))
    return entries
