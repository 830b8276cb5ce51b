"""Finds the modules that a program needs: follows its imports from file to file, as the board does.

Imports inside functions count as well. In `try: ... except ImportError:` the first import that the
board cannot do ends the block, as it does there, so imports for type checkers do not count. The
caller adds what `__import__` loads by a name known only on the board.
"""

import ast
from collections import deque
from contextlib import suppress


class Missing(Exception):
    """A file imports something that does not exist; the message is a sentence."""


def needed(program, find, built_in, others=()):
    """Returns the modules that the source file `program` imports, directly or not: {name: path}.

    `find(name)` gives the path of the file of a module or package, or None; `built_in` are the
    names of modules that need no file, `others` those of modules that are needed in any case.
    """
    modules = {name: find(name) for name in others}
    waiting = deque([("__main__", program), *modules.items()])
    while waiting:
        name, path = waiting.popleft()
        walk = _Walk(name, path, find, built_in)
        walk.visit(ast.parse(path.read_bytes(), str(path)))
        for name in walk.found:
            if name not in modules:
                modules[name] = find(name)
                waiting.append((name, modules[name]))
    return modules


class _Walk(ast.NodeVisitor):
    """Collects in `found` what one file imports from other files."""

    def __init__(self, name, path, find, built_in):
        self.found = []
        self._shown = path.name if name == "__main__" else name
        self._package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        self._find = find
        self._built_in = built_in

    def visit_Import(self, node):
        for alias in node.names:
            self._want(alias.name, node)

    def visit_ImportFrom(self, node):
        base = node.module or ""
        if node.level:
            parents = self._package.split(".")
            parents = parents[: len(parents) - node.level + 1]
            base = ".".join(parents + ([base] if base else []))
        self._want(base, node)
        for alias in node.names:
            if self._find(f"{base}.{alias.name}"):  # it is a module, not a name in one
                self._want(f"{base}.{alias.name}", node)

    def visit_Try(self, node):
        if any("ImportError" in ast.dump(handler.type or node) for handler in node.handlers):
            with suppress(Missing):
                self._visit_all(node.body)
        else:
            self._visit_all(node.body)
        self._visit_all([*node.handlers, *node.orelse, *node.finalbody])

    def generic_visit(self, node):
        self._visit_all(
            [part for part in ast.iter_child_nodes(node) if not isinstance(part, ast.expr)]
        )  # expressions import nothing

    def _visit_all(self, nodes):
        for node in nodes:
            self.visit(node)

    def _want(self, name, node):
        parts = name.split(".")
        if parts[0] in self._built_in:
            return
        for end in range(1, len(parts) + 1):  # the packages it is in, and the module
            part = ".".join(parts[:end])
            if not self._find(part):
                raise Missing(f"{self._place(node)} imports {name}, which the board will not have")
            self.found.append(part)

    def _place(self, node):
        return f"{self._shown}, line {node.lineno},"
