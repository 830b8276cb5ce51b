"""Refuses a Python that is too old, and runs a tool in the project's own virtual environment.

Every tool imports this module before anything else: with a Python that is too old the tool ends
here, in a sentence, and from here on an interrupt prints no traceback. So this file and the first
lines of a tool keep to what Python 3.6 can read. A tool that needs what requirements.txt pins then
calls

    environment.ensure()

and imports the rest below. This module uses only the standard library; installing.py does the work.
"""

import sys


def _end_quietly(kind, value, traceback, otherwise=sys.excepthook):
    if not issubclass(kind, KeyboardInterrupt):
        otherwise(kind, value, traceback)


sys.excepthook = _end_quietly

import hashlib
import os
import subprocess
from pathlib import Path

if sys.version_info < (3, 9):  # noqa: UP036, an older one gets this far
    sys.stderr.write("Python 3.9 or later is needed, this is {}.{}.\n".format(*sys.version_info))
    sys.exit(2)

ROOT = Path(__file__).resolve().parents[2]
PINS = ROOT / "tools" / "requirements.txt"
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"


def ensure():
    """Goes on inside a `.venv` that has exactly what is pinned; makes it first if need be."""
    if not ready():
        from environment import installing

        installing.set_up()
    if not os.path.samefile(sys.prefix, str(VENV)):
        _run_again()


def ready():
    """Whether `.venv` is for this Python, holds what is pinned, and is not half done."""
    return (
        python().exists()
        and holds(stamp(), wanted(PINS, sys.version_info))
        and not os.path.lexists(str(aside()))
    )


def python():
    return VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")


def stamp():
    """Returns the file written last: an environment that has it is complete."""
    return VENV / "made-from.txt"


def aside():
    """Returns where the previous environment waits until a new one is complete."""
    return VENV.with_name(VENV.name + ".old")


def wanted(pins, version):
    """Returns a line that identifies what an installation of these pins is made from."""
    digest = hashlib.sha256(pins.read_text(encoding="utf-8").encode()).hexdigest()
    return f"Python {version[0]}.{version[1]}, pins {digest}"


def installed():
    """Returns the names of all files and folders that are packages or describe them."""
    places = VENV.glob("Lib/site-packages" if WINDOWS else "lib/python*/site-packages")
    return {name for place in places for name in os.listdir(str(place)) if name != "__pycache__"}


def remember(stamp, made_from):
    """Atomically writes a stamp that is valid as long as all that is installed now stays."""
    new = stamp.with_suffix(".new")
    new.write_text("\n".join([made_from, *sorted(installed())]), encoding="utf-8")
    new.replace(stamp)


def holds(stamp, made_from):
    """Whether the stamp describes what is wanted, and that is still there."""
    try:
        first, *names = stamp.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):  # it is missing, or not UTF-8, or empty
        return False
    return first == made_from and installed().issuperset(names)


def say(message):
    print(message, file=sys.stderr, flush=True)


def _run_again():
    command = [str(python()), *sys.argv]
    sys.stdout.flush()
    try:
        if WINDOWS:  # execv there returns to the prompt while the tool still runs
            sys.exit(subprocess.run(command).returncode)
        os.execv(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]} does not start: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
