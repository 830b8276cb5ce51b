"""Time in milliseconds that wraps around, and the pace of the frame loop."""

FRAME = 33

_MASK = (1 << 29) - 1
_AHEAD = 1 << 16  # milliseconds that `then` may be ahead of `now`


def since(now, then):
    """Returns the milliseconds from `then` to `now`, negative if `then` is ahead: it may have been
    read later in the same frame.

    The count begins again after six days. So once something has lasted long enough, remember that
    instead of asking again.
    """
    return ((now - then + _AHEAD) & _MASK) - _AHEAD


class Clock:
    """`ticks()` counts milliseconds modulo 2**29, `sleep(seconds)` waits. `date()` returns seconds
    since 1970, but those of a date long past if nobody has set the clock.

    `day` is for code that counts days without a date; it is 0 when the board is switched on.
    """

    def __init__(self, ticks, sleep, date):
        self.ticks = ticks
        self._sleep = sleep
        self.date = date
        self.day = 0
        self._frame_began = ticks()

    def pace(self):
        """Sleeps for the rest of the frame that began with the last call."""
        rest = FRAME - since(self.ticks(), self._frame_began)
        if rest > 0:
            self._sleep(rest / 1000)
        self._frame_began = self.ticks()
