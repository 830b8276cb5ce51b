"""The names that code from outside the program knows, so that they are left as they are.

Whatever the board's own modules offer to the program, the simulator and the stand-ins of the VM
offer as well, or the program would not run there. So their sources tell which names those are,
together with Blinka's; and what the tools ask of the running program by name is kept, too.
"""

import array
import ast
import io
import sysconfig
from pathlib import Path

import devicelint
import setup

_TYPES = (
    array.array, bool, bytearray, bytes, dict, float, frozenset, int, io.BufferedReader, io.StringIO,
    list, memoryview, property, range, set, slice, str, tuple, type, Exception, (_ for _ in ()),
)  # fmt: skip
_TOOLS = ("simulator/*.py", "vm/standins/*.py", "bench_scenes.py")
_BLINKA = ("bitmaptools.py", "displayio/*.py", "fontio.py", "terminalio.py", "vectorio/*.py")


def names(program="code.py", root=setup.ROOT):
    """All of these names; `program` is what starts the modules that are shrunk."""
    found = set(devicelint.BUILTINS)
    for module, inside in devicelint.CONTENTS.items():
        found |= inside | {module}
    for kind in _TYPES:
        found.update(dir(kind))
    site = Path(sysconfig.get_path("purelib"))
    paths = [root / program]
    paths += [path for pattern in _TOOLS for path in (setup.ROOT / "tools").glob(pattern)]
    paths += [path for pattern in _BLINKA for path in site.glob(pattern)]
    for path in paths:
        found |= mentioned(ast.parse(path.read_bytes(), str(path)))
    return found


def mentioned(tree):
    """The names in a source by which others may know something."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.arg, ast.keyword)) and node.arg:
            found.add(node.arg)
        elif isinstance(node, ast.alias):
            found.update(node.name.split("."))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.update(_words(node.value))
        elif isinstance(node, (ast.Module, ast.ClassDef)):
            found |= _assigned(node)
    return found


def _words(text):
    return [word for word in text.split() if word.isidentifier()] if len(text) < 2000 else []


def _assigned(node):
    return {
        target.id
        for statement in node.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name)
    }
