"""Tests that wait for ever are ended, and so are the processes that a test leaves behind."""

import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="only Linux tells which processes a test started"
)

TESTS = """
import signal
import subprocess
import time

import pytest

SLEEP = ["sh", "-c", "echo; exec sleep 600"]
NESTED = ["sh", "-c", "sh -c 'echo; exec sleep 600'; true"]

def started(command):
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    process.stdout.readline()
    return process

@pytest.fixture
def never_there():
    time.sleep(600)

@pytest.fixture
def never_cleared_up():
    yield
    time.sleep(600)

def test_endless_preparing(never_there):
    pass

def test_endless_clearing_up(never_cleared_up):
    pass

def test_endless_child():
    with started(NESTED) as process:
        process.stdout.read()

@pytest.fixture(scope="module")
def shared():
    process = started(SLEEP)
    yield process
    process.kill()

left = []

def test_leaves_a_child_and_its_child(shared):
    left.append(started(NESTED))

def test_they_are_gone(shared):
    assert left[0].stdout.read() == b""  # nobody has it open any more

def test_what_tests_share_is_not(shared):
    assert shared.poll() is None

def test_a_child_can_be_interrupted():
    with started(SLEEP) as process:
        process.send_signal(signal.SIGINT)
    assert process.returncode == -signal.SIGINT
"""


@pytest.fixture
def tests(tmp_path):
    """Runs some of these tests while Ctrl-C is ignored: {(test, PASSED, FAILED or ERROR)}."""
    (tmp_path / "test_these.py").write_text(TESTS)
    shutil.copy(Path(__file__).parents[1] / "conftest.py", tmp_path)

    def run(names, limit):
        options = f"-rA --limit {limit} -p no:cacheprovider -p no:xdist -c /dev/null"
        chosen = [f"test_these.py::test_{name}" for name in names.split()]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *options.split(), *chosen],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            timeout=100,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
        )
        verdicts = re.findall(r"^(\w+) test_these\.py::test_(\w+)", done.stdout, re.MULTILINE)
        return {(test, verdict) for verdict, test in verdicts}

    return run


def test_what_waits_for_ever_is_ended(tests):
    assert tests("endless_preparing endless_clearing_up endless_child", limit=1) == {
        ("endless_preparing", "ERROR"),
        ("endless_clearing_up", "PASSED"),
        ("endless_clearing_up", "ERROR"),
        ("endless_child", "FAILED"),
    }


def test_what_a_test_leaves_behind_is_ended_but_not_what_tests_share(tests):
    names = "leaves_a_child_and_its_child they_are_gone what_tests_share_is_not"
    assert tests(names, limit=60) == {(name, "PASSED") for name in names.split()}


def test_children_can_be_interrupted_where_the_tests_cannot(tests):
    name = "a_child_can_be_interrupted"
    assert tests(name, limit=60) == {(name, "PASSED")}


def test_an_assertion_that_fails_says_what_the_values_were():
    """They were missing: the finder in conftest.py found tests before pytest's own, which rewrites
    their assertions."""
    with pytest.raises(AssertionError, match="Left contains 1 more item"):
        assert {1: 2} == {}
