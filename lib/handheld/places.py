"""Makes places on a drive (see handheld.drive), once and for all.

    game.a/           its entries are never written again
    game.a/before     room before the place
    game.a/in/        one sector of it is written with each save
    game.a/in/copy    the data, and room behind them

In a row of free clusters they come to lie in that order, and share erase blocks with nothing else.
No program can see where they lie: on a drive that was once full to the end, or nearly, some will
share a block with another file, and a cut while that place is written can cost that file.
"""

from handheld.drive import BLOCK, MADE, mark_of, size_of

_NO_ROOM = 28


def make(drive, kinds, fill=True):
    """Makes places for each (name, length in bytes) of `kinds`; OSError if there is no room.

    `fill` takes all other room for the time being: so places come to lie at the end of the drive,
    where nothing has been yet as a rule, and not in the holes that files left at its front.
    """
    vfs = drive.vfs
    _try(vfs.remove, drive.filler)  # which a cut may have left
    state = vfs.statvfs("/")
    spare = state[0] * state[3]
    for _, length in kinds:
        spare -= MADE * (BLOCK + size_of(length) + 5 * state[0])
    if spare < 0:
        raise OSError(_NO_ROOM)
    _try(vfs.mkdir, drive.folder)
    try:
        if fill:
            _write(vfs, drive.filler, b"", max(spare, 1), b"\0")
        for kind, length in kinds:
            for _ in range(MADE):
                _make(vfs, drive.vacant(kind), length)
    finally:
        _try(vfs.remove, drive.filler)


def _make(vfs, folder, length):
    if folder is None:
        raise OSError(_NO_ROOM)
    copy = folder + "/in/copy"
    try:
        vfs.mkdir(folder)
        _write(vfs, folder + "/before", b"", BLOCK, b"\0")
        vfs.mkdir(folder + "/in")
        # Clusters keep what they held before: nothing of that may be taken for a copy.
        _write(vfs, copy, bytes(length), size_of(length), mark_of(copy))
    except OSError:
        for name in ("/in/copy", "/before"):
            _try(vfs.remove, folder + name)
        for name in ("/in", ""):
            _try(vfs.rmdir, folder + name)
        raise


def _write(vfs, path, first, size, last):
    """A file of this size, its first and its last bytes; between is whatever lay there."""
    with vfs.open(path, "wb") as file:
        file.write(first)
        file.seek(size - len(last))
        file.write(last)
    if vfs.stat(path)[6] != size:
        raise OSError(_NO_ROOM)


def _try(action, *arguments):
    """Does something that may well not be possible, or not be needed."""
    try:
        action(*arguments)
    except OSError:
        pass
