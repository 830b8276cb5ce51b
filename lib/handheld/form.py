"""A title and rows, one of them chosen: for menus, the settings, forms for a new game."""

from displayio import Group

from handheld import clicks, shades
from handheld.art import colours
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from handheld.clock import since
from handheld.icons import ICON_RIGHT
from handheld.scenes import toward

_TITLE_HEIGHT = 15
_STEP = 12
_CLOSE = 11  # from row to row, where there are many
_MANY = 10
_NAME_X = 14
_WIDTH = 142
_SLIDE = 4  # pixels a frame, as it opens
_FRAMES = 3
_SETTLED = 3000  # milliseconds without a press, then a change is kept


class FormScreen:
    """A scene: UP and DOWN choose a row, LEFT, RIGHT and A change its value. A screen has

    rows()               returns for each row its name, its value as text, the number of that, and
                         how many there are to choose from. One that has no choice is faded; a row
                         with none at all only does something
    choose(row, number)  takes over another value; returns True if there is nothing to be shown
    does(row)            returns what A does there: a function, or the name of a screen to show
    moved()              is called when another row is chosen
    keep()               saves what was changed, after a moment or when the screen is left

    `back` are the buttons that call `close`. With `starts`, START does what the first row does,
    else what A does. `sign` is in the head, beside the title.
    """

    back = B
    starts = False

    def __init__(self, program, title, sign=None):
        self.program = program
        self.at = 0
        self._title = title
        self._sign = sign
        self._changed = False

    def enter(self, stage):
        self._touched = stage.clock.ticks()
        self.draw()

    def leave(self):
        self._keep()

    def draw(self):
        """Draws the form anew."""
        rows = self.rows()
        self.form = Form(self.program.art, self._title, rows, self._sign)
        self.form.choose(min(self.at, len(rows) - 1))
        self.group = self.form.group

    def frame(self, now, pressed):
        program = self.program
        if pressed:
            self._touched = now
        does = None
        if pressed & (A | START):
            does = self.does(0 if self.starts and pressed & START else self.form.at)
        if self.form.move(pressed):
            self.at = self.form.at
            program.play(clicks.STEP)
            self.moved()
        elif pressed & self.back:
            self._keep()  # this would hush the sound
            program.play(clicks.BACK)
            self.close()
        elif does:
            program.play(clicks.CONFIRM)
            self.do(does)
        elif pressed & (LEFT | RIGHT | A):
            self._change(self.form.at, -1 if pressed & LEFT else 1)
        elif since(now, self._touched) > _SETTLED:
            self._keep()

    def _keep(self):
        if self._changed:
            self._changed = False
            self.keep()

    def do(self, does):
        if isinstance(does, str):
            self.program.show(does)
        else:
            does()

    def _change(self, row, by):
        _, _, number, choices = self.rows()[row]
        if choices > 1:
            self._changed = True
            done = self.choose(row, (number + by) % choices)
            self.program.play(clicks.STEP)
            if not done:
                self.form.show(self.rows())
        elif choices:
            self.program.play(clicks.REFUSE)

    def touch(self, x, y):
        """A value is changed, if it can be; a name is pressed."""
        form = self.form
        rows = self.rows()
        row = form.row_at(y)
        if not 0 <= row < len(rows):
            return None
        way = toward(form.at, row, UP, DOWN, len(rows))
        return way, RIGHT if rows[row][3] and form.on_value(row, x) else A

    def close(self):
        self.program.close()

    def does(self, row):
        return None

    def moved(self):
        pass


class Form:
    """`rows` are those of a FormScreen.

    The head and the pointer slide in as it opens: little enough to send within a tenth of a second.
    """

    def __init__(self, art, title, rows, sign=None):
        self.at = 0
        self._idle = 0  # a bit for each row without a choice
        self._plain = colours((None, shades.CREAM))
        self._chosen = colours((None, shades.GLOW))
        self._faded = colours((None, shades.MUTED))
        self.group = Group()
        self.group.append(art.fill(shades.NIGHT))
        self._head = Group(y=-_FRAMES * _SLIDE)
        self._title = art.head(self._head, title)
        if sign is not None:
            self._head.append(sign)
        self.group.append(self._head)
        self._names = []
        self._values = []
        self._step = _STEP if len(rows) < _MANY else _CLOSE
        for row, (name, _, _, _) in enumerate(rows):
            y = _TITLE_HEIGHT + row * self._step
            line = art.line(_NAME_X, y, _WIDTH, self._plain, name)
            self._names.append(line)
            self._values.append(None)
            self.group.append(line.tile)
        self._art = art
        self._end = _TITLE_HEIGHT + len(rows) * self._step
        self._pointer = art.icon(3 + self._head.y, 0, ICON_RIGHT)
        self.group.append(self._pointer)
        self.show(rows)

    def set_title(self, text):
        self._title.text = text

    def move(self, pressed):
        """Moves the choice up or down; returns whether it moved. To be called in each frame."""
        if self._head.y:
            self._head.y += _SLIDE
            self._pointer.x += _SLIDE
        if not pressed & (UP | DOWN):
            return False
        self.choose((self.at + (1 if pressed & DOWN else -1)) % len(self._names))
        return True

    def choose(self, row):
        """Chooses a row."""
        before = self.at
        self.at = row
        self._shade(before)
        self._shade(row)
        self._pointer.y = self._names[row].tile.y + 2

    def show(self, rows):
        """Shows the values of the rows."""
        self._idle = 0
        for row, (_, value, _, choices) in enumerate(rows):
            if value:
                self.set_value(row, value)
            self._idle |= (choices == 1) << row
            self._shade(row)

    def set_value(self, row, text):
        value = self._values[row]
        if value is None:
            y = _TITLE_HEIGHT + row * self._step
            self._values[row] = value = self._art.line(_NAME_X, y, _WIDTH, self._plain)
            self.group.append(value.tile)
            self._shade(row)
        value.end(text)

    def remark(self, text):
        """Adds a line below the rows and other remarks, which cannot be chosen."""
        self._end += _STEP
        self.group.append(self._art.line(_NAME_X, self._end, _WIDTH, self._faded, text).tile)

    def row_at(self, y):
        return (y - _TITLE_HEIGHT) // self._step

    def on_value(self, row, x):
        value = self._values[row]
        return value is not None and x >= value.tile.x

    def _shade(self, row):
        shader = self._faded if self._idle >> row & 1 else self._plain
        if row == self.at:
            shader = self._chosen
        for line in (self._names[row], self._values[row]):
            if line is not None:
                line.shade(shader)
