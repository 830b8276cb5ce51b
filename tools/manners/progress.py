"""A progress bar on standard error, if that is a terminal."""

import sys
import time

import manners


class Progress:
    """Counts `total` steps of something."""

    def __init__(self, total, what):
        self._total = total
        self._what = what
        self._done = 0
        self._began = time.monotonic()
        self._shown = sys.stderr is not None and sys.stderr.isatty()

    def step(self):
        self._done += 1
        if self._shown:
            filled = 40 * self._done // self._total
            left = (time.monotonic() - self._began) * (self._total / self._done - 1)
            bar = "#" * filled + "." * (40 - filled)
            manners.tell(f"\r{bar} {self._done} of {self._total} {self._what}, {left:.0f} s left ")

    def clear(self):
        if self._shown:
            manners.tell("\r\033[K")
