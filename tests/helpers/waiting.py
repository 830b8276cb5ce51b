"""Waiting for something that happens by itself, in another thread, process or program."""

import time

PATIENCE = 60  # seconds: long, as other programs may be busy on this machine; it costs nothing


def wait_for(what):
    """Waits until `what()` is true, and returns that."""
    ends = time.monotonic() + PATIENCE
    while not (found := what()):
        assert time.monotonic() < ends, "it never came"
        time.sleep(0.02)
    return found
