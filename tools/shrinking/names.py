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

from . import parameters
from .modules import aliases, import_text, is_dunder, is_private
from .outside import mentioned
from .reach import Reach

_CLOSED_BASES = {"object", "Exception", "OSError", "ValueError"}
_LEAST = 8  # short names for parameters, even if nothing else is numbered anew
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
        self.reach = Reach(program)
        self._outside = outside
        self._closed = _closed_classes(program)
        self._modules = {part for name in program for part in name.split(".")}
        self._fixed = set()  # names that libraries use or offer, and what cannot be renamed
        self._elsewhere = set()  # attributes of more than the `self` of a closed class
        self._attributes = set()  # that objects of the program have, or modules held by others
        self._taken = {*keyword.kwlist, *dir(builtins), *outside.names, *self.reach.strings}
        self.keywords = set()  # by which calls name parameters
        for module in program.values():
            self._read(module)
        self._short = []
        self._skipped = 0
        self._of_scope = {}  # module or class: {name: number}
        for module in program.values():
            self._number(module)
        self.own = max(_LEAST, *map(len, self._of_scope.values()))
        self._shared = {}  # name: number

    def _read(self, module):
        top = module.scopes.module
        for node, scope in module.scopes.attributes:
            self._taken.add(node.attr)
            if self.reach.target(module, node, scope):
                continue
            owner = module.scopes.class_of(node, scope)
            if owner not in self._closed:
                self._elsewhere.add(node.attr)
            if owner and isinstance(node.ctx, ast.Store):
                self._attributes.add(node.attr)
        offered = {name for name in top.bindings if self.reach.offers(module, name)}
        self._attributes |= offered
        self._fixed.update(name for name in offered if not _can_be_renamed(module, name))
        for scope in top:
            self._taken.update(scope.occurrences)
            if scope.kind == "class":
                self._attributes |= scope.bound
                if scope not in self._closed:
                    self._elsewhere |= scope.bound
        for node in module.nodes:
            if isinstance(node, ast.ImportFrom):
                self._taken.update(name for name, _ in aliases(node))
            elif isinstance(node, ast.keyword) and node.arg:
                self.keywords.add(node.arg)
        if module.library:
            self._fixed.update(n for n in mentioned(module.nodes) if not is_private(n))

    def _number(self, module):
        """Numbers what belongs to the module or a class of it alone, the most used first."""
        top = module.scopes.module
        counts = {top: Counter()}
        for name in top.bindings:
            if (
                not self.reach.wants(module, name)
                and not self._global_stays(module, name)
                and not self._comes_from(module, name)
            ):
                counts[top][name] = len(top.occurrences[name])
        for scope in top:
            if scope in self._closed:
                counts[scope] = Counter(filter(self._is_of_self, scope.bound))
        for node, scope in module.scopes.attributes:
            owner = module.scopes.class_of(node, scope)
            if owner in self._closed and self._is_of_self(node.attr):
                counts[owner][node.attr] += 1
        for scope, own in counts.items():
            ordered = sorted(own, key=lambda name: (-own[name], name))
            self._of_scope[scope] = {name: number for number, name in enumerate(ordered)}

    # What stays

    def _global_stays(self, module, name):
        """Whether others may know a global name, or it cannot be renamed."""
        return (
            is_dunder(name)
            or name in self._modules
            or name in self._outside.callers
            or (module.library and not is_private(name))
            or not _can_be_renamed(module, name)
        )

    def _attribute_stays(self, name):
        """Whether others may ask an object for this."""
        return (
            is_dunder(name)
            or name in self._modules
            or name in self._fixed
            or name in self._outside.names
            or self.reach.is_in_string(name)
        )

    def _is_of_self(self, name):
        """Whether an attribute of closed classes is nobody else's affair."""
        if name in self._elsewhere or is_dunder(name) or self.reach.is_in_string(name):
            return False
        return is_private(name) or not self._attribute_stays(name)

    # Asking

    def of_global(self, module, name):
        number = self._of_scope[module.scopes.module].get(name)
        if number is not None:
            return self.short(number)
        if self.reach.offers(module, name) and name in self._elsewhere:
            return self.of_attribute(None, name)
        source = self._comes_from(module, name)
        if source:
            return self.of_global(self.program[source], name)
        return name if self._global_stays(module, name) else self._of_shared(name)

    def of_attribute(self, owner, name):
        """An attribute, of the class (a scope) that is `owner` or of anything."""
        if owner in self._closed and name in self._of_scope[owner]:
            return self.short(self._of_scope[owner][name])
        if name in self._attributes and not self._attribute_stays(name):
            return self._of_shared(name)
        return name

    def of_import(self, source, name):
        """What a name of another module is called now."""
        if source not in self.program or f"{source}.{name}" in self.program:
            return name
        return self.of_global(self.program[source], name)

    def _comes_from(self, module, name):
        """The module of the program from which a name is imported as it is, or None."""
        nodes = module.scopes.module.bindings[name]
        if len(nodes) != 1 or not isinstance(nodes[0], ast.ImportFrom):
            return None
        source = module.source_of(nodes[0])
        if (name, name) not in aliases(nodes[0]) or f"{source}.{name}" in self.program:
            return None
        return source if source in self.program else None

    def _of_shared(self, name):
        number = self._shared.setdefault(name, len(self._shared))
        return self.short(self.own + number)

    def short(self, number):
        """The short name with a number: one that nothing else is called."""
        while number >= len(self._short):
            made = _candidate(len(self._short) + self._skipped)
            if made in self._taken:
                self._skipped += 1
            else:
                self._short.append(made)
        return self._short[number]


def _candidate(number):
    """a, b, ... Z, aa, ab, ..."""
    name = ""
    number += 1
    while number:
        number, digit = divmod(number - 1, len(_LETTERS))
        name = _LETTERS[digit] + name
    return name


def _can_be_renamed(module, name):
    """Whether what binds a global name leaves it to this module what it is called."""
    for node in module.scopes.module.bindings[name]:
        if isinstance(node, ast.ExceptHandler):
            return False
        if isinstance(node, ast.Import) and name not in [alias.asname for alias in node.names]:
            return False
    return True


def _closed_classes(program):
    """The scopes of classes whose `self` is never of another class."""
    classes = {}
    bases = set()
    for module in program.values():
        for node in module.nodes:
            if isinstance(node, ast.ClassDef):
                names = {getattr(base, "attr", getattr(base, "id", None)) for base in node.bases}
                bases |= names
                if not module.library and names <= _CLOSED_BASES:
                    classes[module.scopes.of[node]] = node.name
    return {scope for scope, name in classes.items() if name not in bases}


# Doing it


def _rename(module, names):
    top = module.scopes.module
    for node in module.nodes:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            _rename_import(module, names, node)
        elif isinstance(node, ast.Global):
            told = ", ".join(names.of_global(module, name) for name in node.names)
            module.replace(module.start(node), module.end(node), f"global {told}")
    for name in top.bindings:
        module.rename_all(top.occurrences[name], name, names.of_global(module, name))
    for scope in top:
        if scope.kind == "class":
            for name in scope.bindings:
                new = names.of_attribute(scope, name)
                module.rename_all(scope.occurrences[name], name, new)
    for node, scope in module.scopes.attributes:
        target = names.reach.target(module, node, scope)
        if target:
            new = names.of_import(target, node.attr)
        else:
            new = names.of_attribute(module.scopes.class_of(node, scope), node.attr)
        if new != node.attr:
            module.rename(node, node.attr, new)
    parameters.rename(module, names)


def _rename_import(module, names, node):
    is_global = module.scopes.of_import[id(node)].kind == "module"
    told = []
    for name, here in zip([alias.name for alias in node.names], [h for _, h in aliases(node)]):
        now = here
        if isinstance(node, ast.ImportFrom):
            now = names.of_import(module.source_of(node), name)
        bound = names.of_global(module, here) if is_global else here
        told.append((now, bound))
    if isinstance(node, ast.Import):
        told = [
            (alias.name, bound if alias.asname else None)
            for alias, (_, bound) in zip(node.names, told)
        ]
    text = import_text(node, [(name, None if here == name else here) for name, here in told])
    if text != import_text(node, [(alias.name, alias.asname) for alias in node.names]):
        module.replace(module.start(node), module.end(node), text)
