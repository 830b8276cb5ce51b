"""Where a cursor on the lines goes: to the nearest one that it may visit in a direction."""

from ..look.layout import MIDDLES
from ..rules.limits import LINE_COUNT

_ROUND_THE_EDGE = 500
_ASIDE = 300


def step(line, dx, dy, lines):
    """Returns the next line of the mask `lines` in a direction (one of dx and dy is -1 or 1).

    The nearest in the quarter ahead comes first, then what is further to the side; with nothing
    ahead the search goes on from the opposite edge of the board.
    """
    x = MIDDLES[2 * line]
    y = MIDDLES[2 * line + 1]
    best = line
    least = 1 << 20
    for other in range(LINE_COUNT):
        if not lines >> other & 1 or other == line:
            continue
        across = MIDDLES[2 * other] - x
        down = MIDDLES[2 * other + 1] - y
        ahead = across * dx + down * dy
        aside = abs(across * dy) + abs(down * dx)
        if ahead <= 0:
            ahead += _ROUND_THE_EDGE
        cost = ahead + aside
        if aside > ahead:
            cost += _ASIDE
        if cost < least:
            least = cost
            best = other
    return best


def nearest(line, lines):
    """Returns the line of the mask that is closest to a line, or that line; -1 for no lines."""
    best = -1
    least = 1 << 20
    for other in range(LINE_COUNT):
        if lines >> other & 1:
            across = MIDDLES[2 * other] - MIDDLES[2 * line]
            down = MIDDLES[2 * other + 1] - MIDDLES[2 * line + 1]
            distance = across * across + down * down
            if distance < least:
                least = distance
                best = other
    return best
