"""Workers on this computer, each a process, which share the deals among themselves.

If one is ended from outside, another takes its place and plays its deal again; as the games of a
deal depend only on its number, they come out the same.
"""

import contextlib
import json
import queue
import subprocess
import sys
import threading
from pathlib import Path

from manners import Failure

TOOLS = Path(__file__).resolve().parent.parent

# What a worker's Python runs; the paths replace the folder that it happens to start in.
COMMAND = "import sys; sys.path[:1] = {!r}; from contest.worker import serve; serve()"


TRIES = 3  # processes in a row that may be lost with a deal: then the deal is probably to blame


class CrewError(Failure):
    """Games could not be played, through no fault of a player; the message says why."""


class Lost(Exception):
    """A worker was ended from outside; holds the program that it had asked last, if any."""


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
        """Returns the notes of a deal's games; raises Lost, or CrewError if it cannot be played."""
        self._send(deal)
        answer = {"asks": None}
        while "asks" in answer:
            asked = answer["asks"]
            line = self._process.stdout.readline()
            if not line.endswith("\n"):
                raise Lost(asked)
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
        # If the process is gone, that shows when its answer is missing.
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(json.dumps(what) + "\n")
            self._process.stdin.flush()


class Place:
    """A worker's place in the crew; a worker that is lost is replaced."""

    def __init__(self, terms):
        self._terms = terms
        self._worker = Worker(terms)
        self._closed = False
        self._changing = threading.Lock()

    def play(self, deal):
        """Returns the notes of a deal's games, whoever plays them in the end."""
        asked = set()
        for _ in range(TRIES):
            try:
                return self._worker.play(deal)
            except Lost as lost:
                asked |= {f"'{command}'" for command in lost.args if command}
                self._replace()
        last = f"; {' or '.join(sorted(asked))} had been asked last" if asked else ""
        raise CrewError(f"{TRIES} processes in a row that played the same deal were ended{last}")

    def close(self):
        with self._changing:
            self._closed = True
            self._worker.close()

    def _replace(self):
        with self._changing:
            if not self._closed:
                self._worker.close()
                self._worker = Worker(self._terms)


def play(terms, deals, jobs):
    """Yields (deal, notes) as the deals are played by `jobs` workers. Raises CrewError."""
    todo, done = iter(deals), queue.SimpleQueue()
    places = []
    try:
        for _ in range(min(jobs, len(deals))):
            places.append(Place(terms))
            threading.Thread(target=_employ, args=(places[-1], todo, done), daemon=True).start()
        for _ in deals:
            answer = done.get()
            if isinstance(answer, Exception):
                raise answer
            yield answer
    finally:
        for place in places:
            place.close()


def _employ(place, todo, done):
    try:
        for deal in todo:  # each goes to the worker that asks first
            done.put((deal, place.play(deal)))
    except Exception as error:
        done.put(error)
