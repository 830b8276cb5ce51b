"""Keeps libraries from complaining on the terminal of what this desk lacks."""

import contextlib
import os
import sys


@contextlib.contextmanager
def quiet():
    """Discards meanwhile what is written to standard error below Python."""
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
