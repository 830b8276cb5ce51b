"""Loads settings, games and profiles from the store, and moves what former versions saved there.
This is needed only when the program starts or the game changes.
"""

from handheld import modules, saving
from handheld.careful_saving import store_of
from handheld.drive_places import IN_USE
from handheld.evidence import LOST, OLDER
from handheld.settings_bytes import unpack

# The kinds of the version before, with their rooms in bytes.
_FORMER_SETTINGS = ("settings", 16)
_FORMER_GAME = ("game", 1600)
_FORMER_FOLDER = "/save"
_FORMER_HEADS = 40  # of the NVM: both kinds begin within so many bytes


def move_former(program):
    """Moves what the version before saved."""
    device = program.device
    nvm = device.nvm
    drive = device.drive
    there = drive is not None and drive.has(_FORMER_FOLDER)
    if there or (nvm is not None and saving.FORMER_MAGIC in bytes(nvm[:_FORMER_HEADS])):
        with modules.passing:
            from handheld import migrate
        moved = (_FORMER_SETTINGS + (saving.SETTINGS,), _FORMER_GAME + (program.games[0],))
        magics = (saving.MAGIC, saving.FORMER_MAGIC)
        kinds = saving.kinds(program.games)
        migrate.move(nvm, drive, magics, kinds, moved, _FORMER_FOLDER)


def lacks_places(program):
    return store_of(program).lacks_places()


def copy_to_drive(program, game):
    """Copies what only the NVM has to the drive, except that game: its next save does it, and then
    nobody waits for the title."""
    store_of(program).copy_to_drive(game)


def row_lacks(program):
    """Whether there is a row that is not complete yet."""
    drive = program.device.drive
    if drive is None or not drive.has(drive.row):
        return False
    for kind, length in store_of(program).lengths:
        if sum([1 for _ in drive.places(kind, length)]) < IN_USE:
            return True
    return drive.lacks_records()


def load_settings(program):
    """Loads the settings; returns whether any were ever saved."""
    kept, lost = store_of(program).load(saving.SETTINGS)
    if lost == LOST or (kept is not None and not unpack(program.settings, kept)):
        # Broken settings are replaced, or every start would complain about them.
        program.trouble |= saving.LOST_SETTINGS
    if lost or program.trouble & saving.LOST_SETTINGS:
        saving.save_settings(program)
    return bool(kept is not None or lost)


def load_profile(program):
    """Returns the profile of the current game."""
    kept, lost = store_of(program).load(saving.PROFILE % program.number)
    profile = kept or program.settings.former.get(program.number, b"")
    if lost == LOST and not profile:
        program.trouble |= saving.LOST_SETTINGS
    if lost:
        saving.save_profile(program, profile)
    return profile


def move_profiles(program):
    """Moves profiles that the version before saved with the settings to places of their own.

    They also stay with the settings until all of them are on the drive, if there is one: a cut
    while the NVM is written costs what the NVM alone has.
    """
    store = store_of(program)
    former = program.settings.former
    for number in former:
        if not _is_safe(program, store):
            return
        kind = saving.PROFILE % number
        if number < len(program.games) and not store.knows(kind):
            if store.save(kind, former[number]) is None:
                return
    if _is_safe(program, store):
        program.settings.former = {}
        saving.save_settings(program)


def _is_safe(program, store):
    return program.device.drive is None or store.copy_to_drive()


def saved_game(program):
    """Returns the current game as it was saved, for `load_game`."""
    return store_of(program).load(saving.kind_of_game(program))


def load_game(program, kept, lost):
    """Takes up the current game from what `saved_game` returned, and reports what was lost."""
    if kept:
        session = program.game.session
        try:
            session.unpack(kept)
            session.saved = not session.over  # the end is saved again once it is seen
        except ValueError:
            lost = LOST
    if lost:
        if lost == LOST or not kept:
            program.trouble |= saving.LOST_GAME
        else:
            program.trouble |= saving.LOST_TURNS if lost == OLDER else saving.MAYBE_LOST_TURNS
        saving.save(program, saving.kind_of_game(program), program.game.session.pack())
