"""The names that code outside the program knows, which must not change.

A board's own modules cannot be looked into. But on a desk stand-ins offer the program all that they
do, or it would not run there: the stand-ins' sources say which names these are. What callers ask of
the running program by name stays as well.
"""

import array
import ast
import io

_TYPES = (array.array, bool, bytearray, bytes, dict, float, frozenset, int, list, memoryview)
_TYPES += (property, range, set, slice, str, tuple, type, Exception, io.BufferedReader, io.StringIO)


class Outside:
    """What is known outside: `names` are those that outside code may ask of an object, `callers`
    those that it asks of modules, and `modules` the modules that it asks."""

    def __init__(self, names, callers, modules=()):
        self.names = set(names)
        self.callers = set(callers)
        self.modules = set(modules)


def look(callers, others=(), names=()):
    """Looks at source files outside the program: `callers` ask its modules for names, `others`
    stand in for the board's modules. `names` are known outside as well.
    """
    outside = Outside(names, ())
    for kind in _TYPES:
        outside.names.update(dir(kind))
    for path in {*callers, *others}:
        tree = ast.parse(path.read_bytes(), str(path))
        inside = mentioned(ast.walk(tree))
        outside.names |= inside
        if path in callers:
            outside.callers |= inside
            outside.modules |= _imported(tree)
    return outside


def _imported(tree):
    """Returns the full names of what a source imports."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def mentioned(nodes):
    """Returns the names in a source, given as all nodes of its tree, that others may know."""
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
