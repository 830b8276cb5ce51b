"""The course of a game as a picture: how many cards everybody had after each turn."""

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.graph import Graph
from handheld.line import MIDDLE

from ..look.layout import SIGN_SIZE
from ..look.palette import PLAYERS
from ..parts.players import result
from ..play.replay import Replay

_TOP = 17  # of the sea
_LEFT = 12
_WIDTH = 146
_HEIGHT = 92
_MARGIN = 3
_ROOM = 16  # for the signs
_BASE = _HEIGHT - 8
_LEAST = 10  # cards that the picture always has room for
_SEA = 0x0F3A63
_CALM = 0x1D5280


def open(piranja):
    return Course(piranja)


class Course:
    def __init__(self, piranja):
        self.piranja = piranja
        self.program = piranja.program

    def enter(self, stage):
        self.group = self._draw(self.piranja.session.view)

    def frame(self, now, pressed):
        if pressed & (buttons.A | buttons.B | buttons.START):
            self.program.play(menu_sounds.BACK)
            self.program.pop()

    def _draw(self, view):
        piranja = self.piranja
        art = self.program.art
        turns, caught = _catches(view)
        most = max(max(view.catches[: view.players]), _LEAST)
        title = piranja.more_texts("menus").COURSE
        area = (_LEFT, _TOP, _WIDTH, _HEIGHT)
        graph = Graph(art, title, area, _SEA, turns, _MARGIN, _ROOM, _BASE, (_BASE - 5, most))
        graph.scale(range(0, most + 1, 10 if most < 50 else 20), _CALM)
        graph.open(menu_colours.INK, *PLAYERS)
        signs = piranja.session.seats.signs
        for seat in range(view.players):
            graph.trace(caught[seat], 2 + signs[seat])
        order = sorted(range(view.players), key=lambda seat: (-view.catches[seat], seat))
        lasts = [(view.catches[seat], 0) for seat in order]
        for seat, (x, y) in zip(order, graph.ends(lasts, SIGN_SIZE)):
            graph.group.append(piranja.pictures.sign(x, y, signs[seat]))
        glow = colours((None, menu_colours.GLOW))
        graph.group.append(art.line(MIDDLE, 113, 0, glow, result(piranja)).tile)
        return graph.group


def _catches(view):
    """Returns how many turns there were, and what each player had before and after each."""
    replay = Replay(view)
    caught = [bytearray(1) for _ in range(view.players)]
    while replay.step():
        for seat in range(view.players):
            caught[seat].append(replay.game.catches[seat])
    return replay.number, caught
