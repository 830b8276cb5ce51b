"""The same deals on a Dask cluster, whose workers need nothing of the project.

A task carries what it needs of the project as an archive, and plays in a fresh process of its own.
So a worker never plays with an older version of the project that it loaded before, its threads do
not wait for each other, and the process ends with its worker if that is killed. If a worker is
lost, another one does its tasks; as the games of a deal depend only on its number, they come out
the same.
"""

import io
import json
import logging
import zipfile

import environment
import games
from environment import installing

from .crew import COMMAND, TOOLS, CrewError

PINS = TOOLS / "requirements-cluster.txt"
PATIENCE = 60  # seconds to wait for the scheduler, and for its first worker
MOST = 10  # deals in a task


def install():
    installing.add("Dask", "distributed", PINS)


def play(terms, deals, address):
    """Yields (deal, notes) as the deals are played by the cluster. Raises CrewError."""
    from distributed import Client, as_completed
    from distributed.comm import parse_address, parse_host_port

    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters is raised
    try:
        parse_host_port(parse_address(address)[1])  # a Client would never end with a bad one
        with Client(address, timeout=PATIENCE) as client:
            client.wait_for_workers(1, timeout=PATIENCE)
            tasks = _submit(client, terms, deals)
            try:
                for task in as_completed(tasks):
                    for line in task.result():
                        yield _read(line)
            finally:
                client.cancel(tasks)
    except CrewError:
        raise
    except Exception as error:  # Dask's many parts may raise anything
        raise CrewError(f"the cluster at {address} does not play: {error}") from None


def _submit(client, terms, deals):
    threads = sum(client.nthreads().values())
    size = max(1, min(MOST, len(deals) // (8 * threads)))
    # The archive is a task as well, so that it survives the loss of a worker.
    code = client.submit(bytes, archive(), pure=False)
    play_there = _task()
    return [
        client.submit(play_there, COMMAND, code, terms._asdict(), part, pure=False)
        for part in (list(deals[i : i + size]) for i in range(0, len(deals), size))
    ]


def _read(line):
    answer = json.loads(line) if line else {"error": "a process that played was ended from outside"}
    if "error" in answer:
        raise CrewError(answer["error"])
    return answer["deal"], answer["games"]


def archive():
    """Returns all that is needed for playing, as a zip file."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("games/__init__.py", "")  # the terms name the game, and code.py is not there
        for folder, pattern in (
            (TOOLS, "contest/**/*.py"),
            (TOOLS, "games/*/*.py"),
            (TOOLS, "manners/__init__.py"),
            *((environment.ROOT, f"{game}/**/*.py") for game in games.GAMES),
            *((environment.ROOT, f"{game}/*.tab") for game in games.GAMES),
            (environment.ROOT / "lib", "handheld/chance.py"),
            (environment.ROOT / "lib", "handheld/modules.py"),
            (environment.ROOT / "lib", "handheld/records/*.py"),
            (environment.ROOT / "lib", "handheld/__init__.py"),
        ):
            for path in sorted(folder.glob(pattern)):
                file.write(path, path.relative_to(folder).as_posix())
    return packed.getvalue()


def _task():
    """Returns the function that runs on the workers. It is an inner one, as the workers would look
    in vain for a function of this module."""

    def play_there(command, code, terms, deals):
        """Returns the notes of each deal as a line, with nothing but Python and Dask."""
        import io
        import json
        import subprocess
        import sys
        import tempfile
        import zipfile

        from distributed import get_worker

        # Dask cleans up after a worker that was killed.
        with tempfile.TemporaryDirectory(dir=get_worker().local_directory) as folder:
            zipfile.ZipFile(io.BytesIO(code)).extractall(folder)
            pipe = subprocess.PIPE
            with subprocess.Popen(
                [sys.executable, "-c", command.format([folder])],
                stdin=pipe,
                stdout=pipe,
                encoding="utf-8",
            ) as process:
                for what in (terms, *deals):
                    process.stdin.write(json.dumps(what) + "\n")
                process.stdin.flush()
                return [process.stdout.readline() for _ in deals]

    return play_there
