"""Keeps small payloads where they survive a loss of power at any moment.

Each kind of payload has three copies: two places on the drive, far enough from everything else,
and an area of the non-volatile memory (NVM). Every copy carries a number and a checksum; the
newest undamaged one counts. A save overwrites one copy, and never the newest one, which stays until
the new one has been read back. So a cut costs no more than what was just being saved:

- Drive and NVM take turns; on the drive, the older of its copies is overwritten.
- An assignment erases the whole NVM. So while the NVM alone has the newest copy of another kind,
  the two copies on the drive take turns.
- While a computer holds the drive, only the NVM is written, and a cut can lose what it alone had:
  then the drive's copy counts, and `load` says so.
"""

import struct

from handheld import modules
from handheld.copies import FIELDS, FIELDS_SIZE, check_of, copy_of, room_of, write_nvm
from handheld.drive_places import IN_USE, size_of
from handheld.evidence import DRIVE, NVM, Evidence, is_erased


class Store:
    """`kinds` is a sequence of (name, room in bytes); a payload longer than its room is refused.

    `nvm` is a byte array or None, `drive` a Drive of handheld.drive_places or None. All copies of
    this program begin with `magic` (bytes) or with the `former` one. The order and rooms of the
    kinds fix where they lie in the NVM, so they never change. After `save`, `copy_to_drive` and
    `make_places`, `obstacle` is 0 or says why the drive failed (see drive_places).

    The store notes in the dict `found` where the copies of each kind lie that has both places: its
    number, where its area in the NVM begins (or -1) and its room, the number for the next copy,
    whether only the NVM has the newest, the place to write to next and the other one, and the
    newest copy's checksum; or None if it was never saved.
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
        """Returns the newest undamaged payload or None, and what was lost (see handheld.evidence).

        An empty payload counts as None: saving one forgets what was saved.
        """
        found = self._survey(kind)
        return found.payload or None, found.lost

    def knows(self, kind):
        """Whether anything of that kind was ever saved, even if it was forgotten later."""
        return self._survey(kind).payload is not None

    def save(self, kind, payload, often=False):
        """Saves `payload`; returns where, DRIVE or NVM, or None if both failed.

        What is saved `often` spares the NVM, which wears out: the copies on the drive take turns.
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
        """Overwrites the copy that is due with a record; returns what `save` does."""
        if found.lost:
            # All copies are restored after a loss, or the next start would report it again.
            on_drive = self._write_drive(kind, found.spare, record)
            in_nvm = self.copy_to_drive(kind) and self._write_nvm(kind, record)
        else:
            in_nvm = self._is_turn_of_nvm(kind, found, often)
            if found.place is None:
                # The first save: `Evidence.lost` relies on a copy of each kind in the NVM.
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
        """Copies whatever is newest only in the NVM to the drive, except the kind `but`; returns
        whether the drive has all of it."""
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
        """Whether places have to be made, and no computer holds the drive."""
        return self._has_to_make() and self._drive.is_ours()

    def make_places(self, fill=True, show=None):
        """Makes the places that are missing; returns whether it did. `fill` and `show` are for
        handheld.place_making.

        This writes to the table of the whole drive, which a cut can cost: so the newest copies go
        to the NVM first.
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
        """Copies whatever is newest on the drive to the NVM; returns whether that has all of it.

        A cut in this costs what only the NVM has: so that is copied to the drive before.
        """
        self.copy_to_drive()
        whole = True
        for kind, _ in self._kinds:
            found = self._survey(kind)
            if found.record and found.place != NVM and not self._in_nvm(kind, found.record):
                whole &= self._write_nvm(kind, found.record)
        return whole

    @property
    def lengths(self):
        """For each kind its name and the length of its records."""
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
        """The kinds that have room for fewer than two copies, with the length of their records."""
        lacking = []
        for kind, room in self._kinds:
            if self._found.get(kind):
                continue  # it has both
            _, _, offset = self._kind(kind)
            length = room + self._overhead
            made = sum([1 for _ in self._drive.places(kind, length)])
            if made + self._nvm_has(offset, room) < 2:
                lacking.append((kind, length))
        return lacking

    # Copies

    def _survey(self, kind):
        number, room, offset = self._kind(kind)
        found = Evidence(number, self._magics, self._nvm_has(offset, room))
        if self._drive is not None:
            for path, file in self._drive.places(kind, room + self._overhead):
                found.places.append(path)
                found.add(path, self._copy(file, 0, room))
            if not found.places and self._drive.has_lost(kind):
                found.add_strange(DRIVE)
        if self._nvm_has(offset, room):
            found.add(NVM, self._copy(None, offset, room))
        self._note(kind, found)
        return found

    def _note(self, kind, found):
        """Notes where the copies of a kind lie, if nothing is wrong with them."""
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
            known = number, offset, room, found.next, in_nvm, spare, other
            self._found[kind] = known + (check_of(found.record),)

    def _copy(self, file, offset, room):
        """The bytes of a place that may be a copy, and no more: there may be no piece of memory for
        all of its room."""
        head = self._begin(file, offset, len(self._magic) + FIELDS_SIZE)
        if not head or len(head) < len(self._magic) + FIELDS_SIZE or is_erased(head):
            return head
        length = struct.unpack(FIELDS, head[len(self._magic) :])[2]
        return self._begin(file, offset, self._overhead + (length if length <= room else 0))

    def _begin(self, file, offset, length):
        """The first bytes of a file, or None if they cannot be read; without a file, the bytes of
        the NVM from `offset` on."""
        if file is None:
            return bytes(self._nvm[offset : offset + length])
        try:
            file.seek(0)
            return file.read(length)
        except OSError:
            return None

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
        self.obstacle = self._drive.use(self._drive.overwrite, path, size, record)
        return not self.obstacle

    def _nvm_has(self, offset, room):
        return self._nvm is not None and offset + self._overhead + room <= len(self._nvm)

    def _in_nvm(self, kind, record):
        _, room, offset = self._kind(kind)
        return self._nvm_has(offset, room) and self._begin(None, offset, len(record)) == record

    def _write_nvm(self, kind, record):
        _, room, offset = self._kind(kind)
        return self._nvm_has(offset, room) and write_nvm(self._nvm, offset, record)
