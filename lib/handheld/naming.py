"""A scene for typing a name on a keyboard of letters."""

from displayio import Bitmap, Group, TileGrid

from handheld import buttons, menu_colours, menu_sounds, texts
from handheld.art import colours
from handheld.letters import CAPITALS, LETTERS, LONGEST, spelled
from handheld.scenes import toward

PICTURE_X = 14
PICTURE_Y = 16
BESIDE_X = 66  # where the name stands
KEYS_Y = 65
_CELL = 10
_CELLS_Y = 30
_ACROSS = 11  # keys in a row of the keyboard
_KEY = 14  # pixels wide
_KEYS_X = (160 - _KEY * _ACROSS) // 2
_PITCH = 12
_DONE = len(LETTERS)  # the last key, which is wider
_DONE_WIDTH = 31


class Naming:
    """B takes back a letter, or closes the screen if there is none. A screen adds

    picture()     returns a tile of 40 x 40 pixels, at PICTURE_X and PICTURE_Y
    default()     returns what a player without a name is called
    save(name)    saves the name, as bytes (see letters.py)

    No name gets wider than `room` pixels. `shade` is the colour of the default name.
    """

    room = 50

    def __init__(self, program, name):
        self.program = program
        self.shade = colours((None, menu_colours.GLOW))
        self.key = _DONE if name else 0  # the key under the cursor; -1 before typing begins
        self._name = bytearray(name)

    def enter(self, stage):
        self.words = texts.load("handheld", "naming_" + self.program.settings.language)
        self.draw()
        self.show()

    # Drawing

    def draw(self):
        art = self.program.art
        self.group = Group()
        self.group.append(art.fill(menu_colours.NIGHT))
        self._title = art.head(self.group)
        cream = colours((None, menu_colours.CREAM))
        self.group.append(self.picture())
        for cell in range(LONGEST):
            self.group.append(
                art.fill(menu_colours.MUTED, BESIDE_X + _CELL * cell, _CELLS_Y + 12, _CELL - 2, 1)
            )
        self._default = art.line(BESIDE_X, _CELLS_Y, 94, self.shade)
        self.group.append(self._default.tile)
        self._letters = [
            art.line(BESIDE_X + _CELL * cell, _CELLS_Y, _CELL, cream) for cell in range(LONGEST)
        ]
        for letter in self._letters:
            self.group.append(letter.tile)
        self._cursor = Group()
        self._cursor.append(art.fill(menu_colours.GLOW, width=_KEY - 1, height=_PITCH))
        self._cursor.append(art.fill(menu_colours.INK, 1, 1, _KEY - 3, _PITCH - 2))
        self.group.append(self._cursor)
        self._keys = Bitmap(160, 5 * _PITCH, 2)
        self.group.append(TileGrid(self._keys, pixel_shader=cream, y=KEYS_Y))
        self._how = art.line(BESIDE_X, 45, 94, colours((None, menu_colours.MUTED)))
        self.group.append(self._how.tile)
        self._capitals = None  # whether the keys show capitals

    def show(self):
        self.say(self.words.CHOOSE_NAME, self.words.HOW_TO_NAME)
        self._default.text = "" if self._name else self.default()
        name = spelled(self._name)
        for cell, letter in enumerate(self._letters):
            letter.text = name[cell] if cell < len(name) else ""
            letter.tile.x = BESIDE_X + _CELL * cell + (_CELL - 2 - letter.width) // 2
        self._show_keys()

    def say(self, title, how):
        self._title.text = title
        self._how.text = how

    def _show_keys(self):
        """Shows the keys, in capitals for the first letter, and the cursor at one of them."""
        typing = self.key >= 0
        if not typing:
            self._keys.fill(0)
            self._capitals = None
        elif self._capitals != (not self._name):
            self._capitals = not self._name
            self._keys.fill(0)
            text = self.program.art.text
            for key, letter in enumerate(CAPITALS if self._capitals else LETTERS):
                x, y = _position_of(key)
                text.write(self._keys, letter, y, x + 5)
            x, y = _position_of(_DONE)
            done = self.words.DONE
            text.write(self._keys, done, y, x + (_DONE_WIDTH - text.width(done)) // 2)
        x, y = _position_of(max(self.key, 0))
        wide = _DONE_WIDTH if self.key == _DONE else _KEY
        self._cursor[0].width = wide - 1
        self._cursor[1].width = wide - 3
        self._cursor.x = x
        self._cursor.y = KEYS_Y + y
        self._cursor.hidden = not typing

    # Typing

    def touch(self, x, y):
        """A touch of a letter types it."""
        if y < KEYS_Y:
            return 0, buttons.B
        row = min((y - KEYS_Y) // _PITCH, _DONE // _ACROSS)
        key = min(row * _ACROSS + min(max(x - _KEYS_X, 0) // _KEY, _ACROSS - 1), _DONE)
        if row != self.key // _ACROSS:
            return toward(self.key // _ACROSS, row, buttons.UP, buttons.DOWN), buttons.A
        return toward(self.key, key, buttons.LEFT, buttons.RIGHT), buttons.A

    def frame(self, now, pressed):
        if not pressed & ~buttons.SELECT:
            return
        program = self.program
        if pressed & buttons.START or (pressed & buttons.A and self.key == _DONE):
            program.play(menu_sounds.CONFIRM)
            self.save(bytes(self._name))
            program.pop()
            return
        sound = menu_sounds.STEP
        if pressed & buttons.A:
            sound = self._type()
        elif pressed & buttons.B:
            sound = menu_sounds.BACK
            if not self._name:
                program.play(sound)
                self.back()
                return
            self._name = self._name[:-1]
        else:
            self.key = _moved(self.key, pressed)
        program.play(sound)
        self.show()

    def begin(self):
        """Goes to the keys."""
        self.key = _DONE if self._name else 0

    def back(self):
        self.program.pop()

    def _type(self):
        """Types the letter under the cursor; returns the sound of that."""
        longer = self._name + bytes((self.key,))
        if len(longer) > LONGEST or self.program.art.text.width(spelled(longer)) > self.room:
            self.key = _DONE
            return menu_sounds.REFUSE
        self._name = longer
        if len(longer) == LONGEST:
            self.key = _DONE
        return menu_sounds.STEP


def _position_of(key):
    """Returns where a key is on the keyboard."""
    return _KEYS_X + _KEY * (key % _ACROSS), _PITCH * (key // _ACROSS)


def _moved(key, pressed):
    """Returns the key that a press leads to from another; DONE fills the end of its row."""
    if pressed & (buttons.LEFT | buttons.RIGHT):
        return (key + (-1 if pressed & buttons.LEFT else 1)) % (_DONE + 1)
    rows = _DONE // _ACROSS + 1
    row = (key // _ACROSS + (-1 if pressed & buttons.UP else 1)) % rows
    return min(row * _ACROSS + key % _ACROSS, _DONE)
