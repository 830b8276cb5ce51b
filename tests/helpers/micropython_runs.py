"""Scripts of tests/flash on MicroPython, whose FAT driver is the board's."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
MICROPYTHON = "micropython_module"  # its script is hidden by another package of that name
START = f"import sys, {MICROPYTHON}; sys.exit({MICROPYTHON}.run_main(sys.argv))"

needs_micropython = pytest.mark.skipif(
    not importlib.util.find_spec(MICROPYTHON), reason="there is no MicroPython for this Python"
)


def run(script, *arguments):
    """What a script of flash/ says, in lines; what it fails with fails the test."""
    place = os.pathsep.join(map(str, (TESTS.parent / "lib", TESTS / "flash", TESTS.parent)))
    words = "-X", "heapsize=200M", TESTS / "flash" / script, *arguments
    done = subprocess.run(
        [sys.executable, "-I", "-c", START, *map(str, words)],
        env={**os.environ, "MICROPYPATH": place},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()
