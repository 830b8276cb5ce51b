"""Scenes in which a robot thinks between the frames: a line below the bar grows, A hurries it."""

import gc

from handheld import menu_colours
from handheld.buttons import A

from ..look.layout import BOARD_TOP
from ..robots import PARTS, load

_SLICE = 22  # positions that it looks at in each frame
_COLLECTS = 8  # frames after which what it has thought is collected
_STEPS = 10  # of the line as it grows
_MENTIONS = 3  # steps after which the bar mentions A
_STEP = 160 // _STEPS


class Thinking:
    """A scene of its own has `make_robot`, called once the robot's code is there: part of it
    is loaded in each frame. From then on there is the `robot`."""

    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        kahuna = self.kahuna
        tabletop = kahuna.tabletop
        self.group = tabletop.group
        tabletop.show(kahuna.session.view, kahuna.session.fresh_card)
        self.robot = None
        self._loaded = PARTS if kahuna.robot else 0  # it has its code
        self._pressed = 0
        self._hurry = kahuna.texts.HURRY  # made now: later it would lie in the middle, too
        self._bar = tabletop.bar
        self._shown = 0
        self._frames = 0
        self._line = self.program.art.fill(menu_colours.GLOW, -160, BOARD_TOP, height=2)
        self._bar.group.append(self._line)

    def leave(self):
        self._bar.group.remove(self._line)

    def say(self, words):
        self._bar.say(words)

    def think(self, pressed):
        """Gives the robot a frame to think; returns whether it has decided."""
        fresh = self.robot is None
        self._pressed |= pressed
        if fresh:
            if self._loaded < PARTS:
                load(self._loaded)
                self._loaded += 1
                return False
            self.robot = self.make_robot()
        robot = self.robot
        if self._pressed & A:
            robot.hurry()
        # To load it takes long enough.
        decided = not fresh and robot.think(_SLICE)
        self._frames += 1
        if self._frames % _COLLECTS == 0:
            gc.collect()  # or what it thinks with would come to lie in the middle of what is free
        step = robot.progress * _STEPS // 100
        if step != self._shown:
            self._shown = step
            self._line.x = step * _STEP - 160
            if step >= _MENTIONS:
                self._bar.say(self._hurry)
        return decided
