"""Saving settings, games and profiles: their bytes for the store, and their places in it.

A game's profile is what outlasts a game under way: its own settings, what was learnt and won.
"""

from handheld import modules
from handheld.drive_places import BUSY, FULL
from handheld.languages import LANGUAGES
from handheld.settings import LOUD, OFF, SOFT
from handheld.store import LOST, OLDER, Store

MAGIC = b"hh"
FORMER_MAGIC = b"Kh"  # of as many bytes
_SETTINGS = "settings"
_PROFILE = "profile%d"  # with the number of the game: short, as its places are entries of a folder
_SETTINGS_ROOM = 200  # bytes: former versions kept profiles there, and they must still fit
_GAME_ROOM = 1600
PROFILE_ROOM = 256
# What the version before called its kinds, and their rooms.
_FORMER_SETTINGS = ("settings", 16)
_FORMER_GAME = ("game", 1600)

# What a player must be told: `trouble` of a program. The last three are said once (`told`).
LOST_GAME = 1
LOST_TURNS = 2
MAYBE_LOST_TURNS = 4
LOST_SETTINGS = 8
DRIVE_FULL = 16  # with the NVM alone, a cut may cost what was kept, too
CANNOT_KEEP = 32
MEMORY_FULL = 64  # what was not saved yet is lost
DRIVE_FAILS = 128  # as with a full drive


def take_over(program):
    """Moves what the version before kept, and brings to the drive what the NVM alone has."""
    with modules.passing:
        from handheld import migrate
    device = program.device
    moved = (_FORMER_SETTINGS + (_SETTINGS,), _FORMER_GAME + (program.games[0],))
    magics = (MAGIC, FORMER_MAGIC)
    migrate.move(device.nvm, device.drive, magics, kinds(program.games), moved)
    _store(program).settle()


def lacks_places(program):
    return _store(program).lacks_places()


def make_places(program):
    """Makes the places on the drive; this takes seconds, and the power must not go meanwhile."""
    program.trouble &= ~DRIVE_FAILS  # said of places that were missing
    program.told &= ~DRIVE_FAILS
    store = _store(program)
    store.make_places()
    _note_obstacle(program, store, not store.obstacle or program.device.nvm is not None)
    store.settle()
    if not store.lacks_places():
        with modules.passing:
            from handheld.place_making import make_shelf
        drive = program.device.drive
        drive.use(make_shelf, drive)  # where there is no room, there is no shelf


def load_settings(program):
    """Takes up the settings; returns whether any were ever kept."""
    kept, lost = _store(program).load(_SETTINGS)
    if lost == LOST or (kept is not None and not unpack(program.settings, kept)):
        # Broken settings are replaced, or every start would complain of them.
        program.trouble |= LOST_SETTINGS
    if lost or program.trouble & LOST_SETTINGS:
        save_settings(program)
    return bool(kept is not None or lost)


def save_settings(program):
    _save(program, _SETTINGS, pack(program.settings))


def load_profile(program):
    """Returns the profile of the game being played."""
    kept, lost = _store(program).load(_PROFILE % program.number)
    profile = kept or program.settings.former.get(program.number, b"")
    if lost == LOST and not profile:
        program.trouble |= LOST_SETTINGS
    if lost:
        save_profile(program, profile)
    return profile


def save_profile(program, profile):
    _save(program, _PROFILE % program.number, profile)


def move_profiles(program):
    """Moves the profiles that the version before kept with the settings to places of their own.

    They stay with the settings until all have come to the drive, if there is one: a cut while the
    NVM is written costs what that alone has.
    """
    store = _store(program)
    former = program.settings.former
    for number in former:
        if not _is_safe(program, store):
            return
        kind = _PROFILE % number
        if number < len(program.games) and not store.knows(kind):
            if store.save(kind, former[number]) is None:
                return
    if _is_safe(program, store):
        program.settings.former = {}
        save_settings(program)


def _is_safe(program, store):
    return program.device.drive is None or store.settle()


def load_game(program):
    """Hands the game being played what is saved of it."""
    kept, lost = _store(program).load(_place(program))
    if kept:
        try:
            program.game.session.unpack(kept)
        except ValueError:
            lost = LOST
    if lost:
        if lost == LOST or not kept:
            program.trouble |= LOST_GAME
        else:
            program.trouble |= LOST_TURNS if lost == OLDER else MAYBE_LOST_TURNS
        save_game(program, program.game.session.pack())


def save_game(program, payload, often=False):
    _save(program, _place(program), payload, often)


def _save(program, kind, payload, often=False):
    store = _store(program)
    _note_obstacle(program, store, store.save(kind, payload, often) is not None)


def _note_obstacle(program, store, keeps):
    """Has it told that nothing was kept, or that the drive did not serve; a computer that has it is
    no trouble as long as something is."""
    if not keeps:
        found = CANNOT_KEEP
    elif store.obstacle == FULL:
        found = DRIVE_FULL
    else:
        found = DRIVE_FAILS if store.obstacle not in (0, BUSY) else 0
    program.trouble |= found & ~program.told
    program.told |= found


def _store(program):
    device = program.device
    return Store(device.nvm, device.drive, MAGIC, kinds(program.games), FORMER_MAGIC)


def kinds(games):
    """The kinds of payload there are, with the bytes that each may have.

    Another game comes last, with its profile: those of the first two came when both were there.
    """
    found = [(_SETTINGS, _SETTINGS_ROOM)]
    found += [(name, _GAME_ROOM) for name in games[:2]]
    for number in range(len(games)):
        if number > 1:
            found.append((games[number], _GAME_ROOM))
        found.append((_PROFILE % number, PROFILE_ROOM))
    return found


def _place(program):
    return program.games[program.number]


# Settings as bytes

_VERSION = 3
_HEAD = 6


def pack(settings):
    codes = [code for code, _ in LANGUAGES]
    flags = (settings.sound != OFF) | settings.lights << 1 | (settings.sound == SOFT) << 2
    language = codes.index(settings.language)
    data = bytearray(
        (_VERSION, language, flags, settings.brightness, settings.speed, settings.game)
    )
    for game in settings.former:
        profile = settings.former[game]
        data.extend(bytes((game, len(profile))))
        data.extend(profile)
    return bytes(data)


def unpack(settings, data):
    """Takes over what `pack` returned; returns False, changing nothing, for anything else."""
    if len(data) == _HEAD - 1 and data[0] == 1:  # version 1 knew one game
        data = bytes((_VERSION,)) + data[1:] + b"\x00"
    elif len(data) == _HEAD and data[0] == 2:  # and version 2 no profiles
        data = bytes((_VERSION,)) + data[1:]
    if len(data) < _HEAD:
        return False
    version, language, flags, brightness, speed, game = data[:_HEAD]
    if version != _VERSION or language >= len(LANGUAGES) or flags > 7:
        return False
    if not 1 <= brightness <= 5 or speed > 2:
        return False
    former = _profiles(data[_HEAD:])
    if former is None:
        return False
    settings.language = LANGUAGES[language][0]
    settings.sound = OFF if not flags & 1 else SOFT if flags & 4 else LOUD
    settings.lights = bool(flags & 2)
    settings.brightness = brightness
    settings.speed = speed
    settings.game = game
    settings.former = former
    return True


def _profiles(data):
    """The profiles that the version before kept, {number: bytes}, or None if they are cut off."""
    profiles = {}
    while data:
        if len(data) < 2 or len(data) < 2 + data[1]:
            return None
        profiles[data[0]] = data[2 : 2 + data[1]]
        data = data[2 + data[1] :]
    return profiles
