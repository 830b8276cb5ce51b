"""Workers on this computer, each a process, which share the deals among themselves."""

import contextlib
import json
import queue
import subprocess
import sys
import threading
from pathlib import Path

from manners import Failure

TOOLS = Path(__file__).resolve().parent.parent

# What a worker's Python runs; the paths replace the folder that it happens to be in.
COMMAND = "import sys; sys.path[:1] = {!r}; from contest.worker import serve; serve()"


class CrewError(Failure):
    """Games could not be played, through no fault of a player; the message says why."""


class Worker:
    """A process that plays deals."""

    def __init__(self, terms):
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                COMMAND.format([str(TOOLS), str(TOOLS.parent), str(TOOLS.parent / "lib")]),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,  # Ctrl-C is for the arena, which ends its workers
        )
        self._send(terms._asdict())

    def play(self, deal):
        """Returns the notes of a deal's games; raises CrewError if the worker breaks down."""
        self._send(deal)
        line = self._process.stdout.readline()
        if not line:
            raise CrewError("a process that played was ended from outside")
        answer = json.loads(line)
        if "error" in answer:
            raise CrewError(answer["error"])
        return answer["games"]

    def close(self):
        """Ends the process, whatever it is doing."""
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _send(self, what):
        # If it is gone, its answer will be missed.
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(json.dumps(what) + "\n")
            self._process.stdin.flush()


def play(terms, deals, jobs):
    """Yields (deal, notes) as the deals are played by `jobs` workers. Raises CrewError."""
    todo, done = iter(deals), queue.SimpleQueue()
    workers = []
    try:
        for _ in range(min(jobs, len(deals))):
            workers.append(Worker(terms))
            threading.Thread(target=_employ, args=(workers[-1], todo, done), daemon=True).start()
        for _ in deals:
            answer = done.get()
            if isinstance(answer, Exception):
                raise answer
            yield answer
    finally:
        for worker in workers:
            worker.close()


def _employ(worker, todo, done):
    try:
        for deal in todo:  # each goes to the worker that asks first
            done.put((deal, worker.play(deal)))
    except Exception as error:
        done.put(error)
