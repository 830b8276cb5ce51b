"""Makes the places on a drive (see handheld.drive_places): all of them at once, and only once.

    game.a/           its entries are never written again
    game.a/before     room before the place
    game.a/in/        one sector of it is written with each save
    game.a/in/copy    the data, and room behind them
    game.c/behind     the rest of the drive, or places made later would lie there

In a run of free clusters they end up in that order, and share erase blocks with nothing else. No
program can see where they lie: on a drive that was once full to the end, or nearly, some share a
block with another file, and a cut while such a place is written can cost that file.
"""

from handheld import record_files
from handheld.drive_places import BLOCK, MADE, RECORDS, mark_of, size_of

_NO_ROOM = 28


def make(drive, kinds, fill=True, show=None):
    """Makes places for each (name, length in bytes) of `kinds`; OSError if there is no room.

    `fill` takes up all other room meanwhile. So the places end up at the end of the drive, which
    is usually unused so far, and not in the gaps that deleted files left at its front.
    """
    vfs = drive.vfs
    try:
        made = 0
        fill = kinds and _take_all_but(room_of_places(kinds, _cluster(vfs)), drive, fill)
        for kind, length in kinds:
            for _ in range(MADE):
                folder = drive.vacant(kind)
                _make(vfs, folder, length)
                made += 1
                if show:
                    show(made, MADE * len(kinds))
        if fill:
            make_room(drive, folder + "/behind", _free(vfs))
    finally:
        drive.remove_fillers()


def make_shelf(drive, fill=True, show=None):
    """Makes the slots of handheld.record_files, and the room around them, unless they exist.

    A damaged slot is left as it is.
    """
    vfs = drive.vfs
    if drive.has(RECORDS + "/11"):
        return
    try:
        fill = _take_all_but(room_of_shelf(_cluster(vfs)), drive, fill)
        _try(vfs.mkdir, RECORDS)
        make_room(drive, RECORDS + "/0")
        for made, path in enumerate(record_files.paths(), 1):
            _try(vfs.mkdir, path[: path.rfind("/")])
            if not drive.has(path):
                make_slot(vfs, path)
            if show:
                show(made, record_files.SLOTS)
        make_room(drive, RECORDS + "/11", _free(vfs) if fill else BLOCK)
    finally:
        drive.remove_fillers()


def make_slot(vfs, path):
    """Makes an empty slot of the shelf."""
    with vfs.open(path, "wb") as file:
        record_files.write(file, path, (0, 0), ())
    if vfs.stat(path)[6] != record_files.SIZE:
        raise OSError(_NO_ROOM)


def room_of_places(kinds, cluster):
    """The bytes that places for these kinds take at most, with clusters of that size."""
    return sum([MADE * (BLOCK + size_of(length) + 5 * cluster) for _, length in kinds])


def room_of_shelf(cluster):
    """The bytes that the shelf takes, with clusters of that size."""
    slot = _whole(record_files.SIZE, cluster)
    # The slots, their folders, the room around them, and the folder of all that.
    return record_files.SLOTS * (slot + cluster // 2) + 2 * _whole(BLOCK, cluster) + 2 * cluster


def make_room(drive, path, size=BLOCK):
    """Makes a file that is nothing but room."""
    if size and not drive.has(path):
        write(drive.vfs, path, b"", size, b"\0")


def _whole(size, cluster):
    return (size + cluster - 1) // cluster * cluster


def _take_all_but(need, drive, fill):
    """Makes sure that there is room, and with `fill` takes up the rest; returns whether it did."""
    vfs = drive.vfs
    drive.remove_fillers()  # a cut may have left some
    if _free(vfs) < need:
        raise OSError(_NO_ROOM)
    _try(vfs.mkdir, drive.folder)
    spare = _free(vfs) - need
    fill = fill and spare > 0 and not drive.has(drive.filler)  # that would be somebody's own file
    if fill:
        mark = mark_of(drive.filler)
        write(vfs, drive.filler, mark, max(spare, len(mark) + 1), b"\0")
    return fill


def _free(vfs):
    state = vfs.statvfs("/")
    return state[0] * state[3]


def _cluster(vfs):
    return vfs.statvfs("/")[0]


def _make(vfs, folder, length):
    try:
        vfs.mkdir(folder)
        write(vfs, folder + "/before", b"", BLOCK, b"\0")
        vfs.mkdir(folder + "/in")
        fresh_place(vfs, folder, length)
    except OSError:
        for name in ("/in/copy", "/before"):
            _try(vfs.remove, folder + name)
        for name in ("/in", ""):
            _try(vfs.rmdir, folder + name)
        raise


def fresh_place(vfs, folder, length):
    """Makes the file of a place that is overwritten."""
    copy = folder + "/in/copy"
    # Its clusters still hold old data, which must not be mistaken for a copy.
    size = size_of(length)
    write(vfs, copy, bytes(size - BLOCK), size, mark_of(copy))  # a sector in part is read before


def write(vfs, path, first, size, last):
    """Writes a file of this size: its first bytes and its last; whatever was between them stays."""
    with vfs.open(path, "wb") as file:
        write_ends(file, first, size, last)
    check_size(vfs, path, size)


def write_ends(file, first, size, last):
    """Writes the first and the last bytes of a file. Its room is taken up before: then the drive's
    table need not be written twice."""
    file.seek(size - len(last))
    file.seek(0)
    file.write(first)
    file.seek(size - len(last))
    file.write(last)


def check_size(vfs, path, size):
    if vfs.stat(path)[6] != size:
        raise OSError(_NO_ROOM)


def _try(action, *arguments):
    """Does something that may turn out to be impossible or unnecessary."""
    try:
        action(*arguments)
    except OSError:
        pass
