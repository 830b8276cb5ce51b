"""The settings, including those of the current game (see handheld.program).

A change takes effect at once, and is saved after a moment without a press, or when the screen is
left.
"""

from handheld.buttons import START, A, B
from handheld.form import Form
from handheld.languages import LANGUAGES
from handheld.texts import load

_LANGUAGE, _SOUND, _LIGHTS, _BRIGHTNESS, _SPEED, _OWN = range(6)


def open(program, changed=False):
    return SettingsScreen(program, changed)


class SettingsScreen(Form):
    back = B | START
    explains = True

    def __init__(self, program, changed):
        super().__init__(program, program.words.SETTINGS)
        game = program.games[program.number]
        self._options = __import__(game + ".options", None, None, ("rows",))
        self._changed = changed  # when it has just been opened again in another language

    @property
    def ahead(self):
        return self.program.below

    def rows(self):
        words = self.program.words
        settings = self.program.settings
        codes = [code for code, _ in LANGUAGES]
        language = codes.index(settings.language)
        yes = (words.NO, words.YES)
        rows = [
            (words.LANGUAGE, LANGUAGES[language][1], language, len(codes)),
            (words.SOUND, words.SOUNDS[settings.sound], settings.sound, 3),
            (words.LIGHTS, yes[settings.lights], settings.lights, 2),
            (words.BRIGHTNESS, str(settings.brightness), settings.brightness - 1, 5),
            (words.SPEED, words.SPEEDS[settings.speed], settings.speed, 3),
        ]
        for row in self._options.rows(self.program.game):
            name, choices, number = row[:3]
            rows.append((name, choices[number], number, len(choices)))
        self._last = len(rows)
        rows.append((words.BACK, "", 0, 0))
        return rows

    def explain(self, row):
        program = self.program
        if _OWN <= row < self._last:
            return "".join(self._options.rows(program.game)[row - _OWN][3:])
        about = load("handheld", "settings_" + program.settings.language)
        return about.ABOUT_BACK if row == self._last else about.ABOUT_SETTINGS[row]

    def frame(self, now, pressed):
        if pressed & A and self.at == self._last:
            pressed |= B
        super().frame(now, pressed)

    def choose(self, row, number):
        program = self.program
        settings = program.settings
        if row == _LANGUAGE:
            settings.language = LANGUAGES[number][0]
            self._changed = False  # the same screen in that language saves it
            program.speak(True)
            return True
        if row == _SOUND:
            settings.sound = number
            program.silent = False
        elif row == _LIGHTS:
            settings.lights = bool(number)
        elif row == _BRIGHTNESS:
            settings.brightness = number + 1
        elif row == _SPEED:
            settings.speed = number
        else:
            self._options.choose(program.game, row - _OWN, number)
        program.use_settings()
        return False

    def does(self, row):
        """Returns None: no row does anything on A. In `frame` the last one turns A into B."""

    def save(self):
        self.program.save_settings()
