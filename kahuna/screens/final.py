"""The end of a game: who has won and why, its course, and the same once more."""

from handheld import buttons
from handheld.clock import since

from .. import palette, tunes
from .counting import Counting
from .form import Form


def open(program):
    return Final(program)


class Final:
    def __init__(self, program):
        self.program = program
        self._counted = False

    def enter(self, stage):
        program = self.program
        self._since = stage.clock.ticks()
        program.light(program.session.view.winner)
        if self._counted:
            self._offer()
            return
        program.keep_game()
        self._counting = Counting(program, program.session.view)
        self.group = self._counting.group
        self._said = False

    def leave(self):
        self._counting = self.form = self.group = None

    def frame(self, now, pressed):
        if self._counted:
            self._choose(pressed)
            return
        program = self.program
        if not self._said:
            if pressed & (buttons.A | buttons.B | buttons.START):
                self._counting.finish()
            if since(now, self._since) > program.settings.pace // 3:
                self._since = now
                self._counting.step()
            if self._counting.done:
                self._said = True
                program.play(tunes.WIN)
                self._say()
        elif pressed & (buttons.A | buttons.START):
            program.play(tunes.CONFIRM)
            self._counted = True
            self._offer()
            program.device.display.root_group = self.group

    def _say(self):
        view = self.program.session.view
        texts = self.program.texts
        self._counting.say(
            self._headline(), texts.REASONS[view.reason], texts.PRESS_A, palette.GLOW
        )

    def _headline(self):
        view = self.program.session.view
        texts = self.program.texts
        return texts.WINNER % texts.SIDES[view.winner] if view.winner >= 0 else texts.NO_WINNER

    def _offer(self):
        texts = self.program.texts
        names = (texts.AGAIN, texts.COURSE, texts.LOG, texts.TO_TITLE)
        self.form = Form(self.program.art, self._headline(), names)
        self.group = self.form.group

    def _choose(self, pressed):
        program = self.program
        if self.form.move(pressed):
            program.play(tunes.STEP)
        elif pressed & (buttons.A | buttons.START):
            program.play(tunes.CONFIRM)
            if self.form.at == 0:
                program.again()
            elif self.form.at == 1:
                program.show("course")
            elif self.form.at == 2:
                program.show("log")
            else:
                program.go("title")
