"""Saves settings, games and profiles in their places in the store; `loading` reads them.

A game's profile is what outlasts a game under way: its own settings, what was learnt and won.

The store looks at all copies before it overwrites one, and notes where they lie (its `found`). From
then on a save only looks at the place that it writes to. As soon as anything is not as expected,
the store looks at everything again.
"""

from handheld import modules
from handheld.copies import LAST, check_of, copy_of, room_of, write_nvm
from handheld.drive_places import size_of

MAGIC = b"hh"
FORMER_MAGIC = b"Kh"  # of the same length
SETTINGS = "settings"
PROFILE = "profile%d"  # the game's number; a name so short takes one entry in its folder
_SETTINGS_ROOM = 200  # bytes: former versions saved profiles there, which must still fit
_GAME_ROOM = 1600
PROFILE_ROOM = 256
# What the player has to know: bits of a program's `trouble`. Of the last four, all but MEMORY_FULL
# are shown only once (`known_trouble`).
LOST_GAME = 1
LOST_TURNS = 2
MAYBE_LOST_TURNS = 4
LOST_SETTINGS = 8
DRIVE_FULL = 16  # with the NVM alone, a cut may also cost what was saved before
CANNOT_KEEP = 32
MEMORY_FULL = 64  # anything not saved yet is lost
DRIVE_FAILS = 128  # as with a full drive


def save_settings(program):
    with modules.passing:
        from handheld.settings_bytes import pack
    save(program, SETTINGS, pack(program.settings))


def save_profile(program, profile):
    save(program, PROFILE % program.number, profile)


def save(program, kind, payload, often=False):
    """Saves a payload of that kind (see `kinds`)."""
    if not _overwrite(program, kind, payload, often):
        with modules.passing:
            from handheld import careful_saving

            careful_saving.save(program, kind, payload, often)


def _overwrite(program, kind, payload, often):
    """Overwrites the copy that is due, if it is known where that lies; returns whether it did."""
    found = program.found
    place = found.pop(kind, None)  # unknown until it is done: the save may stop halfway
    device = program.device
    drive = device.drive
    if place is None or drive is None or len(payload) > place[2]:
        return False
    number, offset, room, count, in_nvm, spare, other, newest = place
    if check_of(copy_of(MAGIC, number, (count - 1) & LAST, payload)) == newest:
        return False  # nothing seems to have changed
    in_nvm = not (often or in_nvm or offset < 0)
    if in_nvm:
        for name, _ in kinds(program.games):
            if name != kind:
                if name not in found:
                    return False
                in_nvm &= not (found[name] and found[name][4])  # or a cut would cost that one
    copy = copy_of(MAGIC, number, count, payload)
    if in_nvm:
        done = write_nvm(device.nvm, offset, copy)
    else:
        path = drive.path_of(kind, spare)
        done = not drive.use(drive.overwrite, path, size_of(room_of(MAGIC, room)), copy)
        spare, other = other, spare
    if done:
        count = (count + 1) & LAST
        found[kind] = (number, offset, room, count, in_nvm, spare, other, check_of(copy))
    else:
        found.clear()  # a computer may hold the drive, and change it
    return done


def kinds(games):
    """The kinds of payload, with the bytes that each may have.

    The order never changes: a further game comes last, with its profile. The profiles of the first
    two games came when both games were there already.
    """
    found = [(SETTINGS, _SETTINGS_ROOM)]
    found += [(name, _GAME_ROOM) for name in games[:2]]
    for number in range(len(games)):
        if number > 1:
            found.append((games[number], _GAME_ROOM))
        found.append((PROFILE % number, PROFILE_ROOM))
    return found


def kind_of_game(program):
    """The kind under which the current game is saved."""
    return program.games[program.number]
