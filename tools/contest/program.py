"""An outside program at work: one line in, one line out, and no harm to anything else."""

import contextlib
import ctypes
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading

from manners import one_line

from .players import Forfeit

LONGEST = 1000  # bytes of an answer: no turn needs a tenth
KEPT = 2000  # bytes of its last words on standard error
FAREWELL = 1  # seconds that it may take to end by itself
SHOWN = 200  # characters of its words that are passed on

_PR_SET_CHILD_SUBREAPER = 36  # in Linux

_running = set()
_starting = threading.Lock()
_adopts = False


def adopt():
    """Makes this process the parent of whatever its programs leave behind, if the system can.

    A program that becomes a daemon leaves its session and its parent. From now on, every child that
    this process has while no program is running counts as such a daemon.
    """
    global _adopts
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            _adopts = ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0


def end_all():
    """Ends the programs still running, before this process ends; from then on none can start."""
    _starting.acquire()  # for good
    for program in list(_running):
        program.kill()
    _end_adopted()


def _end_adopted():
    """Kills the children of this process, and then the children that they leave behind."""
    beyond = set()  # what cannot be killed
    while _adopts and (children := _children() - beyond):
        for child in children:
            try:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
            except (ProcessLookupError, ChildProcessError):
                pass
            except PermissionError:
                beyond.add(child)


def _children():
    """Returns the numbers of the processes that have this one as their parent."""
    found = set()
    for entry in os.scandir("/proc"):
        if entry.name.isdigit():
            with contextlib.suppress(OSError), open(f"{entry.path}/stat") as file:
                _, parent = file.read().rpartition(")")[2].split()[:2]
                if int(parent) == os.getpid():
                    found.add(int(entry.name))
    return found


def words_of(command):
    """Splits a command line into words. Raises ValueError."""
    if os.name == "nt":  # where a backslash quotes nothing
        return [word.strip('"') for word in shlex.split(command, posix=False)]
    return shlex.split(command)


class Program:
    """A program started from a list of words. Raises OSError if there is no such program.

    Threads talk to it, as it may neither read nor write nor end.
    """

    def __init__(self, words):
        if not words:
            raise ValueError("its command line is empty")
        pipe = subprocess.PIPE
        # In a session of its own it gets no Ctrl-C, and its children can be ended with it.
        with _starting:
            self._process = subprocess.Popen(
                words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
            _running.add(self)
        self._said = b""
        self._lines, self._answers = queue.SimpleQueue(), queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=work, daemon=True) for work in (self._talk, self._drain)
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, line, patience):
        """Returns the answer to a line, as text; raises Forfeit if none comes in time."""
        self._lines.put((line, False))
        try:
            answer = self._answers.get(timeout=patience)
        except queue.Empty:
            self.kill()
            raise Forfeit(f"no answer within {patience:g} seconds") from None
        if not answer:
            raise Forfeit(self._how_it_ended())
        if len(answer) > LONGEST:
            raise Forfeit(f"its answer is longer than {LONGEST} bytes")
        try:
            return answer.decode()
        except UnicodeDecodeError:
            raise Forfeit("its answer is not text") from None

    def close(self, line):
        """Sends a last line and the end of input, then kills the program if it goes on."""
        self._lines.put((line, True))
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self.kill()
        self._process.wait()
        _running.discard(self)
        if not _running:
            _end_adopted()
        for thread in self._threads:
            thread.join(FAREWELL)
        if not any(thread.is_alive() for thread in self._threads):  # or others hold the pipes
            self._process.stdout.close()
            self._process.stderr.close()

    def kill(self):
        """Kills the program and whatever it has started."""
        if os.name == "nt":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def _talk(self):
        stdin, stdout = self._process.stdin, self._process.stdout
        while True:
            line, last = self._lines.get()
            with contextlib.suppress(OSError):  # it does not read, but may have answered
                stdin.write(line.encode() + b"\n")
                stdin.flush()
            if last:
                with contextlib.suppress(OSError):
                    stdin.close()
                return
            self._answers.put(stdout.readline(LONGEST + 1))

    def _drain(self):
        for piece in iter(lambda: self._process.stderr.read1(KEPT), b""):
            self._said = (self._said + piece)[-KEPT:]

    def _how_it_ended(self):
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        status = self._process.returncode
        if status is None:
            return "it closed its output instead of answering"
        self._threads[1].join(FAREWELL)
        words = self._said.decode(errors="replace").split("\n")
        words = [line for line in words if line.strip()]
        ended = f"by signal {-status}" if status < 0 else f"with status {status}"
        last_words = f"; its last words: {words[-1].strip()}" if words else ""
        return one_line(f"it ended {ended} instead of answering{last_words}", SHOWN)
