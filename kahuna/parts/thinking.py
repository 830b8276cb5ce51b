"""Scenes in which a robot thinks between the frames: a line below the bar grows, A hurries it."""

from handheld import menu_colours
from handheld.buttons import A

from ..look.layout import BOARD_TOP

_SLICE = 22  # positions that it looks at in each frame
_STEPS = 10  # of the line as it grows
_TELLS = 3  # steps after which the bar mentions A
_STEP = 160 // _STEPS


class Thinking:
    """A scene of its own has `make_robot`, called in the first frame: its code takes a moment to
    load, and the `robot` is there from then on."""

    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        session = self.kahuna.session
        tabletop = self.kahuna.tabletop
        self.group = tabletop.group
        tabletop.show(session.view, session.fresh_card)
        self.robot = None
        self._bar = tabletop.bar
        self._shown = 0
        self._line = self.program.art.fill(menu_colours.GLOW, -160, BOARD_TOP, height=2)
        self._bar.group.append(self._line)

    def leave(self):
        self._bar.group.remove(self._line)

    def say(self, words):
        self._bar.say(words)

    def think(self, pressed):
        """Gives the robot a frame to think; returns whether it has decided."""
        fresh = self.robot is None
        if fresh:
            self.robot = self.make_robot()
        robot = self.robot
        if pressed & A:
            robot.hurry()
        # To load it takes long enough.
        decided = not fresh and robot.think(_SLICE)
        step = robot.progress * _STEPS // 100
        if step != self._shown:
            self._shown = step
            self._line.x = step * _STEP - 160
            if step >= _TELLS:
                self._bar.say(self.kahuna.texts.HURRY)
        return decided
