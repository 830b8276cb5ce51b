"""The first question of all: which language, each in its own name; asked once."""

from handheld import buttons, clicks, modules, texts
from handheld.form import Form
from handheld.languages import LANGUAGES


def open(program):
    return LanguageQuestion(program)


class LanguageQuestion:
    def __init__(self, program):
        self.program = program

    def enter(self, stage):
        names = [name for _, name in LANGUAGES]
        self.form = Form(self.program.art, "", names)
        self.group = self.form.group
        self._show()

    def leave(self):
        self.form = self.group = None

    @property
    def _code(self):
        return LANGUAGES[self.form.at][0]

    def _show(self):
        """Says "Language" in the language under the cursor."""
        with modules.passing:
            self.form.set_title(texts.load("handheld", self._code).LANGUAGE)

    def frame(self, now, pressed):
        program = self.program
        if self.form.move(pressed):
            program.play(clicks.STEP)
            self._show()
        elif pressed & (buttons.A | buttons.START):
            program.play(clicks.CONFIRM)
            program.settings.language = self._code
            program.keep_settings()
            program.begin()
