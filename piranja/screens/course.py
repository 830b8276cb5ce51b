"""The course of a game as a graph: how many cards everybody had after each turn.

LEFT and RIGHT go from turn to turn; A shows the table there.
"""

from handheld import menu_colours
from handheld.graph import Graph, GraphScene

from ..look.layout import SIGN_SIZE
from ..look.palette import PLAYERS
from ..parts.result import result
from ..play.replay import Replay

_TOP = 22  # of the sea, the picture behind the lines
_LEFT = 12
_WIDTH = 146
_HEIGHT = 80
_MARGIN = 3
_ROOM = 16  # for the signs
_BASE = _HEIGHT - 8
_LEAST = 10  # cards for which the picture always has room
_SEA = 0x0F3A63
_CALM = 0x1D5280


def open(piranja):
    return Course(piranja)


class Course(GraphScene):
    def __init__(self, piranja):
        super().__init__(piranja)
        self.piranja = piranja

    def enter(self, stage):
        view = self.piranja.session.view
        turns, self._caught = _catches(view)
        self.at = self.at or turns
        self._draw(view, turns)
        self.group = self.graph.group
        self.choose()

    def _draw(self, view, turns):
        piranja = self.piranja
        art = self.program.art
        most = max(max(view.catches[: view.players]), _LEAST)
        title = piranja.more_texts("menus").COURSE
        area = (_LEFT, _TOP, _WIDTH, _HEIGHT)
        self.graph = graph = Graph(
            art, title, area, _SEA, turns, _MARGIN, _ROOM, _BASE, (_BASE - 5, most)
        )
        graph.scale(range(0, most + 1, 10 if most < 50 else 20), _CALM)
        graph.open(menu_colours.INK, *PLAYERS)
        signs = piranja.session.seats.signs
        for seat in range(view.players):
            graph.trace(self._caught[seat], 2 + signs[seat])
        order = sorted(range(view.players), key=lambda seat: (-view.catches[seat], seat))
        lasts = [(view.catches[seat], 0) for seat in order]
        for seat, (x, y) in zip(order, graph.ends(lasts, SIGN_SIZE)):
            graph.group.append(piranja.pictures.sign(x, y, signs[seat]))
        graph.show_cursor(103)

    def words_for(self, turn):
        piranja = self.piranja
        menus = piranja.more_texts("menus")
        view = piranja.session.view
        seat = (view.first + turn - 1) % view.players
        head = menus.TURN_NUMBER % (piranja.name_of(seat), turn)
        if turn == self.graph.turns:
            return head, result(piranja)
        cards = self._caught[seat][turn]
        words = menus.ONE_CARD if cards == 1 else menus.CARDS % cards
        gained = cards - self._caught[seat][turn - 1]
        return head, "+%d: %s" % (gained, words) if gained else words


def _catches(view):
    """Returns how many turns there were, and each player's catch before the first
    and after each."""
    replay = Replay(view)
    caught = [bytearray(1) for _ in range(view.players)]
    while replay.step():
        for seat in range(view.players):
            caught[seat].append(replay.game.catches[seat])
    return replay.number, caught
