"""The first question of all: which language, each in its own name; asked once."""

from handheld import texts
from handheld.form import FormScreen
from handheld.languages import LANGUAGES


def open(program):
    return LanguageQuestion(program, "")


class LanguageQuestion(FormScreen):
    back = 0  # there is nothing to go back to

    def enter(self, stage):
        super().enter(stage)
        self.moved()

    def rows(self):
        return [(name, "", 0, 0) for _, name in LANGUAGES]

    def moved(self):
        """Says "Language" in the language under the cursor."""
        self.form.set_title(texts.load("handheld", LANGUAGES[self.at][0]).LANGUAGE)
        texts.drop("handheld")

    def does(self, row):
        return self._speak

    def _speak(self):
        program = self.program
        program.settings.language = LANGUAGES[self.at][0]
        program.keep_settings()
        program.begin()
