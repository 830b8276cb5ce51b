"""A menu: a form whose rows do something."""

from handheld import buttons, clicks
from handheld.form import Form


class Menu:
    """A scene. `entries` are (text, what A does): the name of a screen to show, or a function.

    `values` are (row, text) at the right of some rows. With `closes`, B and START go back to the
    screen below; without it, START does what A does, and B what the last row does. `remarks` are
    lines below the rows, `sign` is in the head.
    """

    def __init__(self, program, title, entries, values=(), closes=True, remarks=(), sign=None):
        self.program = program
        self.at = 0
        self._title = title
        self._entries = entries
        self._values = values
        self._closes = closes
        self._remarks = remarks
        self._sign = sign

    def enter(self, stage):
        names = [text for text, _ in self._entries]
        self.form = Form(self.program.art, self._title, names, self._sign)
        for row, text in self._values:
            self.form.set_value(row, text)
        for remark in self._remarks:
            self.form.remark(remark)
        self.form.choose(min(self.at, len(self._entries) - 1))
        self.group = self.form.group

    def leave(self):
        self.form = self._sign = self.group = None

    def frame(self, now, pressed):
        program = self.program
        if self.form.move(pressed):
            self.at = self.form.at
            program.play(clicks.STEP)
        elif self._closes and pressed & (buttons.B | buttons.START):
            program.play(clicks.BACK)
            program.close()
        elif pressed & buttons.B:
            program.play(clicks.BACK)
            self._do(len(self._entries) - 1)
        elif pressed & (buttons.A | buttons.START):
            program.play(clicks.CONFIRM)
            self._do(self.form.at)

    def _do(self, row):
        does = self._entries[row][1]
        if isinstance(does, str):
            self.program.show(does)
        else:
            does()
