"""Time in milliseconds that wraps around, and the pace of the frame loop."""

FRAME = 33

_MASK = (1 << 29) - 1
_AHEAD = 1 << 16  # milliseconds that `then` may be ahead of `now`


def since(now, then):
    """Returns the milliseconds from `then` to `now`, negative if `then` is still to come: it may
    have been read later in the same frame.

    After six days the count begins again. So remember what was long enough once: do not ask twice.
    """
    return ((now - then + _AHEAD) & _MASK) - _AHEAD


class Clock:
    """`ticks()` counts milliseconds modulo 2**29, `sleep(seconds)` waits."""

    def __init__(self, ticks, sleep):
        self.ticks = ticks
        self._sleep = sleep
        self._frame_began = ticks()

    def pace(self):
        """Sleeps for the rest of the frame that began with the last call."""
        rest = FRAME - since(self.ticks(), self._frame_began)
        if rest > 0:
            self._sleep(rest / 1000)
        self._frame_began = self.ticks()
