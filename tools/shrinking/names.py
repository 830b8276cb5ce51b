"""Gives the program's own names short ones.

    a name of one module only      numbered anew in each module
    an attribute of `self` only    numbered anew in each class
    any other                      one short name for the whole program
    a parameter                    numbered anew in each function, if no call names it

The same short names serve for all that is numbered anew. What something else may know stays: what
foreign code or a string mentions, the names of modules, and all that a library offers. Local
variables leave no name in compiled code, so they stay as well.
"""

import ast
import builtins
import keyword
import string
from collections import Counter

from .modules import aliases, import_text, is_dunder, is_private

# In the table of names that is part of MicroPython itself, so they take no room.
_FREE = {"self", "args", "count", "end", "find", "format", "get", "index", "key", "value"}
_CLOSED_BASES = {"object", "Exception", "OSError", "ValueError"}
_LETTERS = string.ascii_letters


def shorten(program, outside):
    """The modules {name: Module} with short names."""
    names = _Names(program, outside)
    for module in program.values():
        _rename(module, names)
    return {name: module.edited() for name, module in program.items()}


class _Names:
    """Which name becomes which."""

    def __init__(self, program, outside):
        self.program = program
        self._outside = set(outside)
        self._strings = set()
        self._library = set()  # names that libraries use or offer
        self._imported = set()  # names that modules import from one another
        self._elsewhere = set()  # attributes of more than the `self` of a closed class
        self._taken = {*keyword.kwlist, *dir(builtins), *outside}
        self.keywords = set()  # by which calls name parameters
        self._closed = _closed_classes(program)
        for module in program.values():
            self._read(module)
        self._of_scope = {}  # module or class: {name: number}
        for module in program.values():
            self._number(module)
        self._shared = self._number_shared()
        self._own = max(map(len, self._of_scope.values()))
        self._short = []

    def _read(self, module):
        self._outside.update(module.name.split("."))
        for node, scope in module.scopes.attributes:
            if module.scopes.class_of(node, scope) not in self._closed:
                self._elsewhere.add(node.attr)
        for scope in module.scopes.module:
            self._taken.update(scope.occurrences)
            if scope.kind == "class" and scope not in self._closed:
                self._elsewhere.update(scope.bound)
        if module.library:
            self._library.update(module.scopes.module.bound)
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ImportFrom):
                self._imported.update(name for name, _ in aliases(node))
                self._taken.update(name for name, _ in aliases(node))
            elif isinstance(node, ast.keyword) and node.arg:
                self.keywords.add(node.arg)
            elif isinstance(node, ast.Attribute):
                self._taken.add(node.attr)
                if module.library:
                    self._library.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                self._strings.add(node.value)
                self._taken.add(node.value)
            elif isinstance(node, ast.FunctionDef) and module.library:
                self._library.add(node.name)

    def _stays(self, name, private):
        """Whether something else may know a name; `private` to a module or class it cannot."""
        if is_dunder(name) or name in self._strings:
            return True
        for module in self.program.values():
            if module.prefixes and name.startswith(tuple(module.prefixes)):
                return True
        if is_private(name):
            return not private and name in self._outside
        return name in self._outside or name in self._library

    def _number(self, module):
        """Numbers what belongs to the module or a class of it alone, the most used first."""
        counts = {module.scopes.module: Counter()}
        for name, nodes in module.scopes.module.bindings.items():
            if name in self._imported or name in self._elsewhere or self._stays(name, True):
                continue
            if _can_be_renamed(name, nodes):
                uses = len(module.scopes.module.occurrences[name])
                counts[module.scopes.module][name] = uses
        for scope in module.scopes.module:
            if scope in self._closed:
                own = counts[scope] = Counter()
                own.update(name for name in scope.bound if self._is_own_attribute(name))
        for node, scope in module.scopes.attributes:
            owner = module.scopes.class_of(node, scope)
            if owner in self._closed and self._is_own_attribute(node.attr):
                counts[owner][node.attr] += 1
        for scope, own in counts.items():
            ordered = sorted(own, key=lambda name: (-own[name], name))
            self._of_scope[scope] = {name: number for number, name in enumerate(ordered)}

    def _is_own_attribute(self, name):
        return name not in self._elsewhere and not self._stays(name, True)

    def _number_shared(self):
        """Numbers the names that modules and classes know of one another."""
        found = set()
        for module in self.program.values():
            for name, nodes in module.scopes.module.bindings.items():
                if name in self._imported or name in self._elsewhere:
                    if _can_be_renamed(name, nodes):
                        found.add(name)
                    else:
                        self._outside.add(name)
            for scope in module.scopes.module:
                if scope.kind == "class":
                    found.update(scope.bound & self._elsewhere)
            for node, scope in module.scopes.attributes:
                if isinstance(node.ctx, ast.Store) and module.scopes.class_of(node, scope):
                    if node.attr in self._elsewhere:
                        found.add(node.attr)
        found = sorted(name for name in found if not self._stays(name, False))
        return {name: number for number, name in enumerate(found)}

    # Asking

    def of_global(self, module, name):
        number = self._of_scope[module.scopes.module].get(name)
        if number is not None:
            return self.short(number)
        if name in self._imported or name in self._elsewhere:
            return self._of_shared(name)
        return name

    def of_import(self, source, name):
        """What a name of another module is called now."""
        if source not in self.program or f"{source}.{name}" in self.program:
            return name
        return self._of_shared(name)

    def of_attribute(self, owner, name):
        """An attribute of anything, or in the class (a scope) that is `owner`."""
        if owner in self._closed and name in self._of_scope[owner]:
            return self.short(self._of_scope[owner][name])
        return self._of_shared(name) if name in self._elsewhere else name

    def _of_shared(self, name):
        number = self._shared.get(name)
        return name if number is None else self.short(self._own + number)

    def of_parameters(self):
        """Short names for parameters, in the order to try them."""
        number = 0
        while True:
            yield self.short(number)
            number += 1
            if number == self._own:
                number += len(self._shared)

    def short(self, number):
        """The short name with a number: one that nothing else is called."""
        while number >= len(self._short):
            made = _candidate(len(self._short) + self._skipped)
            if made in self._taken:
                self._skipped += 1
            else:
                self._short.append(made)
        return self._short[number]

    _skipped = 0


def _candidate(number):
    """a, b, ... Z, aa, ab, ..."""
    name = ""
    number += 1
    while number:
        number, digit = divmod(number - 1, len(_LETTERS))
        name = _LETTERS[digit] + name
    return name


def _can_be_renamed(name, nodes):
    """Whether these nodes that bind a global name leave it to this module what it is called."""
    for node in nodes:
        if isinstance(node, ast.ExceptHandler):
            return False
        if isinstance(node, ast.Import) and name not in [alias.asname for alias in node.names]:
            return False
    return True


def _closed_classes(program):
    """The scopes of classes whose `self` is of nobody else's class."""
    classes = {}
    bases = set()
    for module in program.values():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef):
                names = {getattr(base, "attr", None) or getattr(base, "id", None) for base in node.bases}
                bases |= names
                if not module.library and names <= _CLOSED_BASES:
                    classes[module.scopes.of[node]] = node.name
    return {scope for scope, name in classes.items() if name not in bases}


# Doing it


def _rename(module, names):
    top = module.scopes.module
    imports = {
        id(node)
        for nodes in top.bindings.values()
        for node in nodes
        if isinstance(node, (ast.Import, ast.ImportFrom))
    }
    for node in ast.walk(module.tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            _rename_import(module, names, node, id(node) in imports)
        elif isinstance(node, ast.Global):
            _rename_global(module, names, node)
    for name, nodes in top.occurrences.items():
        if name in top.bindings:
            _rename_nodes(module, nodes, name, names.of_global(module, name))
    for scope in top:
        if scope.kind == "class":
            for name, nodes in scope.occurrences.items():
                if name in scope.bound:
                    _rename_nodes(module, nodes, name, names.of_attribute(scope, name))
    for node, scope in module.scopes.attributes:
        owner = module.scopes.class_of(node, scope)
        new = names.of_attribute(owner, node.attr)
        if new != node.attr:
            module.rename(node, node.attr, new)
    _rename_parameters(module, names, top, {})


def _rename_nodes(module, nodes, old, new):
    if old != new:
        for node in nodes:
            if isinstance(node, (ast.Name, ast.FunctionDef, ast.ClassDef, ast.arg)):
                module.rename(node, old, new)


def _rename_import(module, names, node, is_global):
    changed = False
    told = []
    for alias in node.names:
        name, here = alias.name, alias.asname
        if isinstance(node, ast.ImportFrom):
            name = names.of_import(module.source_of(node), alias.name)
            here = here or alias.name
        if here and is_global:
            here = names.of_global(module, here)
        here = None if here == name else here
        changed = changed or (name, here) != (alias.name, alias.asname)
        told.append((name, here))
    if changed:
        module.replace(module.start(node), module.end(node), import_text(node, told))


def _rename_global(module, names, node):
    told = ", ".join(names.of_global(module, name) for name in node.names)
    module.replace(module.start(node), module.end(node), f"global {told}")


def _rename_parameters(module, names, scope, around):
    """Renames the parameters of all functions in a scope; `around` are those already renamed."""
    new = dict(around)
    if scope.kind == "function":
        used = set(around.values()) | _globals_in(module, names, scope)
        candidates = names.of_parameters()
        for parameter in scope.parameters:
            name = parameter.arg
            nodes = scope.occurrences[name]
            if (
                name in names.keywords
                or name in _FREE
                or not all(isinstance(node, (ast.Name, ast.arg)) for node in nodes)
            ):
                continue
            short = next(c for c in candidates if c not in used)
            used.add(short)
            new[scope, name] = short
            _rename_nodes(module, nodes, name, short)
    for inner in scope.inner:
        _rename_parameters(module, names, inner, new)


def _globals_in(module, names, scope):
    """What the global names that a function uses, or one inside it, are called now."""
    inside = {id(node) for node in ast.walk(scope.node)}
    top = module.scopes.module
    return {
        names.of_global(module, name) if name in top.bindings else name
        for name, nodes in top.occurrences.items()
        if any(id(node) in inside for node in nodes)
    }
