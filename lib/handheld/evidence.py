"""What the copies of a kind show together: which is the newest, which may be overwritten, what was
lost."""

import struct

from handheld.copies import CHECK_SIZE, FIELDS, FIELDS_SIZE, FORMAT, LAST, check

_HALF = 0x20000000  # numbers wrap: the newer of two is less than half a round ahead
_NEAR = 0x10000  # a broken copy's number counts only if it is no further ahead

# The states of copies, the worst one first.
_UNUSABLE = 0
_ERASED = 1
_WHOLE = 2

DRIVE = "drive"
NVM = "nvm"

# What may have been lost.
OLDER = 1  # a newer one was lost: this is the one before it
LOST = 2  # the only one was lost
IN_DOUBT = 3  # the NVM was being written: that may have cost a newer one, or just the last save


class Evidence:
    """What all copies of the kind with that `number` show together; they begin with one of
    `magics`, the newest ones with the first."""

    def __init__(self, number, magics, nvm_has_room):
        self._number = number
        self._magics = magics
        self.places = []  # the paths of those in use on the drive
        self.place = None  # of the newest undamaged copy, like the next three
        self.payload = None
        self.record = None
        self._count = 0
        self.spare = None  # the file that may be overwritten: the worst, or the older of two
        self._spare_state = _WHOLE + 1
        self._broken = []  # the numbers on broken copies
        self._strange = False  # whether a file holds something that we did not write
        self._missing = nvm_has_room  # whether the NVM should have a copy but has none

    def add(self, place, data):
        """Takes the copy in `data` into account."""
        start = len(self._magics[0])
        header = start + FIELDS_SIZE
        if not data or len(data) < header + CHECK_SIZE or is_erased(data[:header]):
            self._add_spare(place, _ERASED)
            return
        form, kind, length, count = struct.unpack(FIELDS, data[start:header])
        # Magic or format may be damaged; if both differ, the copy was never ours.
        magic = data[:start] in self._magics
        if not magic and form != FORMAT:
            self.add_strange(place)
            return
        end = header + length
        ours = magic and form == FORMAT and kind == self._number
        whole = count <= LAST and check(data[:end]) == data[end : end + CHECK_SIZE]
        if ours and whole:
            self._add_whole(place, count, data[: end + CHECK_SIZE], data[header:end])
        else:
            self._broken.append(count)
            self._add_spare(place, _UNUSABLE)

    def add_strange(self, place):
        """Takes a copy into account that is not ours. Only on the drive is that suspicious: another
        program may well have used the NVM."""
        self._strange |= place != NVM
        if place != DRIVE:
            self._add_spare(place, _UNUSABLE)

    def _add_whole(self, place, count, record, payload):
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

    def _add_spare(self, place, state):
        if place != NVM and state < self._spare_state:
            self.spare = place
            self._spare_state = state

    @property
    def next(self):
        """A number newer than all that exist."""
        ahead = 0
        for count in self._broken:
            if ahead < self._ahead(count) < _NEAR:
                ahead = self._ahead(count)
        return (self._count + ahead + 1) & LAST

    @property
    def lost(self):
        """0, OLDER, LOST or IN_DOUBT.

        A broken file with the next number is just the save that was cut off. But a broken copy in
        the NVM may have been whole before; and if the NVM has no copy although the drive has one,
        it may have had any.
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


def is_erased(data):
    for value in data:
        if 0 < value < 255:
            return False
    return True
