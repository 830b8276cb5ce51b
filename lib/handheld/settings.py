"""What players can set; settings_bytes.py turns it into bytes."""

DEFAULT_LANGUAGE = "en"
OFF, SOFT, LOUD = range(3)
_BRIGHTNESS_STEPS = 5


class Settings:
    """Language (a code), sound (OFF, SOFT or LOUD), lights (on or off), brightness 1 to 5, speed 0
    to 2, and the number of the game played last. `former` has profiles of games that are still
    saved with the settings: {number of the game: bytes}."""

    def __init__(self):
        self.language = DEFAULT_LANGUAGE
        self.sound = LOUD
        self.lights = True
        self.brightness = _BRIGHTNESS_STEPS
        self.speed = 1
        self.game = 0
        self.former = {}

    @property
    def pace(self):
        """The milliseconds for which each step of a turn is shown."""
        return (1400, 800, 400)[self.speed]

    @property
    def light(self):
        """The display's brightness from 0 to 1."""
        return self.brightness / _BRIGHTNESS_STEPS
