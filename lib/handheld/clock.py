"""Time in milliseconds that wraps around, and the pace of the frame loop."""

FRAME = 33

_MASK = (1 << 29) - 1
_HALF = 1 << 28


def since(now, then):
    """Milliseconds from `then` to `now`; negative while `then` is still to come."""
    return ((now - then + _HALF) & _MASK) - _HALF


class Clock:
    """`ticks()` counts milliseconds modulo 2**29, `sleep(seconds)` waits."""

    def __init__(self, ticks, sleep):
        self.ticks = ticks
        self._sleep = sleep
        self._frame_began = ticks()

    def pace(self):
        """Sleep for what is left of the frame that the last call began."""
        rest = FRAME - since(self.ticks(), self._frame_began)
        if rest > 0:
            self._sleep(rest / 1000)
        self._frame_began = self.ticks()
