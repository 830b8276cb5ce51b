"""Runs the project's Python on a 32-bit MicroPython VM, where calls nest as deep as on
CircuitPython 9.

    with vm.Vm("kahuna") as board:                # kahuna/ of the project, in the VM's file system
        before = board.run("import kahuna.rules.game").live
        print(board.run("print(6 * 7)").output)

Code runs at top level; names stay from one `run` to the next. `live` is the heap in use after
collecting. Nothing is collected while Python runs, so code that makes much garbage belongs in steps
of its own: `run(code, times=100)` runs the same code a hundred times. `compile_peaks("kahuna")`
gives the peak of the heap while each module is compiled.

With stand-ins for CircuitPython's modules it is a board, and has a screen if that is `seen`. As the
stand-ins are Python, calls may nest a little deeper then; how deep the program's own calls nest is
found by walks on the desk (tests/helpers/nesting.py).

    files = {**vm.program(deploy.contents(deploy.manifest())), **vm.stand_ins()}
    with vm.Vm(files=files, seen=True) as board:
        board.stand_in()
        board.run("import player; player.boot(); player.frame()")
        print(board.look())

At the first use the VM is set up in `.venv`, and Node.js as well if there is none.
"""

import base64
import subprocess
from collections import namedtuple
from pathlib import Path

import environment
from environment import npm

HERE = Path(__file__).parent
STANDINS = HERE / "standins"
PACKAGE = "@micropython/micropython-webassembly-pyscript"
PATIENCE = 120  # seconds after which a step is ended

Result = namedtuple("Result", "output live ms")


class VmError(Exception):
    """The code on the VM raised something (the message is its traceback), or there is no VM."""


class Vm:
    """A running VM. It has the project's files and folders `trees` in the same places, and other
    `files` by their paths there. If `seen`, pictures are drawn."""

    def __init__(self, *trees, files=None, seen=False):
        node, module = install()
        self._process = subprocess.Popen(
            [node, str(HERE / "driver.mjs"), str(module)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        stands_in = any(path.startswith("/standins/") for path in files or ())
        self._ask(do="start", standsIn=stands_in)
        self._seen = seen
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

    def stand_in(self, world=""):
        """Imports the stand-ins, on a board that the code `world` describes (see
        standins/world.py)."""
        self._ask(do="standIn", world=f"world.is_seen = {self._seen}\n{world}")

    def look(self):
        """Returns what there is to see, and the tones heard since the last look:
        {"picture": its digest, "lights": ..., "heard": ...}."""
        return self._ask(do="look")

    def run(self, code, times=1, weighs=True):
        """Runs code at top level; returns Result(output, live, ms). Raises VmError if it raises.

        Collecting takes most of the time of short pieces; unless it `weighs`, it is left out.
        """
        answer = self._ask(do="run", code=code, times=times, weighs=weighs)
        if "error" in answer:
            raise VmError(answer["error"])
        return Result(**answer)

    def _ask(self, **command):
        answer = npm.ask(self._process, command, PATIENCE)
        if answer is None:
            raise VmError(f"The VM ended, or took more than {PATIENCE} s.")
        return answer


def run_steps(steps, *trees, files=None):
    """Runs pieces of code one after another on a fresh VM; returns a list of Results."""
    with Vm(*trees, files=files) as vm:
        return [vm.run(step) for step in steps]


def stand_ins():
    """Returns the stand-ins for CircuitPython's modules: {path in the VM: bytes}."""
    return {f"/standins/{path.name}": path.read_bytes() for path in STANDINS.glob("*.py")}


def program(files):
    """Returns what a board gets (see deploy.contents) as the VM needs it: {path in the VM: bytes}.

    CircuitPython's compiled modules differ from MicroPython's only in their first letter. code.py
    becomes the module `start`, without its end, which starts the program.
    """
    made = {
        f"/{path}": data.replace(b"C", b"M", 1) if path.endswith(".mpy") else data
        for path, data in files.items()
    }
    made["/start.py"] = made.pop("/code.py").rpartition(b"\ntry:")[0]
    return made


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
    try:
        return npm.install(
            HERE, environment.VENV / "vm", f"{PACKAGE}/micropython.mjs", "the MicroPython VM"
        )
    except npm.NpmError as error:
        raise VmError(str(error)) from None
