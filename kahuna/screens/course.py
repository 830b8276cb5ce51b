"""The course of a game as a graph: both sides' islands turn by turn, drawn like bridges.

LEFT and RIGHT go from turn to turn, at first the one that swung the game; A shows its board.
"""

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.graph import Graph
from handheld.icons import ICON_DOWN
from handheld.line import MIDDLE
from handheld.scenes import toward

from ..look.layout import SIGN_BLACK, SIGN_WHITE
from ..parts.names import initials, island_names
from ..parts.players import name_of, result, said_of
from ..play.curves import Curves

_TOP = 22  # of the sea
_LEFT = 9
_WIDTH = 140
_HEIGHT = 76
_MARGIN = 2
_ROOM = 14  # for the signs of the sides
_SIGN = 8  # their height
_LEAST = 6  # islands that the sea always has room for
_SEA = 0x2B86B6
_CALM = 0x3F97C3
_OUTLINE = 0x10181F
_LOWER = (-2, 2)  # pixels: the curves are set apart, or equal numbers would cover each other
_MANY = 45  # turns, so that only every tenth has room for its number


def open(kahuna):
    return Course(kahuna)


class Course:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program
        self.at = 0  # the turn that is chosen

    def enter(self, stage):
        self._curves = curves = Curves(self.kahuna.session.view)
        self.at = self.at or curves.swing or curves.turns
        self._draw(curves)
        self.group = self._graph.group
        self._choose()

    def touch(self, x, y):
        """Chooses another turn, or shows the board of the one that is chosen."""
        if not (_LEFT <= x < _LEFT + _WIDTH and _TOP <= y < _TOP + _HEIGHT):
            return 0, buttons.A
        turns = range(1, self._curves.turns + 1)
        turn = min(turns, key=lambda turn: abs(self._graph.x(turn) - x))
        press = toward(self.at, turn, buttons.LEFT, buttons.RIGHT)
        return press, 0 if press else buttons.A

    def frame(self, now, pressed):
        program = self.program
        if pressed & buttons.A:
            program.play(menu_sounds.CONFIRM)
            program.push("turns", self.at)
        elif pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            program.pop()
        elif pressed & buttons.DIRECTIONS:
            at = self.at + (-1 if pressed & (buttons.LEFT | buttons.UP) else 1)
            if 0 < at <= self._curves.turns:
                program.play(menu_sounds.STEP)
                self.at = at
                self._choose()
            else:
                program.play(menu_sounds.REFUSE)

    def _draw(self, curves):
        art = self.program.art
        most = max(max(curves.islands[0]), max(curves.islands[1]), _LEAST)
        step = (_HEIGHT - 8) // most
        title = self.kahuna.more_texts("menus").COURSE
        area = (_LEFT, _TOP, _WIDTH, _HEIGHT)
        self._graph = graph = Graph(
            art, title, area, _SEA, curves.turns, _MARGIN, _ROOM, _HEIGHT - 4, (step, 1)
        )
        graph.scale(range(0, (_HEIGHT - 8) // step + 1, 3), _CALM, 1)
        self._draw_rounds(art, graph)
        self._draw_turns(art, graph)
        self._cursor = art.fill(menu_colours.GLOW, 0, _TOP, 1, _HEIGHT)
        self._arrow = art.icon(0, _TOP - 8, ICON_DOWN)
        self._head = art.line(MIDDLE, 104, 158, colours((None, menu_colours.GLOW)))
        self._words = art.line(MIDDLE, 115, 158, colours((None, menu_colours.CREAM)))
        for part in (self._cursor, self._arrow, self._head.tile, self._words.tile):
            graph.group.append(part)
        graph.open(_OUTLINE, menu_colours.CREAM)
        lasts = []
        for side in (1, 0):
            islands = curves.islands[side]
            graph.trace(islands, 0 if side else 2, _LOWER[side])
            lasts.insert(0, (islands[curves.turns], _LOWER[side]))
        signs = [SIGN_WHITE, SIGN_BLACK]
        if lasts[0][0] < lasts[1][0]:
            lasts.reverse()
            signs.reverse()
        for sign, (x, y) in zip(signs, graph.ends(lasts, _SIGN)):
            graph.group.append(self.kahuna.pictures.sign(x, y, sign))

    def _draw_rounds(self, art, graph):
        cream = colours((None, menu_colours.CREAM))
        for number, turn in enumerate(self._curves.ends):
            x = graph.x(turn)
            graph.group.append(art.fill(menu_colours.INK, x, _TOP, 1, _HEIGHT))
            line = art.line(x + 2, _TOP + 2, 5, cream, str(number + 1), tiny=True)
            graph.group.append(line.tile)

    def _draw_turns(self, art, graph):
        """Writes the numbers of some turns below the sea."""
        muted = colours((None, menu_colours.MUTED))
        turns = self._curves.turns
        every = 5 * (1 + turns // _MANY)
        for turn in range(every, turns + 1, every):
            line = art.line(0, _TOP + _HEIGHT + 1, 10, muted, str(turn), tiny=True)
            line.tile.x = graph.x(turn) - line.width // 2
            graph.group.append(line.tile)

    def _choose(self):
        """Points at the turn that is chosen, and says what it was."""
        kahuna = self.kahuna
        curves = self._curves
        view = kahuna.session.view
        x = self._graph.x(self.at)
        self._cursor.x = x
        self._arrow.x = x - 4
        if self.at == curves.swing:
            self._head.text = kahuna.more_texts("menus").SWING % self.at
            self._words.text = self._swing_words()
            return
        side = (view.first + self.at + 1) % 2
        self._head.text = kahuna.texts.TURN_NUMBER % (name_of(kahuna, side), self.at)
        if self.at == curves.turns:
            words = result(kahuna)
        else:
            white, black = [curves.islands[side][self.at] for side in (0, 1)]
            words = "%s %d : %d %s" % (name_of(kahuna, 0), white, black, name_of(kahuna, 1))
        self._words.text = words

    def _swing_words(self):
        kahuna = self.kahuna
        deeds = kahuna.more_texts("deeds")
        curves = self._curves
        winner = kahuna.session.view.winner
        yours = winner == kahuna.session.solo_side
        for name in (island_names, initials):
            parts = []
            if curves.won:
                parts.append(deeds.WINS[yours] % name(curves.won))
            if curves.lost & ~curves.won:
                parts.append(deeds.FREES[yours] % name(curves.lost & ~curves.won))
            words = said_of(kahuna, deeds.DID, winner, ", ".join(parts))
            if self.program.art.text.width(words) <= 158:
                break
        return words
