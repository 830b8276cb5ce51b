"""A scoring: it counts the islands one by one, then the points fly into the table of rounds."""

from displayio import Group

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.clock import since
from handheld.line import MIDDLE

from ..look import tunes
from ..parts.counting import Counting
from ..parts.players import said_of
from ..parts.rounds import HEIGHT, Rounds, points_by_round

_UNWATCHED = 3  # steps at the chosen speed until a game between robots goes on
_TOP = 33  # of the panel
_HEIGHT = 40 + HEIGHT
_TABLE = _TOP + 18
_FLIGHT = 8  # frames
_FROM = 112
_COUNTS, _OPENS, _FLIES, _RESTS = range(4)


def open(kahuna):
    return Scoring(kahuna)


class Scoring:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        kahuna = self.kahuna
        view = kahuna.session.view
        self._doing = _COUNTS
        self._pressed = 0
        self._counting = Counting(kahuna, view, stage.clock.ticks())
        self.group = self._counting.group
        self._points = points_by_round(view)
        self._counting.say(kahuna.more_texts("menus").ROUND_OVER % len(self._points))
        kahuna.light(-1)

    def frame(self, now, pressed):
        pressed |= self._pressed
        self._pressed = 0
        if not self.kahuna.session.saved:
            self._pressed = pressed  # saving takes long enough for one frame
            self.kahuna.save()  # the turn that ended the round is over
        elif self._doing == _COUNTS:
            if self._counting.count_on(now, pressed):
                # Here, as these calls nest deep, and the stack of CircuitPython 9 is small.
                self._rounds = Rounds(self.kahuna, _TABLE, self._points[:-1])
                self._doing = _OPENS
        elif self._doing == _OPENS:
            self._open_panel()
        elif self._doing == _FLIES:
            self._fly(now, pressed)
        elif pressed & (buttons.A | buttons.START) or self._goes_on(now):
            self._go_on()

    def _goes_on(self, now):
        """Whether it is time to go on by itself, as nobody presses a button for two robots."""
        waits = _UNWATCHED * self.program.settings.pace
        return not self.kahuna.session.persons and since(now, self._since) > waits

    def _go_on(self):
        program = self.program
        kahuna = self.kahuna
        program.stay_awake()
        program.play(menu_sounds.CONFIRM)
        if kahuna.session.over:
            kahuna.reset_to("final")
        else:
            kahuna.session.deal()
            kahuna.start()

    # The points

    def _open_panel(self):
        """Shows the rounds before this one; the new points come flying from the trays."""
        kahuna = self.kahuna
        art = self.program.art
        menus = kahuna.more_texts("menus")
        number = len(self._points)
        before = self._points[:-1]
        self._counting.say(menus.ROUND_OVER % number)
        panel = Group()
        panel.append(art.fill(menu_colours.INK, 2, _TOP - 1, 156, _HEIGHT + 2))
        panel.append(art.fill(menu_colours.NIGHT, 3, _TOP, 154, _HEIGHT))
        glow = colours((None, menu_colours.GLOW))
        self._head = art.line(MIDDLE, _TOP + 3, 150, glow)
        panel.append(self._head.tile)
        self._head.text = menus.POINTS
        self._rounds.add_up([sum([points[side] for points in before]) for side in (0, 1)])
        panel.append(self._rounds.group)
        self._flying = []
        for side in (0, 1):
            points = self._points[-1][side]
            line = art.line(66 + 22 * side, _FROM, 24, glow, "+%d" % points if points else "")
            self._flying.append(line)
            panel.append(line.tile)
        self.group.append(panel)
        self.program.stage.draw_whole()
        self._left = _FLIGHT
        self._doing = _FLIES

    def _fly(self, now, pressed):
        """Moves the points on, right to the end if a button is pressed."""
        if pressed & (buttons.A | buttons.B | buttons.START):
            self._left = 1
        number = len(self._points)
        for side, line in enumerate(self._flying):
            x, y = self._rounds.cell(number, side, self._points[-1][side])
            line.tile.x += (x - line.tile.x) // self._left
            line.tile.y += (y - line.tile.y) // self._left
            if self._left == 1:
                line.text = str(self._points[-1][side])
        self._left -= 1
        if not self._left:
            self._land(now)

    def _land(self, now):
        self._doing = _RESTS
        self._since = now
        kahuna = self.kahuna
        art = self.program.art
        view = kahuna.session.view
        self._rounds.add_up(view.scores)
        self._head.text = self._verdict()
        self._counting.say(self._what_counts())
        then = self.program.words.PRESS_A
        if not kahuna.session.over:
            then = kahuna.more_texts("menus").NEXT_ROUND % view.round
        line = art.line(MIDDLE, _TOP + _HEIGHT - 15, 0, colours((None, menu_colours.MUTED)), then)
        self.group.append(line.tile)
        self.program.play(tunes.ROUND)

    def _what_counts(self):
        """Says what scores points in this round."""
        number = len(self._points)
        adds_islands = number == 3 and self.kahuna.session.view.edition.adds_islands
        return self.kahuna.more_texts("menus").WHAT_COUNTS[number - 1 + adds_islands]

    def _verdict(self):
        """Says who gets the points; if both do, the numbers show that."""
        kahuna = self.kahuna
        menus = kahuna.more_texts("menus")
        white, black = self._points[-1]
        if white and black:
            return menus.POINTS
        side = 0 if white else 1
        points = white or black
        if points > 1:
            return said_of(kahuna, menus.MORE_POINTS, side, points)
        return said_of(kahuna, menus.ONE_POINT, side) if points else menus.NO_POINTS
