"""A robot thinking between the frames: a line below the bar grows, A hurries it."""

import gc

from handheld import menu_colours
from handheld.buttons import A

from ..look.layout import BOARD_TOP

_SLICE = 22  # positions that it looks at in each frame
_COLLECTS = 16  # frames after which what it has thought is collected
_STEPS = 10  # of the line as it grows
_TELLS = 3  # steps after which the bar mentions A
_STEP = 160 // _STEPS


class Thinking:
    """`robot` is made by `make` in the first frame: its code takes a moment to load."""

    def __init__(self, kahuna, make, words):
        self._make = make
        self.robot = None
        self._hurry = kahuna.texts.HURRY  # made now: later it would lie in the middle, too
        self._bar = kahuna.tabletop.bar
        self._shown = 0
        self._frames = 0
        self._line = kahuna.program.art.fill(menu_colours.GLOW, -160, BOARD_TOP, height=2)
        self._bar.group.append(self._line)
        self._bar.say(words)

    def end(self):
        """Takes its line off the bar."""
        self._bar.group.remove(self._line)

    def go_on(self, pressed):
        """Gives it a frame to think; returns whether it has decided."""
        fresh = self.robot is None
        if fresh:
            self.robot = self._make()
        robot = self.robot
        if pressed & A:
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
            if step >= _TELLS:
                self._bar.say(self._hurry)
        return decided
