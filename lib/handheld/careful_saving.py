"""Saves after looking at all existing copies: when it is not known where they are, as at first, or
when saving without that look has failed.
"""

from handheld import saving
from handheld.drive_places import BUSY, FULL, NO_PLACE
from handheld.store import Store


def save(program, kind, payload, often=False):
    store = store_of(program)
    note_obstacle(program, store, store.save(kind, payload, often) is not None)


def note_obstacle(program, store, saved):
    """Adds to the program's trouble if nothing was saved, or if the drive failed. As long as
    something was saved, it is no trouble that a computer holds the drive, or that a place has yet
    to be made."""
    if not saved:
        found = saving.CANNOT_KEEP
    elif store.obstacle == FULL:
        found = saving.DRIVE_FULL
    elif store.obstacle == NO_PLACE and program.lacks_room:
        found = 0
    else:
        found = saving.DRIVE_FAILS if store.obstacle not in (0, BUSY) else 0
    program.trouble |= found & ~program.known_trouble
    program.known_trouble |= found


def store_of(program):
    device = program.device
    kinds = saving.kinds(program.games)
    magics = saving.MAGIC, saving.FORMER_MAGIC
    return Store(device.nvm, device.drive, magics[0], kinds, magics[1], program.found)
