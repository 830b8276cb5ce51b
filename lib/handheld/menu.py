"""A menu: a form whose rows do something."""

from handheld import menu_colours
from handheld.art import colours
from handheld.buttons import START, B
from handheld.form import NAME_X, STEP, TITLE_HEIGHT, Form


class Menu(Form):
    """A scene. `entries` are (text, what A does): the name of a screen to show, or a function.

    `values` are (row, text), shown at the right of some rows. If it `closes`, B and START go back
    to the screen below; otherwise START does what A does, and B what the last row does. `remarks`
    are lines below the rows, `sign` is in the head. The row `battery` shows the battery's charge.
    """

    usually = ""  # the screen that comes next from rows that do not name one

    def __init__(
        self, program, title, entries, values=(), closes=True, remarks=(), sign=None, battery=0
    ):
        super().__init__(program, title, sign)
        self.late = battery
        self._entries = entries
        self._values = values
        if closes:
            self.back = B | START
        else:
            self.close = entries[-1][1]
        self._remarks = remarks

    @property
    def ahead(self):
        does = self.does(self.at)
        return does if isinstance(does, str) else self.usually

    def draw(self):
        super().draw()
        faded = colours((None, menu_colours.MUTED))
        y = TITLE_HEIGHT + len(self._entries) * self._step
        for remark in self._remarks:
            y += STEP
            self.group.append(self.program.art.line(NAME_X, y, 0, faded, remark).tile)

    def _explain(self):
        """Shows the battery's charge: a frame after the rest, as finding it takes a while."""
        row, self.late = self.late, 0
        self._explained = self.at
        charge = self.program.device.battery
        if charge is not None:
            self.set_value(row, self.program.words.BATTERY % charge)
            self._shade(row)

    def rows(self):
        values = dict(self._values)
        return [(text, values.get(row, ""), 0, 0) for row, (text, _) in enumerate(self._entries)]

    def does(self, row):
        return self._entries[row][1]
