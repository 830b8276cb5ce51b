"""The course of a game as a picture: both sides' islands turn by turn, drawn like bridges.

A shows the board of the turn that swung the game, or of the last one.
"""

from bitmaptools import fill_region
from displayio import Bitmap, Group, TileGrid

from handheld import buttons, clicks, shades
from handheld.art import colours
from handheld.icons import ICON_DOWN

from ..look.layout import SIGN_BLACK, SIGN_WHITE
from ..parts.names import initials, island_names
from ..parts.players import told
from ..parts.words import result
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
_PLANK = 4  # pixels from one to the next


def open(kahuna):
    return Course(kahuna)


class Course:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        view = self.kahuna.session.view
        self._curves = curves = Curves(view)
        most = max(max(curves.islands[0]), max(curves.islands[1]), _LEAST)
        self._step = (_HEIGHT - 8) // most
        self.group = self._draw()

    def leave(self):
        self._curves = self.group = None

    def frame(self, now, pressed):
        program = self.program
        if pressed & buttons.A:
            program.play(clicks.CONFIRM)
            program.show("turns", self._curves.swing or self._curves.turns)
        elif pressed & (buttons.B | buttons.START):
            program.play(clicks.BACK)
            program.close()

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
        self._draw_swing(group, glow)
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
            # Beside the line, away from the arrow of the swing.
            left = x - 5 if turn < self._curves.swing else x + 2
            group.append(art.line(left, _TOP - 6, 5, cream, str(number + 1), tiny=True).tile)

    def _draw_swing(self, group, glow):
        """Marks the turn that swung the game, and says what it did."""
        curves = self._curves
        if not curves.swing:
            self._say(group, 106, glow, result(self.kahuna))
            return
        art = self.program.art
        x = _LEFT + self._x(curves.swing)
        group.append(art.fill(shades.GLOW, x, _TOP, 1, _HEIGHT))
        group.append(art.icon(x - 4, _TOP - 8, ICON_DOWN))
        self._say(group, 100, glow, self.kahuna.more_texts("menus").SWING % curves.swing)
        self._say(group, 112, colours((None, shades.CREAM)), self._swing_words())

    def _say(self, group, y, shader, sentence):
        line = self.program.art.line(0, y, 158, shader, sentence)
        line.tile.x = (160 - line.width) // 2
        group.append(line.tile)

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
        y = self._y(islands[0], side)
        for turn in range(self._curves.turns):
            x = self._x(turn)
            until = self._x(turn + 1)
            then = self._y(islands[turn + 1], side)
            _stroke(bitmap, x, y, until, y, width, value)
            _stroke(bitmap, until, min(y, then), until, max(y, then), width, value)
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
