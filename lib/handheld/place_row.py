"""Makes places one step at a time, in a row of their own, while nobody waits for them.

    keep.room      only for a moment: the row begins behind it
    keep/before    room; called keep.gap until its folder exists
    keep/          lies in the row itself
    keep/here      the end of the row: it grows, so that whatever is made next lies behind it
    keep/game.a    a place; `here` has grown before it, and before its `in`

If a cut comes while a FAT drive's table is written, the erase block with that part of the table is
lost. The first part shares its block with the start of the drive, and the last one with the top
folder. So the row lies in clusters whose entries are in a part between them. To begin the row, the
first part has to be written a few times. From then on a cut costs neither a file nor the drive, but
the places made so far: what they hold has to be in the NVM meanwhile.

Smaller drives have only one or two such parts: there all places are made at once (see
place_making).
"""

from handheld import record_files
from handheld.drive_places import BLOCK, IN_USE, RECORDS, mark_of, size_of
from handheld.place_making import check_size, fresh_place, make_room, make_slot, write, write_ends

_PART = 2048  # entries of the table in an erase block, at two bytes each
_BEFORE = 256  # fewer of them in the first block: it begins with the drive's first sector
_LEAST = 4085  # clusters: with more than these, entries have two bytes, and with
_MOST = 65525  # this many they have four
_SECTOR = 512
_MARGIN = 8  # clusters
_PIECES = 8  # in which the room before the row is taken up
BEGINNING = _PIECES + 6  # steps at most


def begin(drive, kinds):
    """Begins a row, behind room that is taken up for the moment, and yields after each step; does
    nothing where no row is possible. Where there is one, it removes what a cut has left of that
    room.

    Only during these steps can a cut cost the drive.
    """
    if drive.has(drive.row):
        drive.remove_fillers()
        return
    vfs = drive.vfs
    first = _first(vfs, kinds)
    if not first or drive.has(drive.folder):
        return
    before = drive.folder + ".gap"
    with vfs.open(drive.room, "wb") as file:
        for piece in range(1, _PIECES):
            file.seek(first // _PIECES * piece)
            yield
        write_ends(file, mark_of(drive.room), first, b"\0")
    check_size(vfs, drive.room, first)
    yield
    write(vfs, before, b"", BLOCK, b"\0")
    yield
    vfs.mkdir(drive.folder)
    yield
    if not drive.has(RECORDS):
        vfs.mkdir(RECORDS)
    yield
    vfs.rename(before, drive.folder + "/before")
    yield
    write(vfs, drive.row, b"", BLOCK, b"\0")
    yield
    drive.remove_fillers()
    yield


def _first(vfs, kinds):
    """The bytes to take up so that a row for all kinds lies where it is safe; 0 if it cannot."""
    state = vfs.statvfs("/")
    cluster, clusters, free = state[0], state[2], state[3]
    if not _LEAST < clusters < _MOST:
        return 0
    need = sum([IN_USE * (size_of(length) + 2 * BLOCK) // cluster + 4 for _, length in kinds])
    need += (record_files.SLOTS * 2 * record_files.SIZE + 8 * BLOCK) // cluster
    sectors = (clusters + 2 + 255) // 256
    part = 1
    while 8 * part + 7 <= sectors:
        start = _PART * part - _BEFORE + _MARGIN
        # Everything in use may lie before the row or within it.
        if start + clusters - free + need < _PART * (part + 1) - _BEFORE and free > start + need:
            return start * cluster
        part += 1
    return 0


def go_on(drive, kinds, most=IN_USE):
    """Makes up to `most` places for each (name, length in bytes) of `kinds`, in that order,
    then the slots for records, unless `most` is less than usual; yields after each step."""
    vfs = drive.vfs
    _grow(drive)  # a driver just mounted looks for room at the front first
    yield
    for made in range(1, most + 1):
        for kind, length in kinds:
            if sum([1 for _ in drive.places(kind, length)]) >= made:
                continue
            folder = drive.vacant(kind)
            vfs.mkdir(folder)
            yield
            _grow(drive)
            yield
            vfs.mkdir(folder + "/in")
            yield
            fresh_place(vfs, folder, length)
            yield
    if most == IN_USE and drive.lacks_records():
        make_room(drive, RECORDS + "/0")
        yield
        for path in record_files.paths():
            folder = path[: path.rfind("/")]
            if not drive.has(folder):
                vfs.mkdir(folder)
                yield
            if not drive.has(path):
                make_slot(vfs, path)
                yield
        make_room(drive, RECORDS + "/11")
        yield


def _grow(drive):
    with drive.vfs.open(drive.row, "ab") as file:
        file.seek(BLOCK - _SECTOR, 2)  # what it skips is not written
        file.write(bytes(_SECTOR))


class Steps:
    """Takes the steps of a generator, one at a time."""

    def __init__(self, steps):
        self._steps = steps
        self.left = True

    def take(self):
        try:
            next(self._steps)
        except StopIteration:
            self.left = False
