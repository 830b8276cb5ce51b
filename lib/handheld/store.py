"""Keeps small payloads where they survive the power going at any moment.

Each kind of payload has three copies: two places on the drive, far enough from everything else,
and an area of the non-volatile memory (NVM). Every copy carries a number and a checksum; the
newest whole one counts. A save writes over one copy and leaves the newest as it is until the new
one has been read back. So a cut costs no more than what was just being saved:

- Drive and NVM take turns, and on the drive its older copy is written.
- An assignment erases the whole NVM. So while something else is newest there and nowhere else, the
  two copies on the drive take turns.
- While a computer has the drive, the NVM serves alone, and a cut can lose what it alone had:
  then the drive's copy counts, and `load` says so.
"""

import struct

from handheld import modules
from handheld.copies import (
    CHECK_SIZE,
    FIELDS,
    FIELDS_SIZE,
    FORMAT,
    LAST,
    check,
    check_of,
    copy_of,
    room_of,
    write_nvm,
)
from handheld.drive_places import IN_USE, size_of

_HALF = 0x20000000  # the newer of two numbers is less than half a round ahead
_NEAR = 0x10000  # a broken copy's number is believed if it is no further ahead

# States of copies, the worst first.
_UNUSABLE = 0
_ERASED = 1
_WHOLE = 2

DRIVE = "drive"
NVM = "nvm"

# What `load` says of what is not there.
OLDER = 1  # a newer one was lost: this is the one before
LOST = 2  # the only one was lost
IN_DOUBT = 3  # the NVM was being written: that may have lost a newer one, or just the last save


class Store:
    """`kinds` is a sequence of (name, room in bytes); a payload longer than its room is refused.

    `nvm` is a byte array or None, `drive` that of handheld.drive_places or None. `magic` (bytes)
    tells this program's copies from others'; those with the `former` one are its own as well. The
    order and rooms of the kinds fix where they lie in the NVM, so they never change. After `save`,
    `copy_to_drive` and `make_places`, `obstacle` is 0 or why the drive did not serve (see
    drive_places).

    `found`, a dict, is told where the copies of a kind lie that has both places: its number, where
    its area in the NVM begins (or -1) and its room, the number for the next copy, whether the NVM
    alone has the newest, the place to be written to next and the other one, and the newest copy's
    checksum; or None if it was never saved.
    """

    def __init__(self, nvm, drive, magic, kinds, former=b"", found=None):
        self._nvm = nvm
        self._drive = drive
        self._magic = magic
        self._magics = (magic, former)
        self._kinds = kinds
        self._overhead = room_of(magic, 0)
        self._found = {} if found is None else found
        self.obstacle = 0

    def load(self, kind):
        """The newest whole payload or None, and 0, OLDER, LOST or IN_DOUBT.

        An empty payload counts as None: saving it forgets what was saved.
        """
        found = self._survey(kind)
        return found.payload or None, found.lost

    def knows(self, kind):
        """Whether anything of that kind was ever saved, even if it was forgotten since."""
        return self._survey(kind).payload is not None

    def save(self, kind, payload, often=False):
        """Saves `payload`; returns where, DRIVE or NVM, or None if neither served.

        What is saved `often` spares the NVM, which wears: the two copies on the drive take turns.
        """
        self.obstacle = 0
        number, room, _ = self._kind(kind)
        if len(payload) > room:
            raise ValueError("%d bytes do not fit the %d of %s" % (len(payload), room, kind))
        found = self._survey(kind)
        if found.payload == payload and not found.lost:
            return NVM if found.place == NVM else DRIVE
        record = copy_of(self._magic, number, found.next, payload)
        where = self._write(kind, found, record, often)
        self._survey(kind)
        return where

    def _write(self, kind, found, record, often):
        """Writes a record over the copy that is due; returns as `save` does."""
        if found.lost:
            # What was lost is made whole everywhere, or the player would be told again.
            on_drive = self._write_drive(kind, found.spare, record)
            in_nvm = self.copy_to_drive(kind) and self._write_nvm(kind, record)
        else:
            in_nvm = self._is_turn_of_nvm(kind, found, often)
            if found.place is None:
                # Once: `_Found.lost` counts on it that the NVM has a copy of each kind.
                in_nvm = self.copy_to_drive(kind)
            in_nvm = in_nvm and self._write_nvm(kind, record)
            on_drive = not in_nvm and self._write_drive(kind, found.spare, record)
            if found.place != NVM and not (in_nvm or on_drive):  # a place is missing
                in_nvm = self.copy_to_drive(kind) and self._write_nvm(kind, record)
        if on_drive:
            return DRIVE
        if in_nvm or self._write_nvm(kind, record):
            return NVM
        return None

    def _is_turn_of_nvm(self, kind, found, often):
        if often:
            return False
        for name, _ in self._kinds:
            if name != kind and self._survey(name).place == NVM:
                return False
        return found.place != NVM

    def copy_to_drive(self, but=None):
        """Copies to the drive what is newest in the NVM alone, except of the kind `but`; returns
        whether that is done."""
        for kind, _ in self._kinds:
            if kind != but:
                found = self._survey(kind)
                if found.place == NVM:
                    if not self._write_drive(kind, found.spare, found.record):
                        return False
                    self._survey(kind)
        return True

    # Places on the drive

    def lacks_places(self):
        """Whether places have to be made, and a computer leaves us the drive to do it."""
        return self._has_to_make() and self._drive.is_ours()

    def make_places(self, fill=True, show=None):
        """Makes the places that are missing; whether it did. `fill` and `show` are for
        handheld.place_making.

        This writes to the table of the whole drive, and a cut can cost that: so what is newest goes
        to the NVM before.
        """
        with modules.passing:
            from handheld.place_making import make
        self.obstacle = 0
        if not self._has_to_make():
            return False
        self.copy_to_nvm()
        self._found.clear()
        self.obstacle = self._drive.use(make, self._drive, self._lacking(), fill, show)
        return not self.obstacle

    def copy_to_nvm(self):
        """Copies to the NVM what is newest on the drive; returns whether all of it is there."""
        whole = True
        for kind, _ in self._kinds:
            found = self._survey(kind)
            if found.record and found.place != NVM:
                whole &= self._write_nvm(kind, found.record)
        return whole

    @property
    def lengths(self):
        """Of each kind its name and the length of its records."""
        return [(kind, room + self._overhead) for kind, room in self._kinds]

    @property
    def has_nvm(self):
        """Whether the NVM has room for all kinds."""
        kind, room = self._kinds[-1]
        return self._nvm_has(self._kind(kind)[2], room)

    def _has_to_make(self):
        if self._drive is None:
            return False
        return bool(self._lacking()) or self._drive.has_filler()

    def _lacking(self):
        """The kinds, with the length of their records, that have less than two copies."""
        lacking = []
        for kind, room in self._kinds:
            _, _, offset = self._kind(kind)
            length = room + self._overhead
            made = sum([1 for _ in self._drive.places(kind, length)])
            if made + self._nvm_has(offset, room) < 2:
                lacking.append((kind, length))
        return lacking

    # Copies

    def _survey(self, kind):
        number, room, offset = self._kind(kind)
        found = _Found(self._nvm_has(offset, room))
        if self._drive is not None:
            for path, file in self._drive.places(kind, room + self._overhead):
                found.places.append(path)
                self._judge(found, path, number, self._copy(file, 0, room))
            if not found.places and self._drive.has_lost(kind):
                found.add_strange(DRIVE)
        if self._nvm_has(offset, room):
            self._judge(found, NVM, number, self._copy(None, offset, room))
        self._tell(kind, found)
        return found

    def _tell(self, kind, found):
        """Tells where the copies of a kind lie, if nothing is wrong with them."""
        self._found.pop(kind, None)
        if found.lost:
            return
        if found.payload is None:
            self._found[kind] = None
        elif len(found.places) == IN_USE:
            number, room, offset = self._kind(kind)
            offset = offset if self._nvm_has(offset, room) else -1
            first, second = found.places
            other = first if found.spare == second else second
            in_nvm = found.place == NVM
            spare = self._drive.number_of(kind, found.spare)
            other = self._drive.number_of(kind, other)
            told = number, offset, room, found.next, in_nvm, spare, other
            self._found[kind] = told + (check_of(found.record),)

    def _copy(self, file, offset, room):
        """What is in a place, as far as it may be a copy: memory in one piece may not be enough for
        all its room."""
        head = self._begin(file, offset, len(self._magic) + FIELDS_SIZE)
        if not head or len(head) < len(self._magic) + FIELDS_SIZE or _is_erased(head):
            return head
        length = struct.unpack(FIELDS, head[len(self._magic) :])[2]
        return self._begin(file, offset, self._overhead + (length if length <= room else 0))

    def _begin(self, file, offset, length):
        """The first bytes of a file, None if they cannot be read, or those at a place of the NVM
        if there is no file."""
        if file is None:
            return bytes(self._nvm[offset : offset + length])
        try:
            file.seek(0)
            return file.read(length)
        except OSError:
            return None

    def _judge(self, found, place, number, data):
        """Takes the copy in `data` into account."""
        start = len(self._magic)
        header = start + FIELDS_SIZE
        if not data or len(data) < self._overhead or _is_erased(data[:header]):
            found.add_erased(place)
            return
        form, kind, length, count = struct.unpack(FIELDS, data[start:header])
        # One of the two may be damaged; where both are different, it was never ours.
        magic = data[:start] in self._magics
        if not magic and form != FORMAT:
            found.add_strange(place)
            return
        end = header + length
        ours = magic and form == FORMAT and kind == number
        whole = count <= LAST and check(data[:end]) == data[end : end + CHECK_SIZE]
        if ours and whole:
            found.add_whole(place, count, data[: end + CHECK_SIZE], data[header:end])
        else:
            found.add_broken(place, count)

    def _kind(self, name):
        """The number of a kind, its room, and where its area in the NVM begins."""
        offset = 0
        for number in range(len(self._kinds)):
            kind, room = self._kinds[number]
            if kind == name:
                return number, room, offset
            offset += room + self._overhead
        raise ValueError("no such kind: " + name)

    def _write_drive(self, kind, path, record):
        if self._drive is None:
            return False
        size = size_of(self._kind(kind)[1] + self._overhead)
        self.obstacle = self._drive.use(self._drive.write_over, path, size, record)
        return not self.obstacle

    def _nvm_has(self, offset, room):
        return self._nvm is not None and offset + self._overhead + room <= len(self._nvm)

    def _write_nvm(self, kind, record):
        _, room, offset = self._kind(kind)
        return self._nvm_has(offset, room) and write_nvm(self._nvm, offset, record)


class _Found:
    """What is known of a kind from all its copies."""

    def __init__(self, nvm_has_room):
        self.places = []  # on the drive: the paths of those in use
        self.place = None  # of the newest whole copy, as the next two are
        self.payload = None
        self.record = None
        self._count = 0
        self.spare = None  # the file that may be written over: the worst, or the older of two
        self._spare_state = _WHOLE + 1
        self._broken = []  # the numbers on broken copies
        self._strange = False  # whether a file holds what we did not write
        self._missing = nvm_has_room  # whether the NVM should have a copy, and has none

    def add_whole(self, place, count, record, payload):
        if place == NVM:
            self._missing = False
        if self.place is not None and not _newer(count, self._count):
            self._add_spare(place, _WHOLE)
            return
        if self.place is not None:
            self._add_spare(self.place, _WHOLE)
        self.place = place
        self.payload = payload
        self.record = record
        self._count = count

    def add_broken(self, place, count):
        self._broken.append(count)
        self._add_spare(place, _UNUSABLE)

    def add_strange(self, place):
        """The files are nobody's but ours, the NVM may well have served another program."""
        self._strange |= place != NVM
        if place != DRIVE:
            self._add_spare(place, _UNUSABLE)

    def add_erased(self, place):
        self._add_spare(place, _ERASED)

    def _add_spare(self, place, state):
        if place != NVM and state < self._spare_state:
            self.spare = place
            self._spare_state = state

    @property
    def next(self):
        """A number that is newer than all there are."""
        ahead = 0
        for count in self._broken:
            if ahead < self._ahead(count) < _NEAR:
                ahead = self._ahead(count)
        return (self._count + ahead + 1) & LAST

    @property
    def lost(self):
        """0, OLDER, LOST or IN_DOUBT.

        A broken file that was to be the next one is the turn under way when the power went. But
        in the NVM it may have been whole before; and an NVM that has no copy, where the drive has
        one, may have had any.
        """
        if self.payload is None:
            return LOST if self._broken or self._strange else 0
        doubt = self.place != NVM and (self._strange or self._missing)
        for count in self._broken:
            ahead = self._ahead(count)
            if 1 < ahead < _NEAR:
                return OLDER
        return IN_DOUBT if doubt else 0

    def _ahead(self, count):
        return (count - self._count) & LAST


def _newer(count, than):
    return 0 < (count - than) & LAST < _HALF


def _is_erased(data):
    for value in data:
        if 0 < value < 255:
            return False
    return True
