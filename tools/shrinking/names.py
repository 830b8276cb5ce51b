"""Gives the program's own names short ones.

    a name in a module      numbered in each module by itself; `import a as b` where it is used
    an attribute            gets a number that no other attribute of the same object has
    a parameter             numbered in each function by itself, if no call names it
    a module                numbered in each package by itself (see moving.py)

The same few short names serve for all of these. Names that something else may know stay: those that
outside code or a string mentions, and all that a library offers. Local variables leave no name in
compiled code, so they stay as well.
"""

import ast
import builtins
import keyword
import string

from . import parameters
from .attributes import Attributes, must_be_right
from .known import mentioned
from .moving import Moves
from .parsed import aliases, import_text, is_dunder, is_private
from .reach import Reach
from .together import plain

_LEAST = 8  # short names for parameters, even if nothing else gets a number
_LETTERS = string.ascii_letters


def shorten(program, outside, meanings=None):
    """Returns the modules with short names.

    The dict `meanings` is filled with what these stand for. For each module it has {"name": the
    module's own, "names": {short: long}, "attributes": {short: [long, ...]} for those that the
    module mentions, "path": the module's own, "parts": (see together.py)}.
    """
    names = _Names(program, outside)
    for module in program.values():
        renamed = _rename(module, names)
        if meanings is not None:
            meanings[module.name] = {
                **{"name": names.moves.name(module.name), "path": names.moves.path(module)},
                **{"parts": module.parts, **renamed},
            }
    made = {name: module.edited(names.moves.path(module)) for name, module in program.items()}
    # A package that has lost its modules and does nothing is of no use.
    left = [name for name, module in made.items() if names.moves.is_left(name, module)]
    return [module for name, module in made.items() if name not in left]


class _Names:
    """The short name for each name."""

    def __init__(self, program, outside):
        self.program = program
        self.reach = Reach(program)
        self._outside = outside
        self.moves = Moves(program, self.reach, outside)
        self._taken = {*keyword.kwlist, *dir(builtins), *outside.names, *self.reach.strings}
        self.keywords = set()  # names of parameters that calls mention
        self._fixed = set()  # attributes that stay for other reasons
        for module in program.values():
            self._read(module)
        self._attributes = Attributes(program, self.reach, self._attribute_stays)
        self._short = []
        self._skipped = 0
        self._globals = {module: self._number(module) for module in program.values()}
        numbers = [number for own in self._globals.values() for number in own.values()]
        self.own = max(_LEAST, *numbers, 0) + 1
        self.moves.choose(self._names_in, self.short)

    def _read(self, module):
        self._taken.update(node.attr for node, _ in module.scopes.attributes)
        for scope in module.scopes.module:
            self._taken.update(scope.occurrences)
        for name in module.scopes.module.bindings:
            if self.reach.offers(module, name) and not _can_be_renamed(module, name):
                self._fixed.add(name)
        for node in module.nodes:
            if isinstance(node, ast.ImportFrom):
                self._taken.update(name for name, _ in aliases(node))
            elif isinstance(node, ast.ClassDef):
                self._fixed.update(_beside_made_up(node))
            elif isinstance(node, ast.keyword) and node.arg:
                self.keywords.add(node.arg)
            elif isinstance(node, ast.Try):
                self._fixed.update(must_be_right(node))
        if module.library:
            self._fixed.update(n for n in mentioned(module.nodes) if not is_private(n))

    def _number(self, module):
        """Numbers the names of a module, the most used first."""
        top = module.scopes.module
        own = {}
        free = []
        for name in top.bindings:
            if self.reach.is_asked(module, name):
                number = self._attributes.number(None, name)
                if number is not None:
                    own[name] = number
            elif not self._global_stays(module, name):
                free.append(name)
        free.sort(key=lambda name: (-len(top.occurrences[name]), name))
        used = set(own.values())
        numbers = (number for number in range(len(used) + len(free)) if number not in used)
        own.update(zip(free, numbers))
        return own

    def _names_in(self, package):
        """Returns the names that a package has besides its modules."""
        module = self.program.get(package)
        return map(self.short, self._globals[module].values()) if module else ()

    # What stays

    def _global_stays(self, module, name):
        """Whether others may know a global name, or it cannot be renamed."""
        return (
            is_dunder(name)
            or name in self.moves.staying
            or name in self._outside.callers
            or (module.library and not is_private(name))
            or not _can_be_renamed(module, name)
            or (self.reach.offers(module, name) and self.reach.is_in_string(name))
        )

    def _attribute_stays(self, name, is_of_self):
        """Whether others may ask an object for this (a private one they do not), or it is fixed."""
        if is_dunder(name) or name in self.moves.staying or self.reach.is_in_string(name):
            return True
        if is_of_self and is_private(name):
            return False
        return name in self._fixed or name in self._outside.names

    # Asking

    def of_global(self, module, name):
        number = self._globals[module].get(name)
        return name if number is None else self.short(number)

    def of_attribute(self, owner, name):
        """Returns the name of an attribute of the class (a scope) `owner`, or of anything."""
        number = self._attributes.number(owner, name)
        return name if number is None else self.short(number)

    def of_import(self, source, name):
        """Returns what a name of another module is called now."""
        if f"{source}.{name}" in self.program:
            return self.moves.name(f"{source}.{name}").rpartition(".")[2]
        if source not in self.program:
            return name
        return self.of_global(self.program[source], name)

    def short(self, number):
        """Returns the short name with a number; nothing else has such a name."""
        while number >= len(self._short):
            made = _candidate(len(self._short) + self._skipped)
            if made in self._taken:
                self._skipped += 1
            else:
                self._short.append(made)
        return self._short[number]


def _candidate(number):
    """Returns a, b, ... Z, aa, ab, ..."""
    name = ""
    number += 1
    while number:
        number, digit = divmod(number - 1, len(_LETTERS))
        name = _LETTERS[digit] + name
    return name


def _can_be_renamed(module, name):
    """Whether what binds a global name allows a module to choose another one."""
    for node in module.scopes.module.bindings[name]:
        if isinstance(node, ast.ExceptHandler):
            return False
        if isinstance(node, ast.Import) and name not in [alias.asname for alias in node.names]:
            return False
    return True


def _beside_made_up(defined):
    """Returns the attributes of a class with `__getattr__`, as no short name may get in the way of
    those that it makes up."""
    if "__getattr__" not in [getattr(each, "name", "") for each in defined.body]:
        return set()
    return {node.attr for node in ast.walk(defined) if isinstance(node, ast.Attribute)}


# Doing it


def _rename(module, names):
    """Renames everything in a module; returns what the new names stand for."""
    own, attributes = {}, {}
    top = module.scopes.module
    for node in module.nodes:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            _rename_import(module, names, node)
        elif isinstance(node, ast.Global):
            renamed = ", ".join(names.of_global(module, name) for name in node.names)
            module.replace(module.start(node), module.end(node), f"global {renamed}")
    for name in top.bindings:
        new = names.of_global(module, name)
        module.rename_all(top.occurrences[name], name, new)
        if new != name:
            own[new] = plain(name)
    for scope in top:
        if scope.kind == "class":
            for name in scope.bindings:
                new = names.of_attribute(scope, name)
                module.rename_all(scope.occurrences[name], name, new)
                attributes.setdefault(new, set()).add(plain(name))
    for node, scope in module.scopes.attributes:
        target = names.reach.target(module, node, scope)
        if target and names.moves.leaves(target, node.attr):
            module.refuse(node, f"{node.attr} is asked of its package instead of imported")
        elif target:
            new = names.of_import(target, node.attr)
        else:
            new = names.of_attribute(module.scopes.class_of(node, scope), node.attr)
        attributes.setdefault(new, set()).add(plain(node.attr))
        if new != node.attr:
            module.rename(node, node.attr, new)
    parameters.rename(module, names)
    names.moves.rewrite_strings(module)
    several = {new: sorted(old) for new, old in sorted(attributes.items()) if old != {new}}
    return {"names": dict(sorted(own.items())), "attributes": several}


def _rename_import(module, names, node):
    is_global = module.scopes.of_import[id(node)].kind == "module"
    imports = {}  # by the module that they come from
    for name, here in zip([alias.name for alias in node.names], [h for _, h in aliases(node)]):
        source, now = None, here
        if isinstance(node, ast.ImportFrom):
            # From its full name, which is in memory anyway; a relative one would be another string.
            source = names.moves.source(module.source_of(node), name)
            now = names.of_import(module.source_of(node), name)
        bound = names.of_global(module, here) if is_global else here
        imports.setdefault(source, []).append((now, bound))
    if isinstance(node, ast.Import):
        imports[None] = [
            (names.moves.name(alias.name), bound if alias.asname else None)
            for alias, (_, bound) in zip(node.names, imports[None])
        ]
    text = "; ".join(
        import_text(node, [(name, None if here == name else here) for name, here in each], source)
        for source, each in imports.items()
    )
    if text != import_text(node, [(alias.name, alias.asname) for alias in node.names]):
        module.replace(module.start(node), module.end(node), text)
