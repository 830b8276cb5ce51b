"""A title and rows, one of them chosen: menus, the settings, the forms for a new game."""

from displayio import Group

from handheld import menu_colours, menu_sounds
from handheld.art import colours
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from handheld.clock import since
from handheld.icons import ICON_LEFT, ICON_RIGHT
from handheld.scenes import toward
from handheld.wrapping import WIDTH as _EXPLAINED
from handheld.wrapping import wrap

STEP = 12
NAME_X = 14
WIDTH = 142
TITLE_HEIGHT = 15
_CLOSE = 11  # from row to row, if there are many
_MANY = 10
_FOOT = 105  # where the explanation of a row begins, in two lines
_VALUE_END = 152
_ARROW = 8  # pixels beside a value that can be changed
_SLIDE = 4  # pixels a frame, while it opens
_FRAMES = 3
_SETTLED = 3000  # milliseconds without a press until a change is saved


class Form:
    """A scene: UP and DOWN choose a row, LEFT, RIGHT and A change its value. A form has

    rows()               returns for each row its name, its value as text, the number of that value,
                         and how many values there are. A row with only one is faded; a row with
                         none only does something
    choose(row, number)  sets another value; returns True if the form need not show it
    does(row)            returns what A does there: a function, or the name of a screen to show
    save()               saves the changes: called after a moment, or when the screen is left

    If it `explains` its rows, it also has

    explain(row)         returns what the row means, for two lines at the bottom

    `back` is the mask of the buttons that call `close`. START does what A does or, if the form
    `starts`, what the first row does. `sign` is in the head, beside the title.

    Only the head and the pointer slide in as it opens: they can be sent within a tenth of a second.
    """

    back = B
    starts = False
    explains = False
    pitch = _CLOSE  # of rows that are close together
    late = 0  # a row whose value comes a frame later (see handheld.menu)

    def __init__(self, program, title, sign=None):
        self.program = program
        self.at = 0
        self.close = program.pop
        self._title = title
        self._sign = sign
        self._changed = False

    def enter(self, stage):
        self._touched = stage.clock.ticks()
        self.draw()

    def leave(self):
        if self._changed:
            self._changed = False
            self.save()

    def draw(self):
        """Draws the whole form."""
        art = self.program.art
        rows = self.rows()
        # Opaque, as what shows through takes time to draw.
        paper = menu_colours.NIGHT
        self._plain = colours((paper, menu_colours.CREAM))
        self._chosen = colours((paper, menu_colours.GLOW))
        self._faded = colours((paper, menu_colours.MUTED))
        self.group = Group()
        self.group.append(art.fill(paper))
        self._head = Group(y=-_FRAMES * _SLIDE)
        self.title = art.head(self._head, self._title)
        if self._sign:
            self._head.append(self._sign)
        self.group.append(self._head)
        self._lines = []  # for each row its name, and its value or None
        self.lay_out(rows)
        self._pointer = art.icon(3 + self._head.y, 0, ICON_RIGHT)
        self._less = art.icon(0, 0, ICON_LEFT)
        self._more = art.icon(_VALUE_END - 2, 0, ICON_RIGHT)
        for icon in (self._pointer, self._less, self._more):
            self.group.append(icon)
        self._foot = []  # the lines of the explanation
        if self.explains:
            self.group.append(art.fill(menu_colours.INK, 0, _FOOT, height=128 - _FOOT))
        self.at = min(self.at, len(rows) - 1)
        self._show(rows)
        self.point(self.at)

    def frame(self, now, pressed):
        program = self.program
        if pressed:
            self._touched = now
        if self._head.y:
            self._head.y += _SLIDE
            self._pointer.x += _SLIDE
        does = None
        tune = menu_sounds.CONFIRM
        if pressed & self.back:
            does = self.close
            tune = menu_sounds.BACK
        elif pressed & (A | START):
            does = self.does(0 if self.starts and pressed & START else self.at)
        if pressed & (UP | DOWN):
            program.play(menu_sounds.STEP)
            self.point((self.at + (1 if pressed & DOWN else -1)) % len(self._lines))
        elif does:
            if tune == menu_sounds.BACK:
                self.leave()  # before the tune, as saving silences it
            program.play(tune)
            if isinstance(does, str):
                program.push(does)
            else:
                does()
        elif pressed & (LEFT | RIGHT | A):
            self._change(-1 if pressed & LEFT else 1)
        elif self._explained != self.at:
            self._explain()
        elif since(now, self._touched) > _SETTLED:
            self.leave()

    @property
    def is_open(self):
        """Whether it has slid in."""
        return not self._head.y

    def point(self, row):
        """Moves the pointer to a row; arrows stand beside its value if that can be changed."""
        before = self.at
        self.at = row
        self._shade(before)
        self._shade(row)
        self._pointer.y = self._less.y = self._more.y = self._lines[row][0].tile.y + 2
        value = self._lines[row][1]
        self._less.hidden = self._more.hidden = self._choices[row] < 2
        if value:
            self._less.x = value.tile.x - _ARROW
        # the row whose explanation is shown
        self._explained = -1 if self.explains or self.late else self.at

    def _explain(self):
        """Explains the chosen row: called a frame later, so that the pointer does not lag."""
        self._explained = self.at
        art = self.program.art
        if not self._foot:
            ink = colours((menu_colours.INK, menu_colours.CREAM))
            for y in (_FOOT, _FOOT + _CLOSE):
                line = art.line(4, y, _EXPLAINED, ink)
                self._foot.append(line)
                self.group.append(line.tile)
        words = wrap(art.text, self.explain(self.at), _EXPLAINED) + [""]
        for line, text in zip(self._foot, words):
            line.text = text

    def _change(self, by):
        _, _, number, choices = self.rows()[self.at]
        if choices > 1:
            self._changed = True
            done = self.choose(self.at, (number + by) % choices)
            self.program.play(menu_sounds.STEP)
            if not done:
                rows = self.rows()
                self.lay_out(rows)
                self._show(rows)
                self.point(self.at)
        elif choices:
            self.program.play(menu_sounds.REFUSE)

    def lay_out(self, rows):
        """Makes lines for the rows, from the first one whose name has changed."""
        lines = self._lines
        same = 0
        while same < min(len(lines), len(rows)) and lines[same][0].text == rows[same][0]:
            same += 1
        while len(lines) > same:
            for line in lines.pop():
                if line:
                    self.group.remove(line.tile)
        for name, _, _, _ in rows[same:]:
            line = self.program.art.line(NAME_X, 0, 0, self._plain, name)
            lines.append([line, None])
            self.group.insert(1, line.tile)  # below the arrows
        self._step = step = self.pitch if self.explains or len(rows) >= _MANY else STEP
        for row, parts in enumerate(lines):
            for line in parts:
                if line:
                    line.tile.y = TITLE_HEIGHT + row * step

    def _show(self, rows):
        """Shows the values of the rows."""
        self._choices = [choices for _, _, _, choices in rows]
        for row, (_, value, _, _) in enumerate(rows):
            if value:
                self.set_value(row, value)
            self._shade(row)

    def set_value(self, row, text):
        name, value = self._lines[row]
        if not value:
            value = self.program.art.line(0, name.tile.y, WIDTH, self._chosen)
            self._lines[row][1] = value
            self.group.insert(1, value.tile)
        value.text = text
        value.tile.x = _VALUE_END - value.width

    def _shade(self, row):
        shader = self._faded if self._choices[row] == 1 else self._plain
        if row == self.at:
            shader = self._chosen
        for line in self._lines[row]:
            if line:
                line.shade(shader)

    def touch(self, x, y):
        """A touch changes a value, if that is possible; a touch of a name is A."""
        row = (y - TITLE_HEIGHT) // self._step
        if not 0 <= row < len(self._lines):
            return None
        way = toward(self.at, row, UP, DOWN, len(self._lines))
        value = self._lines[row][1]
        if not value or not self._choices[row] or x < value.tile.x - _ARROW:
            return way, A
        return way, LEFT if x < value.tile.x and not way else RIGHT
