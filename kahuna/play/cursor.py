"""The cursor on the lines of a card: where it goes, as look/steps.py has it."""

from handheld import modules

from ..rules.limits import LINE_COUNT
from ..rules.tables import REACH

# Directions, as the chooser's buttons have them.
UP, DOWN, LEFT, RIGHT = range(4)


class LineSteps:
    """The ways from line to line of an island."""

    def __init__(self, island):
        with modules.passing:
            from ..look.steps import STEPS

        self._reach = REACH[island]
        self._steps = STEPS[island]

    def step(self, line, direction, lines):
        """Returns the next line of the mask `lines` in a direction, or that line."""
        reach = self._reach
        place = size = others = 0
        for other in range(LINE_COUNT):
            if reach >> other & 1:
                if other == line:
                    place = size
                else:
                    others |= (lines >> other & 1) << (size - (other > line))
                size += 1
        steps = self._steps[2 * ((place << size - 1) + others) + direction // 2]
        return line_at(reach, steps & 15 if direction % 2 else steps >> 4)


def line_at(lines, place):
    """Returns the line of that number in a mask."""
    while place:
        lines &= lines - 1
        place -= 1
    line = 0
    while not lines >> line & 1:
        line += 1
    return line
