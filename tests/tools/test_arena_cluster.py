"""The arena on a real Dask cluster: a scheduler and two workers, each a process of its own.

The workers know only as much of the project as the arena sends them.
"""

import json
import os
import subprocess
import sys
from importlib.util import find_spec

import pytest
from waiting import PATIENCE, wait_for

from environment import ROOT

pytestmark = pytest.mark.skipif(
    not find_spec("distributed"), reason="Dask is not installed: tools/test.py installs it"
)


def start(*words, folder):
    """A process of the cluster, in a folder from which the project cannot be imported."""
    options = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen([sys.executable, "-m", *map(str, words)], **options)


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    """The address of a cluster, and its two workers as processes."""
    folder = tmp_path_factory.mktemp("cluster")
    place = folder / "scheduler.json"
    local = ("--host", "127.0.0.1", "--no-dashboard")
    scheduler = "distributed.cli.dask_scheduler"
    processes = [start(scheduler, *local, "--port", 0, "--scheduler-file", place, folder=folder)]
    try:
        address = json.loads(wait_for(lambda: place.exists() and place.read_text()))["address"]
        words = ("distributed.cli.dask_worker", address, *local, "--no-nanny", "--nthreads", 1)
        processes += [start(*words, folder=folder) for _ in range(2)]
        yield address, processes[1:]
    finally:
        for process in processes:
            process.kill()
            process.wait()


class Arena:
    """The command at work, in a process of its own, which keeps Dask's threads out of other
    tests."""

    def __init__(self, *words):
        command = [sys.executable, str(ROOT / "tools" / "arena.py"), *map(str, words), "--json"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True)

    def result(self):
        """What it says in the end, without times."""
        out, problem = self.process.communicate(timeout=PATIENCE)
        assert (self.process.returncode, problem) == (0, "")
        answer = json.loads(out)
        del answer["time"]
        return answer


def read(folder):
    return {path.name: path.read_text() for path in folder.iterdir()}


def test_a_killed_worker_costs_no_game(running, tmp_path):
    """One of two workers is killed while its games run; all come out as on this machine alone."""
    import psutil

    address, (survivor, victim) = running
    words = ("greedy", "random", "--variant", "guard", "--seed", 5, "--deals", 100, "--records")
    expected = Arena(*words, tmp_path / "here").result()
    arena = Arena(*words, tmp_path / "there", "--scheduler", address)
    players = wait_for(psutil.Process(victim.pid).children)  # its games are running
    os.kill(victim.pid, 9)
    victim.wait()
    assert arena.process.poll() is None
    assert arena.result() == expected
    assert len(read(tmp_path / "there")) == 200
    assert read(tmp_path / "there") == read(tmp_path / "here")
    assert survivor.poll() is None
    assert psutil.wait_procs(players, timeout=PATIENCE)[1] == []  # they ended with their worker


def test_robots_play_alike_with_a_cluster_and_without(running):
    words = ("8", "1", "--deals", 1)
    assert Arena(*words, "--scheduler", running[0]).result() == Arena(*words).result()
