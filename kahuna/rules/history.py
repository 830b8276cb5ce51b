"""Where turns begin and end in the history of a View."""

from .actions import DEAL, ends_turn
from .phases import OVER


def turn_start(view, at):
    """Returns where in the history the turn of the action at `at` begins.

    `view.length` means the turn under way. Laying a handicap counts as a turn.
    """
    start = at
    while start and not ends_turn(view.history[start - 1]) and view.history[start - 1] != DEAL:
        start -= 1
    return max(start, view.prelude) if at >= view.prelude else start


def last_turn(view):
    """Returns the start and end of the last finished turn; both are equal if there is none.

    A turn that ended the game counts as finished, even if it was cut short.
    """
    end = view.length
    if view.phase != OVER:
        while end and not ends_turn(view.history[end - 1]):
            end -= 1
    if end:
        return turn_start(view, end - 1), end
    # Before the first turn there may be a head start.
    return (1, view.prelude) if 1 < view.prelude <= view.length else (0, 0)
