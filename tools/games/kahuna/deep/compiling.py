"""Compiles the engine with numba if that is there, and keeps what is compiled in build/.

With NUMBA_DISABLE_JIT=1 in the environment nothing is compiled.

    @compiled
    def add(numbers): ...        # compiled when it is first called, or left as it is
    TABLE = table((1, 2, 3))     # a constant
    numbers = memory(100)        # zeros to work on

numba does not notice when a constant or a function of another module changes, so each state of the
sources has a folder of its own.
"""

import hashlib
import os
import sys
from importlib.util import find_spec

import environment

_SOURCES = (
    "tools/games/kahuna/deep/*.py",
    "tools/requirements-analysis.txt",
    "kahuna/rules/*.py",
    "kahuna/robots/*.py",
)

COMPILES = find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"

if COMPILES:
    import numba
    import numpy


def place():
    """Returns the folder for what is compiled from the sources as they are now."""
    digest = hashlib.sha256(sys.version.encode())
    for pattern in _SOURCES:
        for path in sorted(environment.ROOT.glob(pattern)):
            digest.update(path.read_bytes())
    return environment.ROOT / "build" / "compiled" / digest.hexdigest()[:16]


def is_done(last="win_chances.weigh"):
    """Whether all is compiled: `last` is the function that calls every other, directly or not."""
    return any(place().rglob(f"{last}-*.nbi"))


if COMPILES:
    place().mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(place())


def compiled(function):
    """Decorates a function that keeps to whole numbers, arrays and other such functions."""
    return numba.njit(cache=True)(function) if COMPILES else function


def table(numbers):
    """Returns a constant table."""
    return numpy.array(list(numbers), dtype=numpy.int64) if COMPILES else tuple(numbers)


def memory(size):
    """Returns that many zeros."""
    return numpy.zeros(size, dtype=numpy.int64) if COMPILES else [0] * size
