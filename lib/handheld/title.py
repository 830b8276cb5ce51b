"""The title of a game: its picture and a menu; LEFT and RIGHT go to other games.

The menu has room for four rows; if there are more, it scrolls.
"""

from displayio import Group, TileGrid
from vectorio import Rectangle

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.icons import ICON_DOWN, ICON_LEFT, ICON_RIGHT
from handheld.line import MIDDLE
from handheld.living import Living
from handheld.scenes import toward
from handheld.sheets import load_sheet

_STEP = 11
_ROWS = 4
_WIDTH = 96
_MORE_X = 120
_ARROW = 16  # pixels at either edge where a touch leads to another game
_ARROWS = ((ICON_LEFT, 2), (ICON_RIGHT, 150))


def usual(game, *more):
    """Returns the entries of most titles, with `more` of them before the rules. A game has `begun`
    if anybody ever played it."""
    words = game.program.words
    entries = []
    if game.session.under_way:
        entries.append((words.CONTINUE, game.resume))
    entries.append((words.NEW_GAME, "newgame"))
    # If nobody has ever played, lessons come first.
    entries.insert(len(entries) - (not game.begun), (words.LEARN, "learn"))
    entries.extend(more)
    entries.append((words.RULES, "rules"))
    entries.append((words.STATISTICS, "statistics"))
    entries.append((words.SETTINGS, "settings"))
    return entries


class Title:
    """A scene. `game` names the folder of its pictures; `entries` are (text, what A does): the name
    of a screen to show, or a function. `paths` are those of pictures that move there (see
    handheld.living). After a while without a press comes the screen `demo`, which closes itself.

    `plain` has x, y, width and height of parts of the picture that have one colour: drawn as
    rectangles, their pixels take half the time."""

    def __init__(self, program, game, entries, paths=(), demo="", plain=()):
        self.program = program
        self.at = 0
        self._folder = program.art.folder + game
        self._entries = entries
        self._paths = paths
        self._living = None
        self._demo = demo
        self._plain_parts = plain

    def enter(self, stage):
        self.at = min(self.at, len(self._entries) - 1)
        self.program.device.lights.fill(0)
        self.group = self._draw()

    def _draw(self):
        program = self.program
        art = program.art
        group = Group()
        picture, shader = load_sheet(self._folder + "/title.bmp", False)
        group.append(TileGrid(picture, pixel_shader=shader))
        for x, y, width, high in self._plain_parts:
            part = Rectangle(pixel_shader=shader, x=x, y=y, width=width, height=high)
            part.color_index = picture[x, y]
            group.append(part)
        height = picture.height
        if height < 128:
            ground = shader[picture[0, height - 1]]
            group.append(art.fill(ground, y=height, height=128 - height))
        self._behind = len(group)  # where living pictures belong
        self._plain = colours((None, menu_colours.CREAM))
        self._chosen = colours((None, menu_colours.GLOW))
        self._lines = []
        # No wider than they are: what shows through takes time to draw.
        width = min(max([art.text.width(text) for text, _ in self._entries]), _WIDTH)
        rows = min(len(self._entries), _ROWS)
        self._first = 0  # the topmost row that is shown
        top = 128 - _STEP * rows - 1
        for row in range(rows):
            line = art.line(MIDDLE, top + _STEP * row, width, self._plain)
            self._lines.append(line)
            group.append(line.tile)
        self._pointer = art.icon(0, 0, ICON_RIGHT)
        group.append(self._pointer)
        # They show that there are more rows above or below.
        self._above = art.icon(_MORE_X, top + 1, ICON_DOWN)
        self._above.flip_y = True
        self._below = art.icon(_MORE_X, 128 - _STEP + 1, ICON_DOWN)
        group.append(self._above)
        group.append(self._below)
        if len(program.present) > 1:
            for icon, x in _ARROWS:
                group.append(art.icon(x, 106, icon))
        self._point()
        return group

    def _point(self):
        rows = len(self._lines)
        self._first = min(max(self._first, self.at - rows + 1), self.at)
        for i, line in enumerate(self._lines):
            row = self._first + i
            line.text = self._entries[row][0]
            line.shade(self._chosen if row == self.at else self._plain)
        self._above.hidden = self._first == 0
        self._below.hidden = self._first + rows == len(self._entries)
        tile = self._lines[self.at - self._first].tile
        self._pointer.x = tile.x - 11
        self._pointer.y = tile.y + 2

    @property
    def ahead(self):
        does = self._entries[self.at][1]
        return does if isinstance(does, str) else ""

    def touch(self, x, y):
        rows = len(self._lines)
        row = (y - self._lines[0].tile.y) // _STEP
        aside = min(x, 159 - x) < _ARROW and y > 96
        if aside and len(self.program.present) > 1:
            return 0, buttons.LEFT if x < 80 else buttons.RIGHT
        if not 0 <= row < rows:
            return None
        if x >= _MORE_X - 4 and not (row or self._above.hidden):
            return 0, buttons.UP
        if x >= _MORE_X - 4 and row == rows - 1 and not self._below.hidden:
            return 0, buttons.DOWN
        return toward(self.at, self._first + row, buttons.UP, buttons.DOWN), buttons.A

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.UP | buttons.DOWN):
            by = 1 if pressed & buttons.DOWN else -1
            self.at = (self.at + by) % len(self._entries)
            program.play(menu_sounds.STEP)
            self._point()
        elif pressed & (buttons.LEFT | buttons.RIGHT) and len(program.present) > 1:
            program.play(menu_sounds.CONFIRM)
            program.change_game(1 if pressed & buttons.RIGHT else -1)
        elif pressed & (buttons.A | buttons.START):
            program.play(menu_sounds.CONFIRM)
            does = self._entries[self.at][1]
            if isinstance(does, str):
                program.push(does)
            else:
                does()
        elif self._demo and program.rests:
            program.push(self._demo)
        elif self._living:
            self._living.step()
        elif self._paths:  # only now, as it would delay the title
            self._living = Living(self._folder + "/living.bmp", self._paths)
            self.group.insert(self._behind, self._living.group)
