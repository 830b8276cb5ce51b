"""Saves with a look at all copies there are: when it is not known where they lie, as at first, or
when saving without that look has failed.
"""

from handheld import saving
from handheld.drive_places import BUSY, FULL
from handheld.store import Store


def save(program, kind, payload, often=False):
    store = store_of(program)
    note_obstacle(program, store, store.save(kind, payload, often) is not None)


def note_obstacle(program, store, saved):
    """Adds to the trouble that nothing was saved, or that the drive did not serve. A computer that
    has the drive is no trouble as long as something was."""
    if not saved:
        found = saving.CANNOT_KEEP
    elif store.obstacle == FULL:
        found = saving.DRIVE_FULL
    else:
        found = saving.DRIVE_FAILS if store.obstacle not in (0, BUSY) else 0
    program.trouble |= found & ~program.known_trouble
    program.known_trouble |= found


def store_of(program):
    device = program.device
    kinds = saving.kinds(program.games)
    magics = saving.MAGIC, saving.FORMER_MAGIC
    return Store(device.nvm, device.drive, magics[0], kinds, magics[1], program.found)
