"""Makes the places and the slots on a board's drive, and finds the records there.

The handheld keeps games in places, and their records in slots when they are over (see place_making
and record_files of handheld). Making these writes to the table of the whole drive, and a board that
loses its power meanwhile loses all on the drive: so it is best done on a desk.
"""

import sys

import environment

sys.path.insert(0, str(environment.ROOT / "lib"))

from handheld import record_files
from handheld.drive_places import FULL, RECORDS, REFUSED, Drive
from handheld.place_making import make_shelf, room_of_places, room_of_shelf
from handheld.saving import MAGIC, kinds
from handheld.store import Store

# Drives of up to this many bytes have clusters smaller than an erase block. CircuitPython makes
# clusters of 1 KB where the chip has 2 or 8 MB (of which it leaves out a block), and of 2 KB where
# it has 4 MB.
SMALL = 10_000_000
HOLES = "holes"  # what is made now might lie between other files: see `fills`
NO_RECORDS = "no records"  # there is no room for the slots


def make_places(drive, games, now=0, later=0, fresh=False):
    """Makes the places and slots that a drive (see board_drive) lacks; returns 0, or an obstacle.

    `now` bytes are left free for what is to be copied now. The slots for records come last, if
    `later` bytes are left for what will be copied later. `fresh` says that nothing came or went
    since the drive was mounted.
    """
    board = as_board(drive)
    store = Store(None, board, MAGIC, kinds(games))
    fill = fills(drive)
    free, cluster = drive.room()
    lacks_places = store.lacks_places()
    if lacks_places:
        free -= room_of_places(kinds(games), cluster)
        if free < now:
            return FULL
    lacks_shelf = not board.has(RECORDS + "/11")  # the slot that is made last
    no_records = lacks_shelf and free < later + room_of_shelf(cluster)
    lacks_shelf &= not no_records
    if (lacks_places or lacks_shelf) and fill and not (fresh or drive.remount()):
        return HOLES
    if lacks_places and not store.make_places(fill):
        return store.obstacle or REFUSED
    if lacks_shelf:
        board.use(make_shelf, board, fill)
    drive.settle()
    return NO_RECORDS if no_records else 0


def tidy(drive):
    """Removes what is left behind if the drive went away while places were made."""
    board = as_board(drive)
    if board.has_filler():
        board.use(board.remove_fillers)


def fills(drive):
    """Whether all other room is filled up while places are made, which may take a minute.

    Systems give away the first free room after what they gave away last; on a drive that was just
    mounted, the first of all. Where files came and went, that lies in holes between other files,
    and with small clusters a place would share its erase blocks with those.
    """
    return drive.size() <= SMALL


def records(drive):
    """Returns the records on a drive (see board_drive), the oldest first: [(number, path)]."""
    board = as_board(drive)
    slots = [(record_files.look(board, path), path.lstrip("/")) for path in record_files.paths()]
    return sorted((found[0], path) for found, path in slots if found and found[0])


def as_board(drive):
    return Drive(drive, lambda *how: None, "/keep")
