"""Keeps libraries from complaining on the terminal about what this computer lacks."""

import contextlib
import os
import sys


@contextlib.contextmanager
def quiet():
    """Discards what is written to standard error meanwhile, even by C code."""
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
