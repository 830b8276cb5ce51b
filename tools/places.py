"""Makes the places and the slots on a board's drive, and finds the records there.

In places the handheld keeps games, in slots their records when they are over (see handheld.places
and handheld.shelf). Making them writes to the table of the whole drive, and a board that loses its
power meanwhile loses the drive: so it is best done on a desk.
"""

import sys
from pathlib import Path

import environment

sys.path.insert(0, str(environment.ROOT / "lib"))

from handheld import shelf
from handheld.drive import REFUSED, Drive
from handheld.keeping import MAGIC, kinds
from handheld.places import make_shelf, room_of_shelf
from handheld.store import Store


class Folder:
    """The drive as a file system of the board's."""

    readonly = False

    def __init__(self, drive):
        self._drive = drive

    def open(self, path, mode):
        return open(self._inside(path), mode)

    def stat(self, path):
        return self._inside(path).stat()

    def statvfs(self, path):
        """Size of a cluster and room, where the board has them."""
        del path
        free, cluster = self._drive.room()
        return cluster, cluster, 0, free // cluster

    def mkdir(self, path):
        self._inside(path).mkdir()

    def rmdir(self, path):
        self._inside(path).rmdir()

    def remove(self, path):
        self._inside(path).unlink()

    def _inside(self, path):
        return Path(self._drive.root, path.lstrip("/"))


def make_places(drive, games, needed=0):
    """Makes the places that a drive (of tools/drive.py) lacks; 0 or why that cannot be done.

    So it does with the slots for records, if so many bytes `needed` for other things are left.
    Best done before anything else is copied to a new drive.
    """
    board = as_board(drive)
    store = Store(None, board, MAGIC, kinds(games))
    made = store.make_places(fill=False)
    free, cluster = drive.room()
    if not store.lacks_places() and free >= needed + room_of_shelf(cluster):
        board.use(make_shelf, board, False)
    drive.settle()
    return 0 if made or not store.lacks_places() else store.obstacle or REFUSED


def records(drive):
    """Returns the records on a drive (of tools/drive.py), the oldest first: [(number, path)]."""
    board = as_board(drive)
    slots = [(shelf.look(board, path), path.lstrip("/")) for path in shelf.paths()]
    return sorted((found[0], path) for found, path in slots if found and found[0])


def as_board(drive):
    return Drive(Folder(drive), lambda *how: None, "/keep")
