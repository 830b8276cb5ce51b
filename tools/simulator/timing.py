"""The program's time: simulated for scripts and tests, real for the window."""

import threading
import time

FIRST_DAY = 946684800  # seconds since 1970 when a board's clock begins
PERIOD = 1 << 29  # here `supervisor.ticks_ms()` starts again from 0
_FIRST = PERIOD - 65536  # its value at power-on: it starts again a minute later


class SimulatedTime:
    """Time that passes only when the program waits or reads the clock, so all runs are the same."""

    _READING = (
        100  # microseconds that reading the clock takes, so that a loop that waits by it ends
    )

    def __init__(self):
        self._us = 0

    @property
    def ms(self):
        """Milliseconds since power-on."""
        return self._us // 1000

    @property
    def seconds(self):
        return self._us / 1e6

    @property
    def ticks(self):
        return (_FIRST + self.ms) % PERIOD

    def read(self):
        """Returns what the program's clock says."""
        self._us += self._READING
        return self.ticks

    def wait(self, seconds):
        self._us += max(0, round(seconds * 1e6))

    def stop(self):
        pass


class RealTime:
    """The time of the person at the window."""

    def __init__(self):
        self._began = time.monotonic()
        self._stopped = threading.Event()

    @property
    def ms(self):
        return int(self.seconds * 1000)

    @property
    def seconds(self):
        return time.monotonic() - self._began

    @property
    def ticks(self):
        return (_FIRST + self.ms) % PERIOD

    def read(self):
        return self.ticks

    def wait(self, seconds):
        self._stopped.wait(max(0, seconds))

    def stop(self):
        """Ends a wait that is under way."""
        self._stopped.set()
