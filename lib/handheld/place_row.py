"""Makes places one step at a time, in a row of their own, while nobody waits for them.

    keep.room      for a moment: the row begins behind it
    keep/before    room, as keep.gap until the folder is there
    keep/          lies in the row itself
    keep/here      where the row ends: it grows, so that what is made next lies behind it
    keep/game.a    a place; `here` has grown before it, and before its `in`

A FAT drive that a cut catches while its table is written loses the erase block with that part of
the table. The first one holds what the whole drive begins with, and the last one the top folder. So
the row lies where the part of the table between them is. To begin it, the first part has to be
written a few times. From then on a cut costs no file and not the drive, but the places made so far:
what they hold has to be in the NVM meanwhile.

Smaller drives have but one or two such parts: there places are made all at once (see place_making).
"""

from handheld import record_files
from handheld.drive_places import BLOCK, IN_USE, RECORDS, mark_of, size_of
from handheld.place_making import fresh_place, make_room, make_slot, write

_PART = 2048  # entries of the table in an erase block, of two bytes each
_BEFORE = 256  # of them left out: the sector that the drive begins with
_LEAST = 4085  # clusters: with more of them entries have two bytes, and with
_MOST = 65525  # so many four
_SECTOR = 512
_MARGIN = 8  # clusters
BEGINNING = 7  # steps at most


def begin(drive, kinds):
    """Yields after each step in which a row is begun, behind room that is taken for the moment;
    does nothing where there can be none.

    This is the only time that a cut can cost the drive.
    """
    vfs = drive.vfs
    first = _first(vfs, kinds)
    if not first or drive.has(drive.folder):
        return
    before = drive.folder + ".gap"
    write(vfs, drive.room, mark_of(drive.room), first, b"\0")
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
    """The bytes to be taken so that a row for all kinds lies where it is safe; 0 if none can."""
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
        # Whatever is in use may lie before the row as well as in it.
        if start + clusters - free + need < _PART * (part + 1) - _BEFORE and free > start + need:
            return start * cluster
        part += 1
    return 0


def go_on(drive, kinds, most=IN_USE):
    """Yields after each step towards so many places for each of `kinds`, (name, length in bytes)
    in their order, and if that is all, towards the slots of the records."""
    vfs = drive.vfs
    _grow(drive)  # a driver that has just begun looks for room at the front
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
        left = BLOCK
        while left:
            left -= file.write(bytes(_SECTOR))


class Steps:
    """Takes steps that yield, one at a time."""

    def __init__(self, steps):
        self._steps = steps
        self.left = True

    def take(self):
        try:
            next(self._steps)
        except StopIteration:
            self.left = False
