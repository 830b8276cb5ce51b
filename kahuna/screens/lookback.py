"""Looking back at a game: the strongest robot finds out what each of a person's turns cost.

It first glances at all of them, then thinks about the most suspicious ones. It sees only what
that side saw at the time. B ends it at any time; what it has found by then is shown.
"""

from displayio import Group

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.chance import Chance, seed_of
from handheld.line import MIDDLE

from ..play.turn_numbers import turns_of
from ..robots import STRONGEST
from ..robots.verdict import chance

_SLICE = 25  # positions that the robot looks at in each frame
_GLANCE = 250  # positions for a first look at a turn
_SUSPICIOUS = 5  # turns that it thinks about
_WEIGHT = 5  # what thinking about a turn counts, beside a glance
_SHOWN = 3
_LEAST = 5  # hundredths that a turn must cost to be worth a word
_STEP = 4  # pixels of the line as it grows
_LINE_Y = 64


def open(kahuna, side=-1):
    """Looks back at a side's turns; between two people it first asks which side's."""
    session = kahuna.session
    if side < 0:
        side = session.solo_side
    return LookBack(kahuna, side) if side >= 0 else _choice(kahuna)


def _choice(kahuna):
    from handheld.menu import Menu

    program = kahuna.program
    entries = [
        (name, lambda side=side: program.replace("lookback", side))
        for side, name in enumerate(kahuna.texts.SIDES)
    ]
    return Menu(program, kahuna.more_texts("menus").LOOK_BACK, entries)


class LookBack:
    def __init__(self, kahuna, side):
        self.kahuna = kahuna
        self.program = kahuna.program
        self._side = side

    def enter(self, stage):
        kahuna = self.kahuna
        session = kahuna.session
        session.show_to(self._side)
        self._full_replay = session.full_replay()
        self._turns = turns_of(session.view, self._side)
        self._robot = kahuna.new_robot(STRONGEST, Chance(seed_of(session.view.length)))
        self._found = []  # of each turn: its cost, number, start, end, both chances, a better turn
        self._done = 0
        self._work = self._look_back()
        self.group = self._draw(kahuna.more_texts("menus"))

    def _draw(self, menus):
        art = self.program.art
        self._saying = menus.LOOKING_BACK
        self._words = art.line(MIDDLE, 44, 160, colours((None, menu_colours.CREAM)))
        self._line = art.fill(menu_colours.GLOW, -160, _LINE_Y, height=4)
        enough = art.line(MIDDLE, 84, 0, colours((None, menu_colours.GLOW)), menus.ENOUGH)
        group = Group()
        group.append(art.fill(menu_colours.NIGHT))
        art.head(group, menus.LOOK_BACK)
        group.append(self._words.tile)
        group.append(art.fill(menu_colours.INK, 0, _LINE_Y, height=4))
        group.append(self._line)
        group.append(enough.tile)
        return group

    def leave(self):
        # A collection may still find a pointer to this screen, and much hangs on what works here.
        self._work = self._robot = self._full_replay = None

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            if self._found:
                self._show()
            else:
                program.pop()
        elif next(self._work):
            program.play(menu_sounds.CONFIRM)
            self._show()

    def _show(self):
        self.program.replace("missed", self._side, self._found[:_SHOWN])

    def _look_back(self):
        """Fills `_found`: a generator that yields False on the way and True at the end."""
        for turn in self._turns:
            for _ in self._weigh(turn, _GLANCE, 1):
                yield False
        suspicious = sorted([found[1:4] for found in self._found])
        # With fewer turns to think about, less is left to do.
        self._done += _WEIGHT * (_SUSPICIOUS - len(suspicious))
        for turn in suspicious:
            for _ in self._weigh(turn, 0, _WEIGHT):
                yield False
        yield True

    def _weigh(self, turn, most, weight):
        """Finds out what a turn cost, by `most` positions or as long as the robot likes."""
        number, start, end = turn
        self._words.text = self._saying % number
        for _ in self._full_replay.travel(start):
            yield
        view = self._full_replay.view(self._side)
        robot = self._robot
        robot.begin(view)
        while not robot.think(_SLICE):
            if most and robot.looked_at >= most:
                robot.hurry()
            self._grow(weight * robot.progress // 100)
            yield
        yield
        played = bytes(self.kahuna.session.view.history[start:end])
        best = chance(robot, robot.turn)
        then = chance(robot, played)
        self._add((best - then, number, start, end, best, then, robot.turn))
        self._done += weight
        self._grow(0)
        yield

    def _add(self, finding):
        """Keeps what was found about a turn, in place of a first look, if it is among the worst."""
        found = [other for other in self._found if other[1] != finding[1]]
        if finding[0] >= _LEAST:
            found.append(finding)
        found.sort(key=lambda finding: (-finding[0], finding[1]))
        self._found = found[:_SUSPICIOUS]

    def _grow(self, more):
        """Moves the line to how far it has got: so much `more` than what is done."""
        whole = len(self._turns) + _WEIGHT * _SUSPICIOUS
        x = 160 * (self._done + more) // whole // _STEP * _STEP - 160
        if self._line.x != x:
            self._line.x = x
