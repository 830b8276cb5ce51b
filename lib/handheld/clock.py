"""Time in milliseconds that wraps around, and the pace of the frame loop."""

FRAME = 33

_MASK = (1 << 29) - 1
_HALF = 1 << 28


def since(now, then):
    """Returns the milliseconds from `then` to `now`, negative if `then` is still to come."""
    return ((now - then + _HALF) & _MASK) - _HALF


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
