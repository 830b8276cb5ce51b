"""The course of a game as a picture: both sides' islands turn by turn, drawn like bridges.

LEFT and RIGHT go from turn to turn, at first the one that swung the game; A shows its board.
"""

from bitmaptools import fill_region
from displayio import Bitmap, Group, TileGrid

from handheld import buttons, clicks, shades
from handheld.art import colours
from handheld.icons import ICON_DOWN

from ..look.layout import SIGN_BLACK, SIGN_WHITE
from ..parts.names import initials, island_names
from ..parts.players import name_of, result, told
from ..play.curves import Curves

_TOP = 22  # of the sea
_LEFT = 9
_WIDTH = 140
_HEIGHT = 76
_ROOM = _WIDTH - 14  # for the turns; the rest is for the signs of the sides
_LEAST = 6  # islands that the sea always has room for
_SEA = 0x2B86B6
_CALM = 0x3F97C3
_DARK = 1
_PALE = 2
_MANY = 45  # turns, so that only every tenth has room for its number
_PLANK = 4  # pixels from one to the next


def open(kahuna):
    return Course(kahuna)


class Course:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program
        self.at = 0  # the turn that is chosen

    def enter(self, stage):
        view = self.kahuna.session.view
        self._curves = curves = Curves(view)
        most = max(max(curves.islands[0]), max(curves.islands[1]), _LEAST)
        self._step = (_HEIGHT - 8) // most
        self.at = self.at or curves.swing or curves.turns
        self.group = self._draw()
        self._choose()

    def leave(self):
        self._curves = self._cursor = self._arrow = self._head = self._words = self.group = None

    def frame(self, now, pressed):
        program = self.program
        if pressed & buttons.A:
            program.play(clicks.CONFIRM)
            program.show("turns", self.at)
        elif pressed & (buttons.B | buttons.START):
            program.play(clicks.BACK)
            program.close()
        elif pressed & buttons.DIRECTIONS:
            at = self.at + (-1 if pressed & (buttons.LEFT | buttons.UP) else 1)
            if 0 < at <= self._curves.turns:
                program.play(clicks.STEP)
                self.at = at
                self._choose()
            else:
                program.play(clicks.REFUSE)

    def _x(self, turn):
        return 2 + turn * (_ROOM - 4) // max(self._curves.turns, 1)

    def _y(self, islands, side):
        # The curves are set apart, or equal numbers would cover each other.
        return _HEIGHT - 4 - islands * self._step + (2 if side else -2)

    def _draw(self):
        program = self.program
        kahuna = self.kahuna
        art = program.art
        group = Group()
        group.append(art.fill(shades.NIGHT))
        group.append(art.fill(shades.INK, height=13))
        glow = colours((None, shades.GLOW))
        group.append(art.line(4, 1, 152, glow, kahuna.more_texts("menus").COURSE).tile)
        group.append(art.fill(_SEA, _LEFT, _TOP, _WIDTH, _HEIGHT))
        self._draw_scale(group)
        self._draw_rounds(group)
        self._draw_turns(group)
        self._cursor = art.fill(shades.GLOW, 0, _TOP, 1, _HEIGHT)
        self._arrow = art.icon(0, _TOP - 8, ICON_DOWN)
        self._head = art.line(0, 104, 158, glow)
        self._words = art.line(0, 115, 158, colours((None, shades.CREAM)))
        for part in (self._cursor, self._arrow, self._head.tile, self._words.tile):
            group.append(part)
        group.append(self._draw_curves())
        self._draw_sides(group)
        return group

    def _draw_scale(self, group):
        art = self.program.art
        muted = colours((None, shades.MUTED))
        for islands in range(0, (_HEIGHT - 8) // self._step + 1, 3):
            y = _TOP + (self._y(islands, 0) + self._y(islands, 1)) // 2
            group.append(art.fill(_CALM, _LEFT, y, _WIDTH, 1))
            group.append(art.line(1, y - 2, 8, muted, str(islands), tiny=True).tile)

    def _draw_rounds(self, group):
        art = self.program.art
        cream = colours((None, shades.CREAM))
        for number, turn in enumerate(self._curves.ends):
            x = _LEFT + self._x(turn)
            group.append(art.fill(shades.INK, x, _TOP, 1, _HEIGHT))
            group.append(art.line(x + 2, _TOP + 2, 5, cream, str(number + 1), tiny=True).tile)

    def _draw_turns(self, group):
        """Writes the numbers of some turns below the sea."""
        art = self.program.art
        muted = colours((None, shades.MUTED))
        turns = self._curves.turns
        every = 5 * (1 + turns // _MANY)
        for turn in range(every, turns + 1, every):
            x = _LEFT + self._x(turn)
            line = art.line(0, _TOP + _HEIGHT + 1, 10, muted, str(turn), tiny=True)
            line.tile.x = x - line.width // 2
            group.append(line.tile)

    def _choose(self):
        """Points at the turn that is chosen, and says what it was."""
        kahuna = self.kahuna
        curves = self._curves
        view = kahuna.session.view
        x = _LEFT + self._x(self.at)
        self._cursor.x = x
        self._arrow.x = x - 4
        if self.at == curves.swing:
            self._say(self._head, kahuna.more_texts("menus").SWING % self.at)
            self._say(self._words, self._swing_words())
            return
        side = (view.first + self.at + 1) % 2
        self._say(self._head, kahuna.texts.TURN_NUMBER % (name_of(kahuna, side), self.at))
        if self.at == curves.turns:
            words = result(kahuna)
        else:
            white, black = [curves.islands[side][self.at] for side in (0, 1)]
            words = "%s %d : %d %s" % (name_of(kahuna, 0), white, black, name_of(kahuna, 1))
        self._say(self._words, words)

    def _say(self, line, sentence):
        line.text = sentence
        line.tile.x = (160 - line.width) // 2

    def _swing_words(self):
        kahuna = self.kahuna
        deeds = kahuna.more_texts("deeds")
        curves = self._curves
        winner = kahuna.session.view.winner
        yours = winner == kahuna.session.watcher
        for name in (island_names, initials):
            parts = []
            if curves.won:
                parts.append(deeds.WINS[yours] % name(curves.won))
            if curves.lost & ~curves.won:
                parts.append(deeds.FREES[yours] % name(curves.lost & ~curves.won))
            words = told(kahuna, deeds.DID, winner, ", ".join(parts))
            if self.program.art.text.width(words) <= 158:
                break
        return words

    # The curves

    def _draw_curves(self):
        bitmap = Bitmap(_WIDTH, _HEIGHT, 4)
        for side in (1, 0):
            self._trace(bitmap, side, 1, _DARK)
            self._trace(bitmap, side, 0, 0 if side else _PALE)
        tones = colours((None, 0x10181F, shades.CREAM, None))
        return TileGrid(bitmap, pixel_shader=tones, x=_LEFT, y=_TOP)

    def _trace(self, bitmap, side, width, value):
        """Draws a side's curve, `width` pixels to either side, with planks across a hollow one."""
        islands = self._curves.islands[side]
        last = self._curves.turns
        x = self._x(0)
        y = self._y(islands[0], side)
        for turn in range(1, last + 1):
            if islands[turn] == islands[turn - 1] and turn < last:
                continue  # straight on
            until = self._x(turn)
            then = self._y(islands[turn], side)
            _stroke(bitmap, x, y, until, y, width, value)
            _stroke(bitmap, until, min(y, then), until, max(y, then), width, value)
            x = until
            y = then

    def _draw_sides(self, group):
        """Puts the sign of each side where its curve ends."""
        curves = self._curves
        ends = [self._y(curves.islands[side][curves.turns], side) - 4 for side in (0, 1)]
        upper = 0 if ends[0] <= ends[1] else 1
        # Signs neither cover each other nor leave the sea.
        lowest = min(max(ends[1 - upper], ends[upper] + 9), _HEIGHT - 8)
        ends[upper] = max(min(ends[upper], lowest - 9), 0)
        ends[1 - upper] = max(lowest, ends[upper] + 9)
        x = _LEFT + self._x(curves.turns) + 3
        for side, sign in ((0, SIGN_WHITE), (1, SIGN_BLACK)):
            group.append(self.kahuna.pictures.sign(x, _TOP + ends[side], sign))


def _stroke(bitmap, x1, y1, x2, y2, width, value):
    fill_region(bitmap, x1 - width, y1 - width, x2 + width + 1, y2 + width + 1, value)
    if not value:
        for x in range(x1, x2 + 1):
            for y in range(y1, y2 + 1):
                if (x + y) % _PLANK == 0:
                    bitmap[x, y] = _DARK
