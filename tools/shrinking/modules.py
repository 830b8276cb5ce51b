"""A module of the program taken apart: its tree, who owns which name, and edits of its text.

Edits keep every line where it is, so that a traceback of what is shrunk names the right line.
"""

import ast
import re

from .scopes import Scopes

# What reaches names behind the back of all that is done here.
_UNRULY = {"dir", "eval", "exec", "globals", "locals", "namedtuple", "vars"}
_BY_STRING = {"delattr", "getattr", "hasattr", "setattr"}
_FIELD_OF = re.compile(r"\{\w*\.\w")  # "{a.b}".format(...)


class Refused(Exception):
    """A construct that cannot be shrunk safely; the message says where and why."""


class Module:
    """One module. Of a library only what is its own affair is changed, its public names stay."""

    def __init__(self, name, path, text, library=False):
        self.name = name
        self.path = path
        self.text = text
        self.library = library
        self.tree = ast.parse(text, path)
        self.scopes = Scopes(self.tree)
        self._data = text.encode()
        self._starts = [0]
        for line in self._data.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._edits = {}
        self.prefixes = set()  # of names that are composed while the program runs
        self._check()

    @property
    def is_package(self):
        return self.path.endswith("__init__.py")

    def source_of(self, statement):
        """The full name of the module that a `from` statement imports from."""
        base = statement.module or ""
        if not statement.level:
            return base
        parts = self.name.split(".")
        parts = parts[: len(parts) - statement.level + self.is_package]
        return ".".join(parts + ([base] if base else []))

    def refuse(self, node, why):
        raise Refused(f"{self.path}, line {node.lineno}: {why}")

    def _check(self):
        bound = self.scopes.module.bound
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and any(a.name == "*" for a in node.names):
                self.refuse(node, "with a star nobody can tell what is imported")
            if isinstance(node, (ast.AsyncFunctionDef, ast.Await)):
                self.refuse(node, "async is not understood here")
            name = getattr(node, "attr", None) or getattr(node, "id", None)
            if name in ("__dict__", "__slots__", "__qualname__"):
                self.refuse(node, f"{name} shows names as strings, which shrinking changes")
            if name and name.startswith("__") and not name.endswith("__"):
                self.refuse(node, f"{name} means another name on the board than on a desk")
            if isinstance(node, ast.Name) and name in _UNRULY and name not in bound:
                self.refuse(node, f"{name} reaches names as strings, which shrinking changes")
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if _FIELD_OF.search(node.value):
                    self.refuse(node, "a field of an attribute in a string cannot be renamed")
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in _BY_STRING and not self.library:
                    self._check_string(node)

    def _check_string(self, call):
        """What is reached by a string must stand in the program as a whole, or at its beginning."""
        name = call.args[1]
        if isinstance(name, ast.BinOp):
            if not isinstance(name.left, ast.Constant) or not name.left.value:
                self.refuse(call, "the name of an attribute is composed while the program runs")
            self.prefixes.add(name.left.value)
        elif isinstance(name, ast.JoinedStr):
            self.refuse(call, "the name of an attribute is composed while the program runs")

    # Places in the text

    def at(self, line, column):
        return self._starts[line - 1] + column

    def start(self, node):
        return self.at(node.lineno, node.col_offset)

    def end(self, node):
        return self.at(node.end_lineno, node.end_col_offset)

    def text_of(self, node):
        return self._data[self.start(node) : self.end(node)].decode()

    def find(self, pattern, start, end):
        """Where in the bytes between two places a pattern (of bytes) first matches."""
        return re.compile(pattern).search(self._data, start, end)

    # Edits

    def replace(self, start, end, text):
        """Puts a text in the place of another; its lines stay as many."""
        lost = self._data.count(b"\n", start, end)
        self._edits[start, end] = text.encode() + b"\n" * (lost - text.count("\n"))

    def blank(self, node, text=""):
        """Takes a statement out, with its decorators."""
        first = min([node, *getattr(node, "decorator_list", [])], key=lambda n: n.lineno)
        start = self.at(first.lineno, node.col_offset)
        self.replace(start, self.end(node), text)

    def rename(self, node, old, new):
        """Renames at a node whose text begins (an attribute's: ends) with the name."""
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found = self.find(rb"(?:def|class)\s+(\w+)", self.start(node), self.end(node))
            start = found.start(1)
        elif isinstance(node, ast.Attribute):
            start = self.end(node) - len(old.encode())
        else:
            start = self.start(node)
        end = start + len(old.encode())
        if self._data[start:end] != old.encode() or (start, end) in self._edits:
            self.refuse(node, f"{old} is not where Python says it is (in an f-string?)")
        self._edits[start, end] = new.encode()

    def edited(self):
        """The module with its edits done."""
        if not self._edits:
            return self
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
            return Module(self.name, self.path, text, self.library)
        except SyntaxError as error:
            raise Refused(f"{self.path}, line {error.lineno}: shrunk wrongly, {error.msg}") from None


def aliases(statement):
    """(name, name it gets here) for what an import statement imports."""
    for alias in statement.names:
        if isinstance(statement, ast.Import):
            yield alias.name, alias.asname or alias.name.partition(".")[0]
        else:
            yield alias.name, alias.asname or alias.name


def import_text(statement, names):
    """An import statement with these (name, asname or None) in the place of its own."""
    told = ", ".join(f"{name} as {asname}" if asname else name for name, asname in names)
    if isinstance(statement, ast.Import):
        return f"import {told}"
    return f"from {'.' * statement.level}{statement.module or ''} import {told}"


def is_dunder(name):
    return name.startswith("__") and name.endswith("__")


def is_private(name):
    return name.startswith("_") and not name.startswith("__") and name != "_"
