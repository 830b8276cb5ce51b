"""Tools run as commands, and what becomes of the processes that they start."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from waiting import wait_for

import arena as arena_command
import referee as referee_command
from environment import ROOT
from games.kahuna.match import Terms

# Output is buffered, whatever this machine is set to.
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}

POSIX = pytest.mark.skipif(os.name == "nt", reason="needs POSIX: its shell, signals and terminals")


def referee(*arguments, given=b"", env=None):
    """Asks the referee; the answer has `returncode`, `stdout` and `stderr`, and their lines as
    `out` and `err`.

    It is asked here, as a process of its own takes long to start; it gets one if it has an `env`.
    """
    words = [str(argument) for argument in arguments]
    given = given.encode() if isinstance(given, str) else given
    if env:
        command = [sys.executable, referee_command.__file__, *words]
        done = subprocess.run(command, input=given, capture_output=True, env=env)
    else:
        done = asked_here(referee_command.main, words, given)
    done.out = done.stdout.decode().split("\n")[:-1]
    done.err = done.stderr.decode().split("\n")[:-1]
    return done


def asked_here(main, words, given=b""):
    """What a command answers in this process, like a process that has ended."""
    streams = [
        io.TextIOWrapper(io.BytesIO(data), "utf-8", newline="\n") for data in (given, b"", b"")
    ]
    with pytest.MonkeyPatch.context() as patch:
        for name, stream in zip(("stdin", "stdout", "stderr"), streams):
            patch.setattr(sys, name, stream)
        try:
            status = main(words)
        except SystemExit as end:  # after --help
            status = end.code
    out, err = (stream.detach().getvalue() for stream in streams[1:])
    return subprocess.CompletedProcess(words, status, out, err)


ARENA = str(ROOT / "tools" / "arena.py")


def arena(*words, **options):
    """Runs the command; the answer has `returncode`, `stdout` and `stderr`."""
    command = [sys.executable, ARENA, *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, **options)


def refusal(*words):
    """The line that answers a wrong call of the arena."""
    done = asked_here(arena_command.main, list(words))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    return done.stderr.decode()


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
