"""The very first question: which language? Each has its own name; asked only once."""

from handheld import modules, texts
from handheld.form import Form
from handheld.languages import LANGUAGES


def open(program):
    return LanguageQuestion(program, "")


class LanguageQuestion(Form):
    back = 0  # there is nothing to go back to

    def rows(self):
        return [(name, "", 0, 0) for _, name in LANGUAGES]

    def point(self, row):
        """Says "Language" in the language under the cursor."""
        super().point(row)
        with modules.passing:
            self.title.text = texts.load("handheld", LANGUAGES[row][0]).LANGUAGE

    def does(self, row):
        return self._speak

    def _speak(self):
        program = self.program
        program.settings.language = LANGUAGES[self.at][0]
        program.save_settings()
        program.begin()
