"""Keeps small payloads where they survive the power going at any moment.

Each kind of payload has three places: two files on the drive and an area of the non-volatile
memory (NVM). Every copy carries a sequence number and a checksum, and the newest whole one counts.

The drive comes first: a new file is written beside the two, read back, and renamed into the place
of the older one, so that the newer one stands untouched until the end. Only while a computer has
the drive does the NVM serve. There, one assignment erases everything and writes it again, and a
power cut in it loses what the NVM held: then the drive's copy counts, or nothing.
"""

import binascii
import struct

_FORMAT = 1
_FIELDS = "<BBHI"  # format, kind, length of the payload, sequence number
_FIELDS_SIZE = 8
_CHECK_SIZE = 4
# Sequence numbers go no further than this, and a broken copy is not believed beyond half of it.
_LAST_SEQUENCE = 0x3FFFFFFF
_LIKELY_SEQUENCE = 0x20000000

# The places: two files and the NVM.
_FILES = (".a", ".b")
_NVM = 2

_FRESH = "fresh.new"


class Store:
    """`kinds` is a sequence of (name, room in bytes); a payload longer than its room is refused.

    `nvm` is a byte array or None, `drive` a `Drive` or None. `magic` (bytes) tells this program's
    copies from others'. The order and rooms of the kinds fix where they lie in the NVM, most
    precious first.
    """

    def __init__(self, nvm, drive, magic, kinds):
        self._nvm = nvm
        self._drive = drive
        self._magic = magic
        self._kinds = kinds
        self._overhead = len(magic) + _FIELDS_SIZE + _CHECK_SIZE

    def load(self, kind):
        """The newest whole payload or None, and whether a newer or the only one was found broken.

        An empty payload counts as None: saving it forgets what was kept.
        """
        found = self._survey(kind)
        return found.payload or None, found.lost

    def save(self, kind, payload):
        """Keep `payload`; "drive" or "nvm" says where it is kept, None that nothing could."""
        number, room, offset = self._kind(kind)
        if len(payload) > room:
            raise ValueError(f"{len(payload)} bytes do not fit the {room} of {kind}")
        found = self._survey(kind)
        if found.payload == payload and not found.lost:
            return "nvm" if found.place == _NVM else "drive"
        fields = struct.pack(_FIELDS, _FORMAT, number, len(payload), found.claimed + 1)
        record = self._magic + fields + payload
        record += _check(record)
        if self._drive is not None:
            other = _FILES[1 if found.place == 0 else 0]
            if self._drive.replace(kind + other, record):
                return "drive"
        if self._write_nvm(offset, record):
            return "nvm"
        return None

    def _survey(self, kind):
        number, room, offset = self._kind(kind)
        found = _Found()
        for place in range(3):
            if place == _NVM:
                data = self._read_nvm(offset, self._overhead + room)
            elif self._drive is not None:
                data = self._drive.read(kind + _FILES[place], self._overhead + room)
            else:
                data = None
            if data is not None:
                self._judge(found, place, number, data)
        return found

    def _judge(self, found, place, number, data):
        """Take the copy in `data` into account."""
        start = len(self._magic)
        header = start + _FIELDS_SIZE
        if _is_erased(data[:header]):
            return
        if len(data) < self._overhead or data[:start] != self._magic:
            found.broken |= 1 << place
            return
        form, kind, length, sequence = struct.unpack(_FIELDS, data[start:header])
        end = header + length
        whole = (
            form == _FORMAT
            and kind == number
            and sequence <= _LAST_SEQUENCE
            and _check(memoryview(data)[:end]) == data[end : end + _CHECK_SIZE]
        )
        if whole and sequence > found.sequence:
            found.place = place
            found.sequence = sequence
            found.payload = data[header:end]
        if whole or sequence < _LIKELY_SEQUENCE:
            found.claimed = max(found.claimed, sequence)
        if not whole:
            found.broken |= 1 << place

    def _kind(self, name):
        """The number of a kind, its room, and where its area in the NVM begins."""
        offset = 0
        for number in range(len(self._kinds)):
            kind, room = self._kinds[number]
            if kind == name:
                return number, room, offset
            offset += room + self._overhead
        raise ValueError("no such kind: " + name)

    def _read_nvm(self, offset, size):
        if self._nvm is None or offset >= len(self._nvm):
            return None
        return bytes(self._nvm[offset : offset + size])

    def _write_nvm(self, offset, record):
        end = offset + len(record)
        if self._nvm is None or end > len(self._nvm):
            return False
        try:
            self._nvm[offset:end] = record
        except (OSError, RuntimeError):
            return False
        return self._nvm[offset:end] == record


class _Found:
    """What looking at all copies of a kind has brought."""

    def __init__(self):
        self.place = None
        self.sequence = 0
        self.payload = None
        self.claimed = 0  # the highest number on any copy, broken ones included
        self.broken = 0  # a bit for each place

    @property
    def lost(self):
        """Whether something newer than the payload may have been there, or anything at all.

        The files are nobody's but ours; what lies in the NVM may be another program's, unless it
        claims to be newer than what was found.
        """
        if self.payload is None:
            return self.broken != 0
        if self.place != _NVM and self.broken & ~(1 << _NVM):
            return True
        return self.claimed > self.sequence


class Drive:
    """A folder on a drive of which a computer may have hold.

    `vfs` is the mounted file system (`storage.getmount`), `remount(path, readonly)` changes who
    may write to it. It is borrowed for each write and given back, so that a computer plugged in
    later finds it writable.
    """

    def __init__(self, vfs, remount, folder):
        self._vfs = vfs
        self._remount = remount
        self._folder = folder

    def read(self, name, limit):
        """At most `limit` bytes of a file, or None if it cannot be read."""
        try:
            with self._vfs.open(self._path(name), "rb") as file:
                return file.read(limit)
        except OSError:
            return None

    def replace(self, name, data):
        """Put a file with `data` in the place of `name`; False if that cannot be done now."""
        borrowed = False
        try:
            if self._vfs.readonly:
                self._remount("/", False)
                borrowed = True
            self._write_beside(name, data)
            return True
        except (OSError, RuntimeError):
            return False
        finally:
            if borrowed:
                _try(self._remount, "/", True)

    def _write_beside(self, name, data):
        fresh = self._path(_FRESH)
        path = self._path(name)
        _try(self._vfs.mkdir, self._folder)
        try:
            with self._vfs.open(fresh, "wb") as file:
                file.write(data)
            if self.read(_FRESH, len(data) + 1) != data:
                raise OSError("written, but not kept")
        except OSError:
            _try(self._vfs.remove, fresh)
            raise
        _try(self._vfs.remove, path)
        self._vfs.rename(fresh, path)

    def _path(self, name):
        return self._folder + "/" + name


def _try(action, *arguments):
    """Do something that may well not be possible, or not be needed."""
    try:
        action(*arguments)
    except (OSError, RuntimeError):
        pass


def _check(data):
    return struct.pack("<I", binascii.crc32(data))


def _is_erased(data):
    for value in data:
        if 0 < value < 255:
            return False
    return True
