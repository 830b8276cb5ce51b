"""Scripts of tests/flash on MicroPython, whose FAT driver is the board's."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
MICROPYTHON = "micropython_module"  # another package of the name `micropython` hides its script
START = f"import sys, {MICROPYTHON}; sys.exit({MICROPYTHON}.run_main(sys.argv))"

needs_micropython = pytest.mark.skipif(
    not importlib.util.find_spec(MICROPYTHON), reason="there is no MicroPython for this Python"
)


def run(script, *arguments):
    """Runs a script of flash/ and returns the lines it prints; if it fails, the test fails."""
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
