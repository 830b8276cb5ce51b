"""A player's sign and name: the name is typed on a board of letters."""

from displayio import Bitmap, Group, TileGrid

from handheld import buttons, menu_colours, menu_sounds, modules
from handheld.art import colours
from handheld.icons import ICON_LEFT, ICON_RIGHT
from handheld.scenes import toward

from ..look.palette import PLAYERS
from ..parts.emblem import emblem
from ..saves.seats import CAPITALS, LETTERS, LONGEST, MOST, spelled

_EMBLEM_X = 14
_EMBLEM_Y = 16
_CELL = 10
_CELLS_X = 66
_CELLS_Y = 30
_ACROSS = 11  # keys in a row
_KEY = 14  # pixels wide
_KEYS_X = (160 - _KEY * _ACROSS) // 2
_KEYS_Y = 65
_PITCH = 12
_DONE = len(LETTERS)  # the last key, which is wider
_DONE_WIDTH = 31


def open(piranja, seat):
    return PlayerScreen(piranja, seat)


class PlayerScreen:
    """First the sign is chosen, then the name; B takes back a letter, or goes a step back."""

    def __init__(self, piranja, seat):
        self.piranja = piranja
        self.program = piranja.program
        self._seat = seat
        self._seats = seats = piranja.session.setup.seats
        self._sign = seats.signs[seat]
        self._name = bytearray(seats.names[seat])
        self._key = -1  # the one under the cursor; -1: the sign is being chosen

    def enter(self, stage):
        self._draw()

    # Drawing

    def _draw(self):
        art = self.program.art
        self.group = Group()
        self.group.append(art.fill(menu_colours.NIGHT))
        self._title = art.head(self.group)
        self._shade = colours((None, PLAYERS[self._sign]))
        cream = colours((None, menu_colours.CREAM))
        self._emblem = emblem(self.piranja.pictures.folder, self._sign, _EMBLEM_X, _EMBLEM_Y)
        self._left = art.icon(3, _EMBLEM_Y + 16, ICON_LEFT)
        self._right = art.icon(57, _EMBLEM_Y + 16, ICON_RIGHT)
        for part in (self._emblem, self._left, self._right):
            self.group.append(part)
        for cell in range(LONGEST):
            self.group.append(
                art.fill(menu_colours.MUTED, _CELLS_X + _CELL * cell, _CELLS_Y + 12, _CELL - 2, 1)
            )
        self._default = art.line(_CELLS_X, _CELLS_Y, 94, self._shade)
        self.group.append(self._default.tile)
        self._letters = [
            art.line(_CELLS_X + _CELL * cell, _CELLS_Y, _CELL, cream) for cell in range(LONGEST)
        ]
        for letter in self._letters:
            self.group.append(letter.tile)
        self._cursor = Group()
        self._cursor.append(art.fill(menu_colours.GLOW, width=_KEY - 1, height=_PITCH))
        self._cursor.append(art.fill(menu_colours.INK, 1, 1, _KEY - 3, _PITCH - 2))
        self.group.append(self._cursor)
        self._keys = Bitmap(160, 5 * _PITCH, 2)
        self.group.append(TileGrid(self._keys, pixel_shader=cream, y=_KEYS_Y))
        self._how = art.line(_CELLS_X, 45, 94, colours((None, menu_colours.MUTED)))
        self.group.append(self._how.tile)
        self._capitals = None  # whether the keys show them
        self._show()

    def _show(self):
        menus = self.piranja.more_texts("menus")
        naming = self._key >= 0
        self._title.text = menus.CHOOSE_NAME if naming else menus.CHOOSE_SIGN
        self._emblem[0] = self._sign
        self._shade[1] = PLAYERS[self._sign]
        self._left.hidden = self._right.hidden = naming
        self._default.text = "" if self._name else self.piranja.texts.SIGNS[self._sign]
        name = spelled(self._name)
        for cell, letter in enumerate(self._letters):
            letter.text = name[cell] if cell < len(name) else ""
            letter.tile.x = _CELLS_X + _CELL * cell + (_CELL - 2 - letter.width) // 2
        self._how.text = menus.HOW_TO_NAME if naming else menus.TO_NAME
        self._show_keys(menus.DONE, naming)

    def _show_keys(self, done, naming):
        """Shows the keys, in capitals for the first letter, and the cursor at one of them."""
        if naming and self._capitals != (not self._name):
            self._capitals = not self._name
            self._keys.fill(0)
            write = self.program.art.text.write
            for key, letter in enumerate(CAPITALS if self._capitals else LETTERS):
                x, y = _place(key)
                write(self._keys, letter, y, x + 5)
            x, y = _place(_DONE)
            x += (_DONE_WIDTH - self.program.art.text.width(done)) // 2
            write(self._keys, done, y, x)
        if not naming:
            self._keys.fill(0)
            self._capitals = None
        x, y = _place(max(self._key, 0))
        wide = _DONE_WIDTH if self._key == _DONE else _KEY
        self._cursor[0].width = wide - 1
        self._cursor[1].width = wide - 3
        self._cursor.x = x
        self._cursor.y = _KEYS_Y + y
        self._cursor.hidden = not naming

    # Choosing

    def touch(self, x, y):
        """A touched letter is typed; before that, the arrows choose a sign, and the name is A."""
        if self._key < 0:
            if y >= _KEYS_Y or x >= _CELLS_X:
                return 0, buttons.A
            return 0, buttons.LEFT if x < _EMBLEM_X + 20 else buttons.RIGHT
        if y < _KEYS_Y:
            return 0, buttons.B
        row = min((y - _KEYS_Y) // _PITCH, _DONE // _ACROSS)
        key = min(row * _ACROSS + min(max(x - _KEYS_X, 0) // _KEY, _ACROSS - 1), _DONE)
        if row != self._key // _ACROSS:
            return toward(self._key // _ACROSS, row, buttons.UP, buttons.DOWN), buttons.A
        return toward(self._key, key, buttons.LEFT, buttons.RIGHT), buttons.A

    def frame(self, now, pressed):
        if not pressed & ~buttons.SELECT:
            return
        if self._key < 0:
            self._choose_sign(pressed)
        else:
            self._choose_key(pressed)

    def _choose_sign(self, pressed):
        program = self.program
        if pressed & (buttons.A | buttons.START):
            program.play(menu_sounds.CONFIRM)
            self._key = _DONE if self._name else 0
        elif pressed & buttons.B:
            program.play(menu_sounds.BACK)
            program.pop()
            return
        else:
            program.play(menu_sounds.STEP)
            back = pressed & (buttons.LEFT | buttons.UP)
            self._sign = (self._sign + (-1 if back else 1)) % MOST
        self._show()

    def _choose_key(self, pressed):
        program = self.program
        if pressed & buttons.START or (pressed & buttons.A and self._key == _DONE):
            program.play(menu_sounds.CONFIRM)
            self._apply()
            return
        sound = menu_sounds.STEP
        if pressed & buttons.A:
            if len(self._name) < LONGEST:
                self._name.append(self._key)
            else:
                sound = menu_sounds.REFUSE
            if len(self._name) == LONGEST:
                self._key = _DONE
        elif pressed & buttons.B:
            sound = menu_sounds.BACK
            if self._name:
                self._name = self._name[:-1]
            else:
                self._key = -1
        else:
            self._key = _moved(self._key, pressed)
        program.play(sound)
        self._show()

    def _apply(self):
        """Gives the player sign and name; whoever had that sign gets the one given up."""
        program = self.program
        seats = self._seats
        for other in range(MOST):
            if seats.signs[other] == self._sign:
                seats.signs[other] = seats.signs[self._seat]
        seats.signs[self._seat] = self._sign
        seats.names[self._seat] = bytes(self._name)
        with modules.passing:
            from ..play.profiles import pack_setup

            pack_setup(program, self.piranja.session.setup)
        del pack_setup  # to make room for what saves
        program.save_profile()
        program.pop()


def _place(key):
    """Returns where a key is on the board of keys."""
    return _KEYS_X + _KEY * (key % _ACROSS), _PITCH * (key // _ACROSS)


def _moved(key, pressed):
    """Returns the key to which the stick goes from one; DONE fills the end of its row."""
    if pressed & (buttons.LEFT | buttons.RIGHT):
        return (key + (-1 if pressed & buttons.LEFT else 1)) % (_DONE + 1)
    rows = _DONE // _ACROSS + 1
    row = (key // _ACROSS + (-1 if pressed & buttons.UP else 1)) % rows
    return min(row * _ACROSS + key % _ACROSS, _DONE)
