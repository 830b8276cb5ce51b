"""What the players set, in a few bytes that are kept apart from all games."""

from os import getenv

from handheld.texts import LANGUAGES

DEFAULT_LANGUAGE = "en"
_VERSION = 2
_BRIGHTNESS_STEPS = 5


class Settings:
    """Language (a code), sound and lights (on or off), brightness 1 to 5, speed 0 to 2, and the
    number of the game that was played last."""

    def __init__(self):
        self.language = DEFAULT_LANGUAGE
        self.sound = True
        self.lights = True
        self.brightness = _BRIGHTNESS_STEPS
        self.speed = 1
        self.game = 0

    def choose_language(self, name):
        """Prefers the language that a line `name = "fr"` in the drive's settings.toml asks for."""
        try:
            wanted = getenv(name)
        except ValueError:  # somebody left out the quotes, there or in another line
            return
        for code, _ in LANGUAGES:
            if code == wanted:
                self.language = code

    def pack(self):
        codes = [code for code, _ in LANGUAGES]
        flags = self.sound | self.lights << 1
        language = codes.index(self.language)
        return bytes((_VERSION, language, flags, self.brightness, self.speed, self.game))

    def unpack(self, data):
        """Takes over what `pack` wrote; False (and nothing taken over) for anything else."""
        if len(data) == 5 and data[0] == 1:  # the version before, which knew one game
            data = bytes((_VERSION,)) + data[1:] + b"\x00"
        if len(data) != 6:
            return False
        version, language, flags, brightness, speed, game = data
        if version != _VERSION or language >= len(LANGUAGES) or flags > 3:
            return False
        if not 1 <= brightness <= _BRIGHTNESS_STEPS or speed > 2:
            return False
        self.language = LANGUAGES[language][0]
        self.sound = bool(flags & 1)
        self.lights = bool(flags & 2)
        self.brightness = brightness
        self.speed = speed
        self.game = game
        return True

    @property
    def pace(self):
        """Milliseconds that each step of a turn is shown."""
        return (1400, 800, 400)[self.speed]

    @property
    def light(self):
        """The display's brightness from 0 to 1."""
        return self.brightness / _BRIGHTNESS_STEPS
