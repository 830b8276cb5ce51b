"""Gives the program's own names short ones.

    a name of one module only      numbered anew in each module
    an attribute of `self` only    numbered anew in each class, with the same short names
    any other                      one short name for the whole program
    a parameter                    numbered anew in each function, if no call names it

A name that something else may know stays: what foreign modules or strings mention, modules, and
all that a library offers. Local variables leave no name in compiled code, so they stay as well.
"""

import ast
import builtins
import keyword
import string
from collections import Counter

from .modules import aliases, import_text, is_dunder, is_private

# In every board's own table of names.
_FREE = {"self", "args", "end", "find", "format", "index", "key", "name", "start", "value"}
_CLOSED_BASES = {"object", "Exception", "ValueError"}


def shorten(program, outside):
    """The modules with short names, and {name: short name} for those of the whole program."""
    names = _Names(program, outside)
    for module in program.values():
        _rename(module, names)
    return {name: module.edited() for name, module in program.items()}, names.shared


class _Names:
    def __init__(self, program, outside):
        self.program = program
        self.outside = outside | _strings(program) | {p for m in program for p in m.split(".")}
        self._prefixes = tuple(prefix for m in program.values() for prefix in m.prefixes)
        self.keywords = set()  # by which calls name parameters
        self._imported = set()  # names that modules import from one another
        self._elsewhere = set()  # attributes of anything but a `self`
        self._library = set()  # names that libraries use or offer
        self._taken = set(keyword.kwlist) | set(dir(builtins)) | self.outside
        self._short = []
        self._read()
        self._own = set()
        self.shared = {}
        self._share()

    def _read(self):
        closed = _closed_classes(self.program)
        for module in self.program.values():
            for node, scope in module.scopes.attributes:
                owner = module.scopes.class_of(node, scope)
                if owner not in closed:
                    self._elsewhere.add(node.attr)
            for scope in module.scopes.module:
                if scope.kind == "class" and scope not in closed:
                    self._elsewhere.update(scope.bound)
                self._taken.update(scope.occurrences)
            for node in ast.walk(module.tree):
                if isinstance(node, ast.ImportFrom):
                    self._imported.update(name for name, _ in aliases(node))
                elif isinstance(node, ast.keyword) and node.arg:
                    self.keywords.add(node.arg)
                elif isinstance(node, ast.Attribute):
                    self._taken.add(node.attr)
            if module.library:
                self._library.update(_mentioned(module))

    def stays(self, name):
        """Whether something else may know a name."""
        return (
            is_dunder(name)
            or name in self.outside
            or name in self._library
            or (self._prefixes and name.startswith(self._prefixes))
        )

    def _share(self):
        """Names that modules and classes know of one another, the most frequent first."""
        counts = Counter()
        for module in self.program.values():
            if module.library:
                continue
            for scope in module.scopes.module:
                if scope.kind == "class":
                    counts.update(name for name in scope.bound if self.is_shared(name))
            bound = module.scopes.module.bindings
            counts.update(name for name in bound if self.is_shared(name))
            for node, scope in module.scopes.attributes:
                owner = module.scopes.class_of(node, scope)
                if owner and isinstance(node.ctx, ast.Store) and self.is_shared(node.attr):
                    counts[node.attr] += 1
        self.shared = dict.fromkeys(counts)
        for name in sorted(counts, key=lambda name: (-counts[name], name)):
            self.shared[name] = None

    def is_shared(self, name):
        return (name in self._imported or name in self._elsewhere) and not self.stays(name)

    def short(self, number):
        """The short name of a number, one that nothing else is called."""
        while number >= len(self._short):
            self._short.append(self._next())
        return self._short[number]
