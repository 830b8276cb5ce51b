"""The course of a game as a graph: both sides' islands turn by turn, drawn like bridges.

LEFT and RIGHT go from turn to turn, beginning at the one that swung the game; A shows its board.
"""

from handheld import menu_colours
from handheld.art import colours
from handheld.graph import Graph, GraphScene

from ..look.layout import SIGN_BLACK, SIGN_WHITE
from ..parts.names import island_names
from ..parts.players import name_of, result, said_of
from ..play.curves import Curves

_TOP = 22  # of the sea, the picture behind the curves
_LEFT = 9
_WIDTH = 140
_HEIGHT = 76
_MARGIN = 2
_ROOM = 14  # for the signs of the sides
_SIGN = 8  # their height
_LEAST = 6  # islands for which the sea always has room
_SEA = 0x2B86B6
_CALM = 0x3F97C3
_OUTLINE = 0x10181F
_LOWER = (-2, 2)  # pixels between the curves, or equal numbers would cover each other
_MANY = 45  # turns; with more, only every tenth has room for its number


def open(kahuna):
    return Course(kahuna)


class Course(GraphScene):
    def __init__(self, kahuna):
        super().__init__(kahuna)
        self.kahuna = kahuna

    def enter(self, stage):
        self._curves = curves = Curves(self.kahuna.session.view)
        self.at = self.at or curves.swing or curves.turns
        self._draw(curves)
        self.group = self.graph.group
        self.choose()

    def _draw(self, curves):
        art = self.program.art
        most = max(max(curves.islands[0]), max(curves.islands[1]), _LEAST)
        step = (_HEIGHT - 8) // most
        title = self.kahuna.more_texts("menus").COURSE
        area = (_LEFT, _TOP, _WIDTH, _HEIGHT)
        self.graph = graph = Graph(
            art, title, area, _SEA, curves.turns, _MARGIN, _ROOM, _HEIGHT - 4, (step, 1)
        )
        graph.scale(range(0, (_HEIGHT - 8) // step + 1, 3), _CALM, 1)
        self._draw_rounds(art, graph)
        self._draw_turns(art, graph)
        graph.show_cursor(104)
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

    def words_for(self, turn):
        kahuna = self.kahuna
        curves = self._curves
        if turn == curves.swing:
            return kahuna.more_texts("menus").SWING % turn, self._swing_words()
        side = (kahuna.session.view.first + turn + 1) % 2
        head = kahuna.texts.TURN_NUMBER % (name_of(kahuna, side), turn)
        if turn == curves.turns:
            return head, result(kahuna)
        white, black = [curves.islands[side][turn] for side in (0, 1)]
        return head, "%s %d : %d %s" % (name_of(kahuna, 0), white, black, name_of(kahuna, 1))

    def _swing_words(self):
        kahuna = self.kahuna
        deeds = kahuna.more_texts("deeds")
        curves = self._curves
        winner = kahuna.session.view.winner
        yours = winner == kahuna.session.solo_side
        # Rather without the name than with initials, unless it is "you".
        for short, says_who in ((False, True), (False, yours), (True, True)):
            parts = []
            if curves.won:
                parts.append(deeds.WINS[yours] % island_names(curves.won, short))
            if curves.lost & ~curves.won:
                parts.append(deeds.FREES[yours] % island_names(curves.lost & ~curves.won, short))
            words = ", ".join(parts)
            if says_who:
                words = said_of(kahuna, deeds.DID, winner, words)
            if self.program.art.text.width(words) <= 158:
                break
        return words
