"""The settings as bytes, for the store."""

from handheld.languages import LANGUAGES
from handheld.settings import LOUD, OFF, SOFT

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
    """Takes the settings from what `pack` returned. For anything else it returns False and changes
    nothing.
    """
    if len(data) == _HEAD - 1 and data[0] == 1:  # version 1 had only one game
        data = bytes((_VERSION,)) + data[1:] + b"\x00"
    elif len(data) == _HEAD and data[0] == 2:  # and version 2 had no profiles
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
    """The profiles that the version before saved, {number: bytes}; None if they are cut off."""
    profiles = {}
    while data:
        if len(data) < 2 or len(data) < 2 + data[1]:
            return None
        profiles[data[0]] = data[2 : 2 + data[1]]
        data = data[2 + data[1] :]
    return profiles
