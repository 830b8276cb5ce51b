"""Python's own module `code`, which pytest's debugger imports, is found before the board's code.py.

Without this a run of pytest from the project's folder ran the program of the board and never ended.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
everywhere = sys.path[:]
sys.path[:] = [place for place in everywhere if Path(place or ".").resolve() != ROOT]
import code  # noqa: E402, F401

sys.path[:] = everywhere


def pytest_addoption(parser):
    parser.addoption(
        "--rewrite-goldens",
        action="store_true",
        help="take what the screens show now as right, into tests/golden/",
    )
