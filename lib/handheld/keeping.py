"""Saving settings and games: their bytes for the store, and their places in it."""

from handheld import modules
from handheld.languages import LANGUAGES
from handheld.store import Store

_MAGIC = b"Kh"
_SETTINGS = "settings"
_SETTINGS_ROOM = 16  # bytes
_GAME_ROOM = 1600

# What could not be read: `trouble` of a program.
LOST_GAME = 1
LOST_SETTINGS = 2


def load_settings(program):
    kept, lost = _store(program).load(_SETTINGS)
    if lost or (kept is not None and not unpack(program.settings, kept)):
        # Broken settings are replaced, or every start would complain of them.
        program.trouble |= LOST_SETTINGS
        save_settings(program)


def save_settings(program):
    _store(program).save(_SETTINGS, pack(program.settings))


def load_game(program):
    """Hands the game being played what is saved of it."""
    kept, lost = _store(program).load(_place(program.number))
    if kept:
        try:
            program.game.unpack(kept)
        except ValueError:
            lost = True
    if lost:
        program.trouble |= LOST_GAME
        save_game(program, program.game.pack())


def save_game(program, payload):
    _store(program).save(_place(program.number), payload)


def _store(program):
    kinds = [(_SETTINGS, _SETTINGS_ROOM)]
    for number in range(len(program.games)):
        kinds.append((_place(number), _GAME_ROOM))
    store = Store(program.device.nvm, program.device.drive, _MAGIC, kinds)
    modules.drop("handheld.store")  # loaded by asking for the drive
    return store


def _place(number):
    return "game%d" % (number + 1) if number else "game"


# Settings as bytes

_VERSION = 2


def pack(settings):
    codes = [code for code, _ in LANGUAGES]
    flags = settings.sound | settings.lights << 1
    language = codes.index(settings.language)
    return bytes((_VERSION, language, flags, settings.brightness, settings.speed, settings.game))


def unpack(settings, data):
    """Takes over what `pack` returned; returns False, changing nothing, for anything else."""
    if len(data) == 5 and data[0] == 1:  # version 1 knew one game
        data = bytes((_VERSION,)) + data[1:] + b"\x00"
    if len(data) != 6:
        return False
    version, language, flags, brightness, speed, game = data
    if version != _VERSION or language >= len(LANGUAGES) or flags > 3:
        return False
    if not 1 <= brightness <= 5 or speed > 2:
        return False
    settings.language = LANGUAGES[language][0]
    settings.sound = bool(flags & 1)
    settings.lights = bool(flags & 2)
    settings.brightness = brightness
    settings.speed = speed
    settings.game = game
    return True
