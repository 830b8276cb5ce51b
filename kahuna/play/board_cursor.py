"""The cursor over the whole board, for laying a head start: then nearly all lines are free."""

from ..look.layout import MIDDLES
from ..look.steps import BOARD_STEPS
from ..rules.limits import LINE_COUNT
from .cursor import DOWN, LEFT, RIGHT


def step(line, direction, lines):
    """Returns the next line of the mask `lines` in a direction, or `line` if there is none."""
    goal = BOARD_STEPS[4 * line + direction]
    if lines >> goal & 1:
        return goal
    beyond = BOARD_STEPS[4 * goal + direction]
    if lines >> beyond & 1 and _distances(line, beyond, direction)[0] > 0:
        return beyond
    return _nearest_ahead(line, direction, lines)


def _nearest_ahead(line, direction, lines):
    best = line
    least = 1 << 20
    for other in range(LINE_COUNT):
        if lines >> other & 1:
            ahead, sideways = _distances(line, other, direction)
            if 0 < ahead >= sideways and ahead + 2 * sideways < least:
                least = ahead + 2 * sideways
                best = other
    return best


def nearest(line, lines):
    """Returns the line of the mask that is closest to `line` or is `line`; -1 for no lines."""
    best = -1
    least = 1 << 20
    for other in range(LINE_COUNT):
        if lines >> other & 1:
            across, down = _distances(line, other, RIGHT)
            if across * across + down * down < least:
                least = across * across + down * down
                best = other
    return best


def _distances(here, there, direction):
    """Returns how far `there` lies ahead of `here` in a direction, and how far to the side."""
    across = MIDDLES[2 * there] - MIDDLES[2 * here]
    down = MIDDLES[2 * there + 1] - MIDDLES[2 * here + 1]
    if direction < LEFT:
        return down if direction == DOWN else -down, abs(across)
    return across if direction == RIGHT else -across, abs(down)
