"""Keeps libraries from telling the terminal of what is missing on this desk."""

import contextlib
import os
import sys


@contextlib.contextmanager
def quiet():
    """Whatever is written to standard error below Python gets lost meanwhile."""
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
