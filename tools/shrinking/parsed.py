"""A module of the program taken apart: its tree, who owns which name, and edits of its text.

Edits keep every line where it is, so that a traceback of the shrunk module names the right line.
"""

import ast
import copy
import re
from functools import cached_property

from .refusing import Refused
from .scopes import Scopes, walk
from .texts import EXTENSION


class Module:
    """One module. In a library only private names change; its public ones stay."""

    def __init__(self, name, path, text, library=False):
        self.name = name
        self.path = path
        self.text = text
        self.library = library
        self.parts = []  # for each module that it is made of: (lines before it, its name), in order
        self.tree = ast.parse(text, path)
        self._data = text.encode()
        self._starts = [0]
        for line in self._data.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._edits = {}

    @cached_property
    def nodes(self):
        return walk(self.tree)

    @cached_property
    def imports(self):
        """Import statements."""
        return [node for node in self.nodes if isinstance(node, (ast.Import, ast.ImportFrom))]

    @cached_property
    def scopes(self):
        return Scopes(self.tree)

    @property
    def is_texts(self):
        return self.path.endswith(EXTENSION)

    @property
    def is_package(self):
        return self.path.endswith("__init__.py")

    @property
    def does_something(self):
        """Whether the module has more in it than a docstring."""
        return len(self.tree.body) > (ast.get_docstring(self.tree) is not None)

    def source_of(self, statement):
        """Returns the full name of the module that a `from` statement imports from."""
        base = statement.module or ""
        if not statement.level:
            return base
        parts = self.name.split(".")
        parts = parts[: len(parts) - statement.level + self.is_package]
        return ".".join(parts + ([base] if base else []))

    def wanted(self, top=False):
        """Returns the full names that the module imports, or those that it imports at its top, and
        the modules that they come from."""
        return self._wanted[top]

    @cached_property
    def _wanted(self):
        return tuple(set(self._wanted_by(nodes)) for nodes in (self.imports, self.tree.body))

    def _wanted_by(self, nodes):
        for node in nodes:
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = self.source_of(node)
                yield base
                yield from (f"{base}.{alias.name}" for alias in node.names)

    def refuse(self, node, why):
        raise Refused(f"{self.path}, line {getattr(node, 'lineno', 1)}: {why}")

    # Places in the text

    def at(self, line, column):
        return self._starts[line - 1] + column

    def start(self, node):
        return self.at(node.lineno, node.col_offset)

    def end(self, node):
        return self.at(node.end_lineno, node.end_col_offset)

    def text_of(self, node):
        return self._data[self.start(node) : self.end(node)].decode()

    def find(self, pattern, node):
        """Returns where in a node the group in a pattern (of bytes) first matches."""
        return re.compile(pattern).search(self._data, self.start(node), self.end(node)).start(1)

    def find_last(self, pattern, start, node):
        """Returns where a pattern (of bytes) matches last between a place and a node."""
        *_, last = re.compile(pattern).finditer(self._data, start, self.start(node))
        return last.start()

    # Edits

    def replace(self, start, end, text):
        """Replaces a piece of text; the number of lines stays the same."""
        lost = self._data.count(b"\n", start, end)
        self._edits[start, end] = text.encode() + b"\n" * (lost - text.count("\n"))

    def blank(self, node, text=""):
        """Takes a statement out, with its decorators."""
        first = min([node, *getattr(node, "decorator_list", [])], key=lambda n: n.lineno)
        start = self.at(first.lineno, node.col_offset)
        self.replace(start, self.end(node), text)

    def rename(self, node, old, new):
        """Renames at a node whose text begins with the name (that of an attribute ends with it)."""
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            start = self.find(rb"(?:def|class)\s+(\w+)", node)
        elif isinstance(node, ast.Attribute):
            start = self.end(node) - len(old.encode())
        else:
            start = self.start(node)
        end = start + len(old.encode())
        if self._data[start:end] != old.encode() or (start, end) in self._edits:
            self.refuse(node, f"{old} is not where Python says it is (in an f-string?)")
        self._edits[start, end] = new.encode()

    def rename_all(self, nodes, old, new):
        """Renames at all nodes that have the name (import statements are rewritten elsewhere)."""
        if old != new:
            for node in nodes:
                if isinstance(node, (ast.Name, ast.FunctionDef, ast.ClassDef, ast.arg)):
                    self.rename(node, old, new)

    def unedited(self):
        """Returns a copy of the module without its edits, to be edited in another way."""
        again = copy.copy(self)
        again._edits = {}
        return again

    def edited(self, path=None):
        """Returns the module with its edits done, and with another path if one is given."""
        if not self._edits and not path:
            return self
        path = path or self.path
        pieces = []
        done = 0
        for (start, end), text in sorted(self._edits.items()):
            if start < done:
                raise Refused(f"{self.path}: two changes in one place")
            pieces += self._data[done:start], text
            done = end
        pieces.append(self._data[done:])
        text = b"".join(pieces).decode()
        if text.count("\n") != self.text.count("\n"):
            raise Refused(f"{self.path}: a change has moved lines")
        try:
            made = Module(self.name, path, text, self.library)
        except SyntaxError as error:
            raise Refused(
                f"{self.path}, line {error.lineno}: shrunk wrongly, {error.msg}"
            ) from None
        made.parts = self.parts
        return made


def aliases(statement):
    """Yields (name, the name it gets here) for what an import statement imports."""
    for alias in statement.names:
        if isinstance(statement, ast.Import):
            yield alias.name, alias.asname or alias.name.partition(".")[0]
        else:
            yield alias.name, alias.asname or alias.name


def import_text(statement, names, source=None):
    """Returns an import statement with these (name, asname or None) in place of its own.

    It imports from the module `source` if that is given.
    """
    listed = ", ".join(f"{name} as {asname}" if asname else name for name, asname in names)
    if isinstance(statement, ast.Import):
        return f"import {listed}"
    return f"from {source or '.' * statement.level + (statement.module or '')} import {listed}"


def is_dunder(name):
    return name.startswith("__") and name.endswith("__")


def is_private(name):
    return name.startswith("_") and not name.startswith("__") and name != "_"
