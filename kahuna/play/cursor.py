"""Where the cursor goes on the lines of a card (see look/steps.py)."""

from handheld import modules

from ..rules.limits import LINE_COUNT
from ..rules.tables import REACH

# The directions, as in the chooser's buttons.
UP, DOWN, LEFT, RIGHT = range(4)


class LineSteps:
    """The cursor's steps between the lines of an island."""

    def __init__(self, island):
        with modules.passing:
            from ..look.steps import STEPS

        self._reach = REACH[island]
        self._steps = STEPS[island]

    def step(self, line, direction, lines):
        """Returns the next line of the mask `lines` in a direction, or `line` if there is none."""
        reach = self._reach
        index = size = others = 0
        for other in range(LINE_COUNT):
            if reach >> other & 1:
                if other == line:
                    index = size
                else:
                    others |= (lines >> other & 1) << (size - (other > line))
                size += 1
        steps = self._steps[2 * ((index << size - 1) + others) + direction // 2]
        return line_at(reach, steps & 15 if direction % 2 else steps >> 4)


def line_at(lines, index):
    """Returns the line with that index among the lines of a mask."""
    while index:
        lines &= lines - 1
        index -= 1
    line = 0
    while not lines >> line & 1:
        line += 1
    return line
