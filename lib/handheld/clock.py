"""Time in milliseconds that wraps around, and the pace of the frame loop."""

FRAME = 33

_MASK = (1 << 29) - 1


def since(now, then):
    """Returns the milliseconds from `then`, which is over, to `now`.

    After six days they begin anew. So what once was long enough is remembered, not asked again.
    """
    return (now - then) & _MASK


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
