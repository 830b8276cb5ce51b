"""Processes that share the work of a tool among themselves."""

import contextlib
import multiprocessing
import os
import signal
import threading

import manners

PROCESSES = multiprocessing.get_context("spawn")  # forks of a process with threads may hang


class Workers:
    """Processes that share work among themselves.

    Unlike a Pool they need no semaphores, which would stay behind and cause complaints if the tool
    were killed.
    """

    def __init__(self, number, prepare=None):
        self._connections, self._processes = [], []
        with interrupts_held_back():
            for _ in range(number):
                here, there = PROCESSES.Pipe()
                process = PROCESSES.Process(target=work, args=(there, prepare), daemon=True)
                process.start()
                there.close()
                self._connections.append(here)
                self._processes.append(process)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process, connection in zip(self._processes, self._connections):
            connection.close()
            process.terminate()
            process.join()

    def map(self, function, items):
        """Returns the function's result for each item, in order."""
        number, results = len(self._connections), [None] * len(items)
        try:
            for first, connection in enumerate(self._connections):
                connection.send((function, items[first::number]))
            for first, connection in enumerate(self._connections):
                results[first::number] = connection.recv()
        except (EOFError, ConnectionError):
            raise manners.Failure("a process that played was ended from outside") from None
        return results


@contextlib.contextmanager
def interrupts_held_back():
    """Keeps Ctrl-C from processes started inside: it is for the tool, which ends them."""
    if not hasattr(signal, "pthread_sigmask"):  # not on every system
        yield
        return
    from multiprocessing import resource_tracker  # here, as Python 3.7 lacks it: see environment

    resource_tracker.ensure_running()  # started later, it would let interrupts through again
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def work(connection, prepare):
    """Does the work it is sent, in a process of its own, as long as the tool lives."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_tool, daemon=True).start()
    if prepare:
        prepare()
    with contextlib.suppress(EOFError, ConnectionError):
        while True:
            function, items = connection.recv()
            connection.send([function(item) for item in items])


def end_with_the_tool():
    multiprocessing.parent_process().join()
    os._exit(1)
