"""Tools run as commands, and what becomes of the processes that they start."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from waiting import wait_for

from environment import ROOT
from games.kahuna.match import Terms

# Output is buffered, whatever this machine is set to.
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}

POSIX = pytest.mark.skipif(os.name == "nt", reason="needs POSIX: its shell, signals and terminals")


def referee(*arguments, given=None, **options):
    """Runs the command; the answer has `returncode`, `out` (its lines) and `err` (likewise)."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "referee.py"), *map(str, arguments)],
        input=given.encode() if isinstance(given, str) else given,
        capture_output=True,
        **{"env": BUFFERED, **options},
    )
    done.out = done.stdout.decode().split("\n")[:-1]
    done.err = done.stderr.decode().split("\n")[:-1]
    return done


ARENA = str(ROOT / "tools" / "arena.py")


def arena(*words, **options):
    """Runs the command; the answer has `returncode`, `stdout` and `stderr`."""
    command = [sys.executable, ARENA, *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, **options)


def as_json(*words):
    """What the command says as JSON."""
    done = arena(*words, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    return json.loads(done.stdout)


def untimed(*words):
    answer = as_json(*words)
    del answer["time"]
    return answer


def terms(a="greedy", b="random", seed=1, records=False):
    return Terms([a, b], "modern", (), 0, seed, 10, records)


def note(winner, starter=0, **more):
    usual = {
        "winner": winner,
        "reason": "draw" if winner is None else "points",
        "forfeit": None,
        "starter": starter,
        "points": [3, 1],
        "turns": 40,
        "leader": None,
        "thoughts": [20, 20],
        "seconds": [0.2, 0.4],
        "longest": [0.1, 0.3],
    }
    return {**usual, **more}


def alive(pid):
    """Whether a process runs; one that has ended and waits for its parent does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def wait_for_the_end_of(pid):
    wait_for(lambda: not alive(pid))
