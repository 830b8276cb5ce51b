"""The names known to code outside the program, which must not change.

What the board's own modules offer to the program, the simulator and the stand-ins of the VM offer
as well, or the program would not run there. So their sources, together with Blinka's, say which
names those are; what the tools ask of the running program by name is kept, too.
"""

import array
import ast
import io
import sysconfig
from pathlib import Path

import devicelint
import environment

_TYPES = (array.array, bool, bytearray, bytes, dict, float, frozenset, int, list, memoryview)
_TYPES += (property, range, set, slice, str, tuple, type, Exception, io.BufferedReader, io.StringIO)
_TOOLS = ("simulator/*.py", "vm/standins/*.py", "bench_scenes.py")
_CALLERS = ("code.py", "simulation.py", "player.py", "bench_scenes.py")
_BLINKA = ("bitmaptools.py", "displayio/*.py", "fontio.py", "terminalio.py", "vectorio/*.py")


class Outside:
    """What is known outside: `names` that foreign code may ask of an object, `callers`, names asked
    of modules, and the `modules` asked."""

    def __init__(self, names, callers, modules=()):
        self.names = set(names)
        self.callers = set(callers)
        self.modules = set(modules)


def look(root=environment.ROOT):
    """Looks at what is outside the program that `code.py` in `root` starts."""
    found = set(devicelint.BUILTINS)
    for module, inside in devicelint.CONTENTS.items():
        found |= inside | {module}
    for kind in _TYPES:
        found.update(dir(kind))
    callers = set()
    modules = set()
    for path in _sources(root):
        tree = ast.parse(path.read_bytes(), str(path))
        inside = mentioned(ast.walk(tree))
        found |= inside
        if path.name in _CALLERS:
            callers |= inside
            modules |= _imported(tree)
    return Outside(found, callers, modules)


def _imported(tree):
    """Returns the full names of what a source imports."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def _sources(root):
    site = Path(sysconfig.get_path("purelib"))
    yield root / "code.py"
    for place, patterns in (environment.ROOT / "tools", _TOOLS), (site, _BLINKA):
        for pattern in patterns:
            yield from place.glob(pattern)


def mentioned(nodes):
    """Returns the names in a source (all nodes of its tree) that others may know."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
        elif isinstance(node, ast.alias):
            found.update(node.name.split("."))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        if isinstance(node, (ast.Module, ast.ClassDef)):
            for statement in node.body:
                if isinstance(statement, (ast.Assign, ast.AnnAssign)):
                    found.update(n.id for n in ast.walk(statement) if isinstance(n, ast.Name))
    return found
