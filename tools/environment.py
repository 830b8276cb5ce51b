"""Makes the project's virtual environment and runs the calling tool inside it.

A tool that needs what requirements.txt pins starts with

    import environment

    environment.ensure()

and imports the rest below. Only the standard library is used here.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINS = ROOT / "tools" / "requirements.txt"
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"


def ensure():
    """Return inside a `.venv` that holds exactly what is pinned; make it first where need be."""
    if sys.version_info < (3, 9):  # noqa: UP036, an older one gets this far
        sys.exit(f"Python 3.9 or later is needed, this is {_version()}.")
    try:
        if not _ready():
            with locked():
                if not _ready():  # another run may have made it meanwhile
                    _build()
        if not os.path.samefile(sys.prefix, VENV):
            _run_again()
    except OSError as error:
        sys.exit(f"The tools cannot be set up in {VENV}: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


@contextlib.contextmanager
def locked():
    """Only one process at a time sets things up; the system frees the lock of one that died."""
    with open(VENV.with_suffix(".lock"), "a") as file:
        if WINDOWS:
            import msvcrt

            while True:
                with contextlib.suppress(OSError):  # raised when ten seconds were not enough
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
            # A pip whose parent was killed goes on writing, and so keeps the lock until it ends.
            os.set_inheritable(file.fileno(), True)
        yield


def pip_install(*what):
    """Install into `.venv`; exits with pip's words if that fails."""
    options = "--quiet", "--disable-pip-version-check", "--no-deps"
    done = _run_module(_python(), "pip", "install", *options, *what)
    if done.returncode:
        sys.exit(f"{done.stdout}\npip could not install {' '.join(map(str, what))} (see above).")


def run(*command, **options):
    """Run a command quietly; the answer has `returncode` and all it said as `stdout`."""
    return subprocess.run(
        [str(word) for word in command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        close_fds=WINDOWS,  # elsewhere it shares the lock: see `locked`
        encoding="utf-8",
        errors="replace",
        **options,
    )


def _run_module(python, module, *arguments):
    # Isolated, or the project's code.py would stand in for Python's own module `code`.
    return run(python, "-I", "-m", module, *arguments)


def say(message):
    print(message, file=sys.stderr, flush=True)


def _python():
    return VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")


def _stamp():
    return VENV / "made-from.txt"


def _version():
    return "{}.{}".format(*sys.version_info)


def _wanted():
    pins = hashlib.sha256(PINS.read_text(encoding="utf-8").encode()).hexdigest()
    return f"Python {_version()}, pins {pins}\n"


def _ready():
    try:
        return _python().exists() and _stamp().read_text(encoding="utf-8") == _wanted()
    except FileNotFoundError:
        return False


def _build():
    say("Setting up .venv (once, about a minute) ...")
    _make_venv()
    pip_install("-r", PINS)
    _stamp().write_text(_wanted(), encoding="utf-8")  # last: without it the next run starts afresh


def _make_venv():
    base = getattr(sys, "_base_executable", None) or sys.executable

    def made_by(module):
        if VENV.exists():
            shutil.rmtree(VENV)
        return _run_module(base, module, VENV).returncode == 0

    if made_by("venv") or (importlib.util.find_spec("virtualenv") and made_by("virtualenv")):
        return
    # Debian and its kin keep a part of venv in a package of its own.
    if shutil.which("apt-get") and os.geteuid() == 0:
        say("Installing python3-venv with apt-get ...")
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        run("apt-get", "update", env=quiet)
        run("apt-get", "install", "-y", "--no-install-recommends", "python3-venv", env=quiet)
        if made_by("venv"):
            return
    sys.exit(
        "This Python cannot make virtual environments: install its venv module"
        " (on Debian and Ubuntu: apt-get install python3-venv) and run this again."
    )


def _run_again():
    command = [str(_python()), *sys.argv]
    sys.stdout.flush()
    if WINDOWS:  # execv there gives the prompt back while the tool still runs
        sys.exit(subprocess.run(command).returncode)
    os.execv(command[0], command)
