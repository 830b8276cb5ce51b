"""Makes the project's virtual environment and installs what is pinned into it.

A virtual environment works only where it was made, so the previous one is set aside while another
is made. It is put back if that fails; if the process is killed, the next one puts it back. Whatever
goes wrong ends the tool with a sentence.
"""

import contextlib
import importlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec

import environment
from environment import WINDOWS, say

# What pip and npm say if they cannot reach the place that packages come from.
_UNREACHED = re.compile(
    r"connection broken by .*No matching distribution"
    r"|npm err\S* code (ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ETIMEDOUT)",
    re.DOTALL | re.IGNORECASE,
)

# What pip says if it has nothing for this computer.
_NOTHING_FITS = re.compile(r"No matching distribution found for ([\w.-]+)==")


def set_up():
    """Makes `.venv` as it is wanted: afterwards it is complete, or as it was before."""
    with alone():
        _put_back()
        if not environment.ready():  # another run may have made it meanwhile
            _build()


@contextlib.contextmanager
def alone():
    """Lets only one process at a time set things up; the system frees the lock of a dead one."""
    try:
        with open(environment.VENV.with_suffix(".lock"), "a") as file:
            if not _lock(file, wait=False):
                say("Waiting for another set-up of .venv to end ...")
                while not _lock(file, wait=True):
                    pass
            yield
    except OSError as error:
        sys.exit(f"The tools cannot be set up in {environment.VENV}: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


def _lock(file, wait):
    """Locks a file if it can, and returns whether it did; Windows waits ten seconds at most."""
    if WINDOWS:
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
    else:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        # If its parent is killed, pip goes on writing, so it has to keep the lock until it ends.
        os.set_inheritable(file.fileno(), True)
    return True


def _build():
    if "$" in str(environment.VENV) and sys.version_info < (3, 10):
        # Its pip would take what comes after the $ for the name of a variable.
        sys.exit(f"Python 3.9 cannot be set up in {environment.VENV}: rename what has a $ in it.")
    say("Setting up .venv (once, about a minute) ...")
    if os.path.lexists(environment.VENV):
        environment.VENV.rename(environment.aside())
    try:
        _make_venv()
        pip_install("-r", environment.PINS)
        environment.remember(
            environment.stamp(), environment.wanted(environment.PINS, sys.version_info)
        )
    except BaseException:
        _discard(environment.VENV)
        _put_back()
        raise
    _discard(environment.aside())


def _put_back():
    """Puts back what was set aside, unless a complete environment is in its place."""
    if os.path.lexists(environment.aside()):
        if environment.stamp().exists():
            _discard(environment.aside())
        else:
            _discard(environment.VENV)
            environment.aside().rename(environment.VENV)


def _discard(place):
    if place.is_symlink() or place.is_file():
        place.unlink()
    elif place.exists():
        (place / environment.stamp().name).unlink(missing_ok=True)  # it is no longer complete
        shutil.rmtree(place)


def _make_venv():
    base = getattr(sys, "_base_executable", None) or sys.executable
    if not _has_venv() and find_spec("virtualenv"):
        _expect(_run_module(base, "virtualenv", environment.VENV))
        return
    if not _has_venv():
        _install_venv_module()
    # pip is installed in a step of its own, as venv does not pass on what goes wrong with it.
    _expect(_run_module(base, "venv", "--without-pip", environment.VENV))
    _expect(_run_module(environment.python(), "ensurepip", "--default-pip"))


def _expect(done):
    if done.returncode:
        # ensurepip adds its own traceback to what pip said.
        said = done.stdout.partition("Traceback (most")[0].strip() or done.stdout
        sys.exit(
            f"{said}\n\nA virtual environment could not be made in {environment.VENV} (see above)."
        )


def _has_venv():
    importlib.invalidate_caches()
    return find_spec("venv") and find_spec("ensurepip")


def _install_venv_module():
    """Installs venv's missing part, which Debian and its kin keep in a package of its own."""
    package = "python{}.{}-venv".format(*sys.version_info)
    if sys.base_prefix == "/usr" and shutil.which("apt-get") and os.geteuid() == 0:
        say(f"Installing {package} with apt-get ...")
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        said = run("apt-get", "update", env=quiet).stdout
        said += run(
            *("apt-get", "install", "-y", "--no-install-recommends", package), env=quiet
        ).stdout
        if _has_venv():
            return
        say(said)
    sys.exit(
        "This Python cannot make virtual environments: install its venv module"
        f" (on Debian and Ubuntu: apt-get install {package}) and run this again."
    )


def add(what, module, pins):
    """Installs more pins into `.venv`, once, unless this is another Python that has the module."""
    inside = environment.VENV.exists() and os.path.samefile(sys.prefix, environment.VENV)
    if not inside and find_spec(module):
        return
    environment.ensure()
    stamp = environment.VENV / pins.stem.rpartition("-")[2] / "made-from.txt"
    made_from = environment.wanted(pins, sys.version_info)
    if not environment.holds(stamp, made_from):
        with alone():
            if not environment.holds(stamp, made_from):  # another run may have done it meanwhile
                say(f"Setting up {what} (once) ...")
                pip_install("-r", pins)
                stamp.parent.mkdir(exist_ok=True)
                environment.remember(stamp, made_from)
        importlib.invalidate_caches()


def pip_install(*what):
    """Installs into `.venv`; ends with pip's words if that fails."""
    # Without a network every attempt is in vain, and pip waits longer after each.
    options = "--no-deps --require-hashes --force-reinstall --retries 1 --quiet"
    done = _run_module(
        *(environment.python(), "pip", "install", *options.split()),
        *("--disable-pip-version-check", *what),
    )
    if done.returncode:
        names = " ".join(map(str, what))
        sys.exit(failure(done.stdout, f"pip could not install {names} (see above)."))


def failure(said, sentence):
    """Returns the tool's last words after pip or npm has failed."""
    if _UNREACHED.search(said):
        return "There is no network, and the tools need it to set themselves up."
    if missing := _NOTHING_FITS.search(said):
        return (
            f"There is no {missing[1]} for this computer and Python"
            f" {sys.version_info[0]}.{sys.version_info[1]} that needs no compiler."
        )
    return f"{said.strip()}\n\n{sentence}"


def run(*command, **options):
    """Runs a command quietly; returns its `returncode`, and all that it printed as `stdout`."""
    return subprocess.run(
        [str(word) for word in command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        close_fds=WINDOWS,  # elsewhere it shares the lock: see `_lock`
        encoding="utf-8",
        errors="replace",
        **options,
    )


def _run_module(python, module, *arguments):
    # Isolated, or the project's code.py would replace Python's own module `code`.
    return run(python, "-I", "-m", module, *arguments)
