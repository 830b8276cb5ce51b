"""What holds for every test: it ends within a time limit and leaves no process behind.

Python's own module `code`, which pytest's debugger imports, must be found before the board's
code.py; otherwise pytest, run from the project's folder, would run the board's program and never
end.
"""

import contextlib
import gc
import os
import signal
import sys
from importlib.machinery import PathFinder, SourceFileLoader
from multiprocessing import resource_tracker
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TESTS = str(Path(__file__).resolve().parent)
everywhere = sys.path[:]
sys.path[:] = [place for place in everywhere if Path(place or ".").resolve() != ROOT]
import code  # noqa: E402, F401

sys.path[:] = everywhere

# Compiling the search of `deep` takes longer than everything the tests do with it.
os.environ["NUMBA_DISABLE_JIT"] = "1"


def is_of_the_program(place):
    """Whether a place is in the project, but not among the tests: those pytest itself has to find,
    or it could not say of an assertion that fails what the values were."""
    return place.startswith(f"{ROOT}{os.sep}") and not place.startswith(TESTS)


class Known:
    """Remembers where modules are found and what they compile to: to save memory the program
    forgets modules and loads them again at the next press."""

    def __init__(self):
        self._specs = {}

    def find_spec(self, name, path=None, target=None):
        if path is None or not any(map(is_of_the_program, path)):
            return None
        key = (name, *path)
        if key not in self._specs:
            spec = PathFinder.find_spec(name, path, target)
            if not spec or type(spec.loader) is not SourceFileLoader:
                return spec
            code = spec.loader.get_code(name)
            spec.loader.get_code = lambda name: code
            self._specs[key] = spec
        return self._specs[key]


sys.meta_path.insert(0, Known())

AGAIN = 5  # seconds until a test that waits on its way out is ended once more

# A shell makes its background processes ignore Ctrl-C, and whatever a test starts and interrupts
# would inherit that. A handler is not inherited.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, lambda number, frame: None)


def pytest_collection():
    gc.disable()  # everything collected stays to the end


def pytest_collection_finish():
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def shared(tmp_path_factory):
    """The folder that the workers of this run share: those of their files are side by side."""
    base = tmp_path_factory.getbasetemp()
    return (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "shared"


@pytest.fixture(scope="session")
def build(shared):
    from shared_build import Build

    return Build(shared)


@pytest.fixture(scope="session", autouse=True)
def nobody_is_asked_for_the_language():
    """A line in settings.toml names no language, so that nobody is asked at a first start."""
    with contextlib.suppress(ImportError):  # where this file alone is tested
        from simulator import Simulation

        Simulation.usual_values = {"KAHUNA_LANGUAGE": ""}


@pytest.fixture(scope="session", autouse=True)
def nothing_waits_for_the_disk():
    """What tests write need not survive a power cut of this machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        yield


def pytest_addoption(parser):
    parser.addoption(
        "--rewrite-goldens",
        action="store_true",
        help="take what the screens show now as right, into tests/golden/",
    )
    parser.addoption(
        "--limit",
        type=float,
        default=300,  # the slowest test takes ten when nothing else runs
        metavar="SECONDS",
        help="how long a test may take, and as long to prepare it and to clear up (300)",
    )


class TooLong(BaseException):
    """Raised when the time is up; no test catches it by accident."""


@contextlib.contextmanager
def limited(item):
    """Ends a test that takes too long with TooLong; Windows has no such alarm."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def end(number, frame):
        __tracebackhide__ = True
        end_processes()  # otherwise the test would wait for them on its way out
        raise TooLong(f"{item.nodeid} takes more than {seconds:g} seconds")

    seconds = item.config.getoption("--limit")
    former = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, former)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_setup(item):
    with limited(item):
        yield


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item):
    with limited(item):
        yield


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_teardown(item):
    with limited(item):
        yield


def children(of="self"):
    """The child processes of a process; only Linux tells."""
    found = set()
    ended = contextlib.suppress(OSError)
    with ended:
        for thread in os.listdir(f"/proc/{of}/task"):
            with ended, open(f"/proc/{of}/task/{thread}/children") as file:
                found.update(map(int, file.read().split()))
    return found


if os.name == "posix":
    resource_tracker.ensure_running()  # or the first test with multiprocessing would
kept = children()  # and those of fixtures that serve several tests


@pytest.hookimpl(hookwrapper=True)
def pytest_fixture_setup(fixturedef):
    before = children() if fixturedef.scope != "function" else None
    yield
    if before is not None:
        kept.update(children() - before)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item):
    yield
    end_processes()


def end_processes():
    """Ends the processes that a test has started, and all their children."""
    for process in children() - kept:
        end_with_children(process)


def end_with_children(process):
    below = children(process)
    with contextlib.suppress(OSError):  # it has just ended
        os.kill(process, signal.SIGKILL)
    for child in below:
        end_with_children(child)


@pytest.fixture
def no_screen(monkeypatch):
    """Windows that nobody sees, sounds that nobody hears."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
