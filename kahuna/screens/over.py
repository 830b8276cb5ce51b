"""After a game: the same again, its course, its turns, or the title."""

from handheld import buttons

from ..look import tunes
from ..parts.form import Form
from ..parts.words import result


def open(program):
    return Over(program)


class Over:
    def __init__(self, program):
        self.program = program
        self.at = 0

    def enter(self, stage):
        program = self.program
        texts = program.texts
        names = (texts.AGAIN, texts.COURSE, texts.LOG, texts.TO_TITLE)
        self.form = Form(program.art, result(texts, program.session.view), names)
        self.form.choose(self.at)
        self.group = self.form.group

    def leave(self):
        self.form = self.group = None

    def frame(self, now, pressed):
        program = self.program
        if self.form.move(pressed):
            self.at = self.form.at
            program.play(tunes.STEP)
        elif pressed & (buttons.A | buttons.START):
            program.play(tunes.CONFIRM)
            if self.at == 0:
                program.again()
            elif self.at < 3:
                program.show("course" if self.at == 1 else "log")
            else:
                program.go("title")
