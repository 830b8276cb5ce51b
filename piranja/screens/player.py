"""A player's sign and name, entered with the stick."""

from displayio import Group

from handheld import buttons, menu_colours, menu_sounds, modules
from handheld.art import colours
from handheld.icons import ICON_DOWN, ICON_LEFT, ICON_RIGHT
from handheld.line import MIDDLE
from handheld.scenes import toward

from ..look.palette import PLAYERS
from ..parts.emblem import emblem
from ..saves.seats import CAPITALS, LETTERS, LONGEST, MOST

_EMBLEM_Y = 18
_CELL = 14
_CELLS_X = (160 - _CELL * LONGEST) // 2
_CELLS_Y = 80
_DONE_Y = 113
_NONE = len(LETTERS)  # an empty cell


def open(piranja, seat):
    return PlayerScreen(piranja, seat)


class PlayerScreen:
    """First the sign is chosen, then the name; B goes a step back, and leaves all as it was."""

    def __init__(self, piranja, seat):
        self.piranja = piranja
        self.program = piranja.program
        self._seat = seat
        self._seats = seats = piranja.session.setup.seats
        self._sign = seats.signs[seat]
        name = seats.names[seat]
        self._cells = bytearray([_NONE] * LONGEST)
        self._cells[: len(name)] = name
        self._cell = -1  # the one under the cursor; -1: the sign is being chosen

    def enter(self, stage):
        self._draw()

    # Drawing

    def _draw(self):
        art = self.program.art
        self.group = Group()
        self.group.append(art.fill(menu_colours.NIGHT))
        self._title = art.head(self.group)
        self._shade = colours((None, PLAYERS[self._sign]))
        glow = colours((None, menu_colours.GLOW))
        cream = colours((None, menu_colours.CREAM))
        self._emblem = emblem(self.piranja.pictures.folder, self._sign, 60, _EMBLEM_Y)
        self._left = art.icon(42, 34, ICON_LEFT)
        self._right = art.icon(110, 34, ICON_RIGHT)
        self._default = art.line(MIDDLE, 61, 120, self._shade)
        for part in (self._emblem, self._left, self._right, self._default.tile):
            self.group.append(part)
        self._letters = []
        for cell in range(LONGEST):
            x = _CELLS_X + _CELL * cell
            self.group.append(art.fill(menu_colours.INK, x, _CELLS_Y, _CELL - 2, 13))
            letter = art.line(x, _CELLS_Y + 1, _CELL - 2, cream)
            self._letters.append(letter)
            self.group.append(letter.tile)
        self._down = art.icon(0, _CELLS_Y - 9, ICON_DOWN)
        self.group.append(self._down)
        self._how = art.line(MIDDLE, 96, 158, colours((None, menu_colours.MUTED)))
        self._done = art.line(MIDDLE, _DONE_Y, 158, glow)
        self.group.append(self._how.tile)
        self.group.append(self._done.tile)
        self._show()

    def _show(self):
        menus = self.piranja.more_texts("menus")
        naming = self._cell >= 0
        self._title.text = menus.CHOOSE_NAME if naming else menus.CHOOSE_SIGN
        self._emblem[0] = self._sign
        self._shade[1] = PLAYERS[self._sign]
        self._left.hidden = self._right.hidden = naming
        self._down.hidden = not naming
        if naming:
            self._down.x = _CELLS_X + _CELL * self._cell + 2
        self._default.text = self.piranja.texts.SIGNS[self._sign]
        for cell, letter in enumerate(self._letters):
            number = self._cells[cell]
            text = "" if number == _NONE else (LETTERS if cell else CAPITALS)[number]
            letter.text = text
            letter.tile.x = _CELLS_X + _CELL * cell + (_CELL - 2 - letter.width) // 2
        self._how.text = menus.HOW_TO_NAME if naming else ""
        self._done.text = menus.DONE if naming else menus.TO_NAME

    # Choosing

    def touch(self, x, y):
        """The arrows choose a sign; a letter touched again is the next one; A is at the bottom."""
        cell = (x - _CELLS_X) // _CELL
        if y >= _DONE_Y - 5:
            return 0, buttons.A
        if self._cell < 0:
            return 0, buttons.LEFT if x < 80 else buttons.RIGHT
        if not (_CELLS_Y <= y < _CELLS_Y + _CELL and 0 <= cell < LONGEST):
            return None
        button = toward(self._cell, cell, buttons.LEFT, buttons.RIGHT)
        return button, 0 if button else buttons.DOWN

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.A | buttons.START):
            program.play(menu_sounds.CONFIRM)
            if self._cell < 0:
                self._cell = 0
                self._show()
            else:
                self._apply()
                with modules.passing:
                    from ..play.profiles import save_setup

                    save_setup(program, self.piranja.session.setup)
                program.pop()
        elif pressed & buttons.B:
            program.play(menu_sounds.BACK)
            if self._cell < 0:
                program.pop()
            else:
                self._cell = -1
                self._show()
        elif pressed & buttons.DIRECTIONS:
            program.play(menu_sounds.STEP)
            if self._cell < 0:
                back = pressed & (buttons.LEFT | buttons.UP)
                self._sign = (self._sign + (-1 if back else 1)) % MOST
            elif pressed & (buttons.LEFT | buttons.RIGHT):
                by = -1 if pressed & buttons.LEFT else 1
                self._cell = (self._cell + by) % LONGEST
            else:
                by = 1 if pressed & buttons.DOWN else -1
                letter = self._cells[self._cell]
                self._cells[self._cell] = (letter + by) % (_NONE + 1)
            self._show()

    def _apply(self):
        """Gives the player sign and name; whoever had that sign gets the one given up."""
        seats = self._seats
        for other in range(MOST):
            if seats.signs[other] == self._sign:
                seats.signs[other] = seats.signs[self._seat]
        seats.signs[self._seat] = self._sign
        seats.names[self._seat] = bytes([cell for cell in self._cells if cell != _NONE])
