"""Python's own module `code`, which pytest's debugger imports, is found before the board's code.py.

Without this a run of pytest from the project's folder ran the program of the board and never ended.
"""

import os
import signal
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
everywhere = sys.path[:]
sys.path[:] = [place for place in everywhere if Path(place or ".").resolve() != ROOT]
import code  # noqa: E402, F401

sys.path[:] = everywhere


@pytest.fixture(scope="session")
def build(tmp_path_factory):
    """The build of this run; its workers have the folders of their files side by side."""
    from building import Build

    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    return Build(shared / "shared")


def pytest_addoption(parser):
    parser.addoption(
        "--rewrite-goldens",
        action="store_true",
        help="take what the screens show now as right, into tests/golden/",
    )


def pytest_configure(config):
    config.addinivalue_line("markers", "seconds(limit): a test that may take longer than others")


LIMIT = 30  # seconds for a test; the slowest takes a fifth of that when nothing else runs


class TooLong(BaseException):
    """Nothing that a test catches by accident."""


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item):
    """Ends a test that waits for ever; one run by Windows has no such alarm."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    marker = item.get_closest_marker("seconds")
    limit = marker.args[0] if marker else LIMIT

    def end(number, frame):
        raise TooLong(f"{item.nodeid} took more than {limit} seconds")

    former = signal.signal(signal.SIGALRM, end)
    signal.alarm(limit)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, former)
