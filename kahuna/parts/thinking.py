"""Scenes in which a robot thinks between frames: a line below the bar grows, and A hurries it."""

import gc

from handheld import menu_colours
from handheld.buttons import A

from ..look.layout import BOARD_TOP
from ..robots import PARTS, load

_SLICE = 27  # positions that it looks at in each frame
_COLLECTS = 8  # frames from one collection of memory to the next
_STEPS = 10  # in which the line grows
_MENTIONS = 3  # steps after which the bar mentions A
_STEP = 160 // _STEPS


class Thinking:
    """A scene adds `make_robot`, which returns the `robot`. It is called once the robot's code is
    loaded, a part of it in each frame."""

    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        kahuna = self.kahuna
        tabletop = kahuna.tabletop
        self.group = tabletop.group
        tabletop.show(kahuna.session.view, kahuna.session.fresh_card)
        self.robot = None
        self._loaded = PARTS if kahuna.robot else 0  # a robot that exists has its code
        self._pressed = 0
        self._hurry = kahuna.texts.HURRY  # now: later it would lie in the middle of free memory
        self._bar = tabletop.bar
        self._shown = 0
        self._frames = 0
        self._line = self.program.art.fill(menu_colours.GLOW, -160, BOARD_TOP, height=2)
        self._bar.group.append(self._line)

    def leave(self):
        self._bar.group.remove(self._line)

    def forget(self):
        """Forgets the robot, as another one thinks next."""
        self.robot = None
        self._shown = 0
        self._line.x = -160

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
        # Making the robot takes long enough for one frame.
        decided = not fresh and robot.think(_SLICE)
        self._frames += 1
        if self._frames % _COLLECTS == 0:
            gc.collect()  # or its data would end up in the middle of free memory
        step = robot.progress * _STEPS // 100
        if step != self._shown:
            self._shown = step
            self._line.x = step * _STEP - 160
            if step >= _MENTIONS:
                self._bar.say(self._hurry)
        return decided
