"""Gives the program's modules short names, and so their files on the drive short paths.

On the board the name of a module is kept three times: whole, without its packages, and as the path
of its file. A package is a module of its own there, looked for and loaded as any other, even with
nothing in it. So modules move to the package at the top. Some names stay: those that code outside
asks for, those composed at run time, and those imported as `import a.b`, which binds `a` and asks
it for `b`.
"""

import ast

from .parsed import aliases


class Moves:
    """Which modules get other names; after `choose`, `name(full)` returns the new name."""

    def __init__(self, program, reach, outside):
        self._program = program
        self._all = {part for name in program for part in with_packages(name)}
        libraries = {name for name, module in program.items() if module.library}
        asked = {part for name in outside.modules for part in with_packages(name)}
        self._stay = libraries | asked | reach.staying
        self._tops = tuple({name.partition(".")[0] + "." for name in program})
        self._new = {}
        self.staying = {full.rpartition(".")[2] for full in self._all if self.stays(full)}
        for full in self._all:
            _refuse_namesake(program, *full.rpartition(".")[::2])

    def stays(self, full):
        """Whether the last part of a module's name stays."""
        return full in self._stay or "." not in full

    def choose(self, names_in, short):
        """Gives each module that moves the first short name, by `short(number)`, that is free.

        `names_in(package)` returns the names that a package has besides its modules.
        """
        taken = {package: set(names_in(package)) for package in self._all}
        for full in self._all:
            package, _, last = full.rpartition(".")
            if package and self.stays(full):
                # On the drive capital and small letters are the same.
                taken[package].add(last.lower())
        for full in sorted(self._all):
            number = 0
            while not self.stays(full):
                top = full.partition(".")[0]
                last = short(number)
                number += 1
                if last.islower() and last not in taken[top]:
                    taken[top].add(last)
                    self._new[full] = f"{top}.{last}"
                    break

    def name(self, full):
        return self._new.get(full, full)

    def source(self, base, name):
        """Returns the module from which to import what a source imports as `name` from `base`."""
        full = f"{base}.{name}"
        return self.name(full).rpartition(".")[0] if full in self._all else self.name(base)

    def leaves(self, package, name):
        """Whether the module `name` leaves its package."""
        full = f"{package}.{name}"
        return full in self._all and self.name(full).rpartition(".")[0] != package

    def is_left(self, full, module):
        """Whether a package is empty now: its modules have moved, and it does nothing itself."""
        return self._program[full].is_package and not (module.is_package or module.does_something)

    def path(self, module):
        """Returns where a module now lies on the drive."""
        before, _, after = module.path.rpartition(module.name.replace(".", "/"))
        after = after if self.stays(module.name) else ".py"  # what moves is no longer a package
        return before + self.name(module.name).replace(".", "/") + after

    def rewrite_strings(self, module):
        """Replaces strings that are names of modules, such as those of modules to be dropped."""
        left = set()  # arguments of __import__ (see reach.py), and docstrings
        for node in module.nodes:
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "__import__":
                left.update(map(id, ast.walk(node.args[0])))
            elif isinstance(node, ast.Expr):
                left.add(id(node.value))
            elif id(node) in left:
                continue
            elif isinstance(node, (ast.BinOp, ast.JoinedStr)):
                # Such a beginning by itself is left alone: it may be for `startswith`.
                if any(getattr(n, "value", None) in self._tops for n in ast.iter_child_nodes(node)):
                    module.refuse(node, "the name of a module is composed at run time")
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                self._rewrite(module, node)

    def _rewrite(self, module, node):
        named = node.value
        if named in self._all:
            if self.name(named) != named:
                module.replace(module.start(node), module.end(node), f'"{self.name(named)}"')
        elif named.startswith(self._tops) and named not in self._tops:
            module.refuse(node, f"there is no module {named}")
        elif any(self.name(word) != word for word in named.split()):
            module.refuse(node, "the name of a module is inside a longer string")


def with_packages(name):
    """Returns the names of a module and of the packages that it is in."""
    parts = name.split(".")
    return [".".join(parts[: end + 1]) for end in range(len(parts))]


def _refuse_namesake(program, package, name):
    """Refuses a package in which something else is called like one of its modules."""
    module = program.get(package)
    for node in module.scopes.module.bindings.get(name, ()) if module else ():
        if not isinstance(node, ast.ImportFrom) or (
            module.source_of(node) != package or (name, name) not in aliases(node)
        ):
            module.refuse(node, f"{name} is a module of this package, too")
