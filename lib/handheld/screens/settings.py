"""The settings, those of the game played among them (see handheld.program).

Every change works at once, and is saved after a moment without a press, or when the screen is left.
"""

from handheld import buttons, clicks
from handheld.clock import since
from handheld.form import Form
from handheld.languages import LANGUAGES

_SETTLED = 3000  # milliseconds without a press, then a change is kept
_LANGUAGE, _SOUND, _LIGHTS, _BRIGHTNESS, _SPEED, _OWN = range(6)


def open(program, changed=False):
    return SettingsScreen(program, changed)


class SettingsScreen:
    def __init__(self, program, changed):
        self.program = program
        game = program.games[program.number]
        self._options = __import__(game + ".options", None, None, ("rows",))
        self._changed = changed  # in another language just now
        self._touched = 0

    def enter(self, stage):
        self._touched = stage.clock.ticks()
        self._draw()

    def leave(self):
        self.form = self.group = None

    def _draw(self):
        words = self.program.words
        own = self._options.rows(self.program.game)
        names = [words.LANGUAGE, words.SOUND, words.LIGHTS, words.BRIGHTNESS, words.SPEED]
        names += [name for name, _, _ in own]
        names.append(words.BACK)
        self._back = len(names) - 1
        self.form = Form(self.program.art, words.SETTINGS, names)
        self.group = self.form.group
        self._show()

    def frame(self, now, pressed):
        program = self.program
        if pressed:
            self._touched = now
        if self.form.move(pressed):
            program.play(clicks.STEP)
        elif pressed & (buttons.B | buttons.START) or (
            pressed & buttons.A and self.form.at == self._back
        ):
            program.keep_settings()
            program.play(clicks.BACK)
            program.close()
        elif pressed & (buttons.LEFT | buttons.RIGHT | buttons.A):
            self._change(-1 if pressed & buttons.LEFT else 1)
            program.play(clicks.STEP)
        elif self._changed and since(now, self._touched) > _SETTLED:
            self._changed = False
            program.keep_settings()

    def _change(self, by):
        program = self.program
        settings = program.settings
        self._changed = True
        row = self.form.at
        if row == _LANGUAGE:
            codes = [code for code, _ in LANGUAGES]
            settings.language = codes[(codes.index(settings.language) + by) % len(codes)]
            program.speak(True)
            return
        if row >= _OWN:
            own = row - _OWN
            rows = self._options.rows(program.game)
            if own < len(rows):
                _, choices, number = rows[own]
                self._options.choose(program.game, own, (number + by) % len(choices))
        elif row == _SOUND:
            settings.sound = (settings.sound + by) % 3
            program.silent = False
        elif row == _LIGHTS:
            settings.lights = not settings.lights
        elif row == _BRIGHTNESS:
            settings.brightness = (settings.brightness - 1 + by) % 5 + 1
        elif row == _SPEED:
            settings.speed = (settings.speed + by) % 3
        program.use_settings()
        self._show()

    def _show(self):
        words = self.program.words
        settings = self.program.settings
        form = self.form
        for code, name in LANGUAGES:
            if code == settings.language:
                form.set_value(_LANGUAGE, name)
        form.set_value(_SOUND, words.SOUNDS[settings.sound])
        form.set_value(_LIGHTS, words.YES if settings.lights else words.NO)
        form.set_value(_BRIGHTNESS, str(settings.brightness))
        form.set_value(_SPEED, words.SPEEDS[settings.speed])
        for own, (_, choices, number) in enumerate(self._options.rows(self.program.game)):
            form.set_value(_OWN + own, choices[number])
