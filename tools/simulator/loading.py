"""Loads the program as the board would: its own files, the board's modules, nothing else.

The program's modules get builtins of their own: `open` reaches the simulated drive, `print` the
simulated serial console, and `import` finds what a board has and refuses the rest. So nothing on
the desk changes for anybody else, and the program need not know that it is on a desk.
"""

import builtins
import contextlib
import os
import sys
import types
from collections.abc import MutableMapping
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path

from displayio import _ondiskbitmap

from . import board_modules, painting, sounds, strictness

painting.install()
strictness.install()

# These lie beside the program, but are not part of it.
_STRANGERS = frozenset(("code", "tools", "tests", "build", "conftest", "environment"))

PROGRAM = "handheld.program"

# So the program makes none of the tables that only a desk has the memory for.
_IMPLEMENTATION = types.SimpleNamespace(name="circuitpython", version=(10, 0, 0))

# The program forgets modules and loads them again, and tests start it thousands of times: what was
# found is remembered. A file that has changed is compiled again at the next start.
_found = {}  # (the program's folder, name of a module): its spec
_compiled = {}


class Program:
    """The program in a folder, ready to run on a device; only one at a time can be installed."""

    def __init__(self, device, root, code="code.py"):
        self._root = Path(root)
        self._code = self._root / code
        self._device = device
        self._hardware = {}
        self._displaced = {}
        self._places = [str(self._root), str(self._root / "lib")]
        self._names = _top_level_names(self._root) | _top_level_names(self._root / "lib")
        self._own = {}
        self._libraries = {}
        self._specs = {}  # by name, of the modules found since the start
        self._modules = _Modules()

    def install(self):
        device = self._device
        self._hardware = board_modules.hardware(device)
        self._modules = _Modules()
        stand_ins = dict(self._hardware, **board_modules.others(device), sys=_sys(self._modules))
        self._specs.clear()
        self._own = _builtins(device, stand_ins, self._is_on_board)
        # Libraries mention types in it that only a desk has.
        there = {name: module for name, module in stand_ins.items() if name != "fontio"}
        self._libraries = _builtins(device, there, lambda name: True)
        self._displaced = {
            name: sys.modules.pop(name)
            for name in list(sys.modules)
            if self._is_loaded_again(name) or name in self._hardware
        }
        sys.modules.update(self._hardware)
        sys.meta_path.insert(0, self)
        _ondiskbitmap.open = device.drive.open

    def uninstall(self):
        if self not in sys.meta_path:
            return
        sys.meta_path.remove(self)
        del _ondiskbitmap.open
        for name in list(sys.modules):
            if self._is_loaded_again(name) or name in self._hardware:
                del sys.modules[name]
        sys.modules.update(self._displaced)
        self._displaced = {}

    def run(self):
        """Runs `code.py` to its end."""
        code = _compile(str(self._code))
        exec(code, {"__name__": "__main__", "__file__": "code.py", "__builtins__": self._own})

    def module(self, name):
        """Returns a module of the running program, or None if it has not been imported."""
        return sys.modules.get(name)

    def find_spec(self, name, path=None, target=None):
        if not self._is_loaded_again(name):
            return None
        self._modules.names[name] = True
        if name not in self._specs:
            self._specs[name] = self._look_for(name, path, target)
        return self._specs[name]

    def _look_for(self, name, path, target):
        top = name.partition(".")[0]
        key = str(self._root), name
        known, code = _found.get(key), None
        with contextlib.suppress(FileNotFoundError):
            code = known and _compile(known.origin)
        if code is None:
            if path is None:
                path = self._places if top in self._names else None
            known = PathFinder.find_spec(name, path, target)
            if known is None or not isinstance(known.loader, SourceFileLoader):
                return known
            _found[key] = known
            code = _compile(known.origin)
        spec = ModuleSpec(name, None, origin=known.origin)
        inside = self._libraries if top.startswith("adafruit_") else self._own
        spec.loader = _Loader(name, known.origin, code, inside)
        spec.submodule_search_locations = known.submodule_search_locations
        spec.has_location = True
        spec.cached = known.cached
        return spec

    def _is_loaded_again(self, name):
        top = name.partition(".")[0]
        return top in self._names or top.startswith("adafruit_")

    def _is_on_board(self, name):
        if name in sounds.OUTPUTS:
            return name == self._device.board.audio
        return name in board_modules.ON_BOARD or self._is_loaded_again(name)


def check_that_none_runs():
    if any(isinstance(finder, Program) for finder in sys.meta_path):
        raise RuntimeError("another simulation is on; switch it off first")


class _Modules(MutableMapping):
    """`sys.modules` for the program: what it has loaded, without the many modules of the desk."""

    def __init__(self):
        self.names = {}  # the names of all modules that it asked for, in that order

    def __iter__(self):
        return iter([name for name in self.names if name in sys.modules])

    def __len__(self):
        return sum(name in sys.modules for name in self.names)

    def __getitem__(self, name):
        return sys.modules[name]

    def __setitem__(self, name, module):
        self.names[name] = True
        sys.modules[name] = module

    def __delitem__(self, name):
        del sys.modules[name], self.names[name]


def _sys(modules):
    module = types.ModuleType("sys")
    vars(module).update(vars(sys), modules=modules, implementation=_IMPLEMENTATION)
    return module


class _Loader(SourceFileLoader):
    """Executes a module with the given builtins; leaves no files behind."""

    def __init__(self, name, path, code, inside):
        super().__init__(name, path)
        self._code = code
        self._inside = inside

    def exec_module(self, module):
        module.__dict__["__builtins__"] = self._inside
        exec(self._code, module.__dict__)
        if self.name == PROGRAM:
            _note_what_it_makes(module)


def _note_what_it_makes(module):
    """Has the module keep the Program that it makes as `made`, for whoever watches from outside."""
    make = module.Program

    def note(*arguments):
        module.made = make(*arguments)
        return module.made

    module.Program = note


def _compile(path):
    changed = os.stat(path).st_mtime_ns
    known = _compiled.get(path)
    if known is None or known[0] != changed:
        known = changed, compile(Path(path).read_bytes(), path, "exec")
        _compiled[path] = known
    return known[1]


def _top_level_names(folder):
    names = set()
    for entry in os.scandir(folder) if folder.is_dir() else ():
        if entry.name.endswith(".py"):
            names.add(entry.name[: -len(".py")])
        elif entry.is_dir() and any(name.endswith(".py") for name in os.listdir(entry.path)):
            names.add(entry.name)
    return names - _STRANGERS


def _builtins(device, stand_ins, is_on_board):
    def board_import(name, globals=None, locals=None, fromlist=(), level=0):
        if level == 0:
            if name in stand_ins:
                return stand_ins[name]
            if not is_on_board(name.partition(".")[0]):
                raise ImportError(f"no module named '{name}'")
        return builtins.__import__(name, globals, locals, fromlist, level)

    def say(*values, sep=" ", end="\n", file=None, flush=False):
        del flush
        if file is None:
            device.say(sep.join([str(value) for value in values]) + end)
        else:
            print(*values, sep=sep, end=end, file=file)

    inside = dict(vars(builtins))
    inside.update(__import__=board_import, open=device.drive.open_for_program, print=say)
    return inside
