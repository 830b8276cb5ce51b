"""Saves settings, games and profiles in their places in the store; `loading` reads them.

A game's profile is what outlasts a game under way: its own settings, what was learnt and won.
"""

from handheld import modules
from handheld.drive_places import BUSY, FULL
from handheld.store import Store

MAGIC = b"hh"
FORMER_MAGIC = b"Kh"  # of as many bytes
SETTINGS = "settings"
PROFILE = "profile%d"  # with the number of the game: short, as its places are entries of a folder
_SETTINGS_ROOM = 200  # bytes: former versions saved profiles there, and they must still fit
_GAME_ROOM = 1600
PROFILE_ROOM = 256
# What the player has to know: bits of a program's `trouble`. Of the last four, all but MEMORY_FULL
# are said once (`known_trouble`).
LOST_GAME = 1
LOST_TURNS = 2
MAYBE_LOST_TURNS = 4
LOST_SETTINGS = 8
DRIVE_FULL = 16  # with the NVM alone, a cut may cost what was saved before, too
CANNOT_KEEP = 32
MEMORY_FULL = 64  # what was not saved yet is lost
DRIVE_FAILS = 128  # as with a full drive


def save_settings(program):
    with modules.passing:
        from handheld.settings_bytes import pack
    _save(program, SETTINGS, pack(program.settings))


def save_profile(program, profile):
    _save(program, PROFILE % program.number, profile)


def save_game(program, payload, often=False):
    _save(program, kind_of_game(program), payload, often)


def _save(program, kind, payload, often=False):
    store = store_of(program)
    note_obstacle(program, store, store.save(kind, payload, often) is not None)


def note_obstacle(program, store, saved):
    """Adds to the trouble that nothing was saved, or that the drive did not serve. A computer that
    has the drive is no trouble as long as something was."""
    if not saved:
        found = CANNOT_KEEP
    elif store.obstacle == FULL:
        found = DRIVE_FULL
    else:
        found = DRIVE_FAILS if store.obstacle not in (0, BUSY) else 0
    program.trouble |= found & ~program.known_trouble
    program.known_trouble |= found


def store_of(program):
    device = program.device
    return Store(device.nvm, device.drive, MAGIC, kinds(program.games), FORMER_MAGIC)


def kinds(games):
    """The kinds of payload there are, with the bytes that each may have.

    Another game comes last, with its profile: those of the first two came when both were there.
    """
    found = [(SETTINGS, _SETTINGS_ROOM)]
    found += [(name, _GAME_ROOM) for name in games[:2]]
    for number in range(len(games)):
        if number > 1:
            found.append((games[number], _GAME_ROOM))
        found.append((PROFILE % number, PROFILE_ROOM))
    return found


def kind_of_game(program):
    """The kind under which the game being played is saved."""
    return program.games[program.number]
