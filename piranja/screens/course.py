"""The course of a game as a picture: how many cards everybody had after each turn.

LEFT and RIGHT go from turn to turn; A shows the table there.
"""

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.graph import Graph
from handheld.icons import ICON_DOWN
from handheld.line import MIDDLE
from handheld.scenes import toward

from ..look.layout import SIGN_SIZE
from ..look.palette import PLAYERS
from ..parts.players import result
from ..play.replay import Replay

_TOP = 22  # of the sea
_LEFT = 12
_WIDTH = 146
_HEIGHT = 80
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
        self.at = 0  # the turn that is chosen; at first the last one

    def enter(self, stage):
        view = self.piranja.session.view
        self._turns, self._caught = _catches(view)
        self.at = self.at or self._turns
        self._draw(view)
        self.group = self._graph.group
        self._choose()

    def touch(self, x, y):
        """Chooses another turn, or shows the table after the one that is chosen."""
        if not (_LEFT <= x < _LEFT + _WIDTH and _TOP <= y < _TOP + _HEIGHT):
            return 0, buttons.A
        turns = range(1, self._turns + 1)
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
            if 0 < at <= self._turns:
                program.play(menu_sounds.STEP)
                self.at = at
                self._choose()
            else:
                program.play(menu_sounds.REFUSE)

    def _draw(self, view):
        piranja = self.piranja
        art = self.program.art
        most = max(max(view.catches[: view.players]), _LEAST)
        title = piranja.more_texts("menus").COURSE
        area = (_LEFT, _TOP, _WIDTH, _HEIGHT)
        self._graph = graph = Graph(
            art, title, area, _SEA, self._turns, _MARGIN, _ROOM, _BASE, (_BASE - 5, most)
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
        self._cursor = art.fill(menu_colours.GLOW, 0, _TOP, 1, _HEIGHT)
        self._arrow = art.icon(0, _TOP - 8, ICON_DOWN)
        self._head = art.line(MIDDLE, 103, 158, colours((None, menu_colours.GLOW)))
        self._words = art.line(MIDDLE, 115, 158, colours((None, menu_colours.CREAM)))
        for part in (self._cursor, self._arrow, self._head.tile, self._words.tile):
            graph.group.append(part)

    def _choose(self):
        """Points at the turn that is chosen, and says what it was."""
        piranja = self.piranja
        menus = piranja.more_texts("menus")
        view = piranja.session.view
        at = self.at
        x = self._graph.x(at)
        self._cursor.x = x
        self._arrow.x = x - 4
        seat = (view.first + at - 1) % view.players
        self._head.text = menus.TURN_NUMBER % (piranja.name_of(seat), at)
        if at == self._turns:
            self._words.text = result(piranja)
            return
        cards = self._caught[seat][at]
        words = menus.ONE_CARD if cards == 1 else menus.CARDS % cards
        gained = cards - self._caught[seat][at - 1]
        self._words.text = "+%d: %s" % (gained, words) if gained else words


def _catches(view):
    """Returns how many turns there were, and what each player had before and after each."""
    replay = Replay(view)
    caught = [bytearray(1) for _ in range(view.players)]
    while replay.step():
        for seat in range(view.players):
            caught[seat].append(replay.game.catches[seat])
    return replay.number, caught
