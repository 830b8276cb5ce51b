"""A robot thinking between the frames: a line below the bar grows, A hurries it."""

from handheld import menu_colours
from handheld.buttons import A

from ..look.layout import BOARD_TOP
from ..robots import PARTS, load

_SLICE = 22  # positions that it looks at in each frame
_STEPS = 10  # of the line as it grows
_TELLS = 3  # steps after which the bar mentions A
_STEP = 160 // _STEPS


class Thinking:
    """`robot` is made by `make` once its code is there, a part of which is loaded in each frame."""

    def __init__(self, kahuna, make, words):
        self._make = make
        self.robot = None
        self._loaded = PARTS if kahuna.robot else 0  # it has its code
        self._pressed = 0
        self._texts = kahuna.texts
        self._bar = kahuna.tabletop.bar
        self._shown = 0
        self._line = kahuna.program.art.fill(menu_colours.GLOW, -160, BOARD_TOP, height=2)
        self._bar.group.append(self._line)
        self._bar.say(words)

    def end(self):
        """Takes its line off the bar."""
        self._bar.group.remove(self._line)

    def go_on(self, pressed):
        """Gives it a frame to think; returns whether it has decided."""
        fresh = self.robot is None
        self._pressed |= pressed
        if fresh:
            if self._loaded < PARTS:
                load(self._loaded)
                self._loaded += 1
                return False
            self.robot = self._make()
        robot = self.robot
        if self._pressed & A:
            robot.hurry()
        # To load it takes long enough.
        decided = not fresh and robot.think(_SLICE)
        step = robot.progress * _STEPS // 100
        if step != self._shown:
            self._shown = step
            self._line.x = step * _STEP - 160
            if step >= _TELLS:
                self._bar.say(self._texts.HURRY)
        return decided
