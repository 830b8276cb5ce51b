"""Puts modules that are always loaded together into one file, that of the last of them.

On the board each file has a dict, a table of names and its name in three forms, and memory is
collected after each file that is loaded. If a module has become part of another, all who asked it
ask the other one. Every line keeps its place within its part; a module's `parts` says where each of
them begins.
"""

import ast
import builtins
import re

from .constants import submodule
from .moments import Plan
from .parsed import Module, aliases
from .reach import Reach

_MARK = "__of_%d"  # put after the names of a part
# The most names that a file which stays in memory should have. CircuitPython collects garbage with
# a stack of 64 entries: if more objects wait there (those of a dict, of one inside it, and so on),
# it goes through all memory twice.
_MOST = 24
_BUILTINS = set(dir(builtins))


def join(program, groups, asked=(), apart=((), "")):
    """Returns the modules {name: Module} with some of them put into others.

    `groups` has for some modules others that are in memory whenever they are: all of these become
    one, or a few (see _MOST), with what they import at their tops. What is left becomes part of the
    only module that wants it, in every moment when that is in memory (see moments.py). Modules that
    code outside has `asked` for stay.
    """
    reach = Reach(program)
    stay = reach.staying | reach.strings | groups.keys() | set(asked)
    stay.update(name for name in program if any(_holds(m, name, program) for m in program.values()))
    for host, others in groups.items():
        if host in program:
            program = _grouped(program, host, others, stay)
    always = program.keys() & {*groups, *asked}
    copied = set().union(*apart[2:])

    def may(part, host):
        return part not in stay - copied and _may_be_part(program[part], program[host])

    plan = Plan(program, always, apart, may)
    joined = {}
    for name in program:
        if name in plan.left:
            parts = [part for part in _above(program, [name]) if part in plan.parts[name]]
            joined[name] = _Whole(program, name, parts).made() if parts else program[name]
    return joined


def declared(module):
    """Returns what a module imports at its top without using it, only to have it in memory."""
    occurrences = module.scopes.module.occurrences
    return [
        source
        for node in module.tree.body
        if isinstance(node, ast.ImportFrom)
        for name, here in aliases(node)
        if not any(isinstance(use, ast.Name) for use in occurrences.get(here, ()))
        for source in (module.source_of(node), f"{module.source_of(node)}.{name}")
    ]


def plain(name):
    """Returns a name as it was before its module became part of another one."""
    return re.sub(r"(?:__of_\d+)+$", "", name)


# Which modules


def _above(program, roots):
    """Returns the modules that the roots need at their tops, each before those that need it, and
    the roots."""
    order, under_way = [], set()

    def visit(name):
        if name not in under_way:
            under_way.add(name)
            for source in sorted(program[name].wanted(top=True) & program.keys()):
                visit(source)
            order.append(name)

    for root in roots:
        visit(root)
    return order


def _grouped(program, host, others, stay):
    """Puts a group into the host, and into some of its own modules if the host would have too many
    names."""
    order = _above(program, [*filter(program.get, others), host])
    # Modules of another package stay out, as the host is not in memory whenever they are wanted.
    top = host.partition(".")[0]
    own = [name for name in order if name.partition(".")[0] == top and name not in stay - {host}]
    shares = list(_shares(program, own))
    hosts = [share[-1] for share in shares]
    stay.update(hosts)
    for share in shares:
        program = _join(program, share[-1], share, stay)
    # What nothing imports would not be loaded.
    lost = set(hosts).difference(_above(program, [host]))
    return _join(program, host, [*lost, host], stay - lost)


def _shares(program, order):
    """Yields the modules in order, in lists with no more names than a file should have."""
    share, count = [], 0
    for name in order:
        bindings = program[name].scopes.module.bindings.values()
        names = sum(not isinstance(nodes[0], (ast.Import, ast.ImportFrom)) for nodes in bindings)
        if share and count + names > _MOST:
            yield share
            share, count = [], 0
        share.append(name)
        count += names
    yield share


def _join(program, host, order, stay):
    """Puts those modules of `order` that may be parts into the host, the last of them."""
    may = [name for name in order if name != host and name not in stay]
    parts = [name for name in may if _may_be_part(program[name], program[host])]
    # Modules that stay apart are loaded before the whole, and so must be what they need.
    apart = [name for name in _above(program, [host]) if name not in parts and name != host]
    needed = set(_above(program, apart))
    parts = [name for name in parts if name not in needed]
    if not parts or host in needed:
        return program
    whole = _Whole(program, host, parts)
    joined = {}
    for name, module in program.items():
        if name == host:
            joined[name] = whole.made()
        elif name not in parts:
            joined[name] = whole.asked_by(module)
    return joined


def _may_be_part(module, host):
    if module.is_package or module.library or host.library:
        return False
    # The builtins that it uses must not be names in the host.
    top = module.scopes.module
    return not (top.occurrences.keys() - top.bound) & host.scopes.module.bound


def _holds(module, name, program):
    """Whether a module does more with another one than ask it for names."""
    if name not in module.wanted():
        return False
    asked = {id(node.value) for node, _ in module.scopes.attributes}
    for node in module.nodes:
        if isinstance(node, ast.Import) and name in [alias.name for alias in node.names]:
            return True
        if isinstance(node, ast.ImportFrom):
            for imported, here in aliases(node):
                if f"{module.source_of(node)}.{imported}" != name:
                    continue
                uses = module.scopes.module.occurrences.get(here, ())
                if module.scopes.of_import[id(node)].kind != "module":
                    return True
                if submodule(module, here, program) != name:
                    return True
                if any(isinstance(use, ast.Name) and id(use) not in asked for use in uses):
                    return True
    return False


# Putting them together


class _Whole:
    """A module and those that become part of it, in their order."""

    def __init__(self, program, host, parts):
        self._program = program
        self._host = host
        self._members = [*parts, host]
        self._new = {}  # (member, name there): its name in the whole
        self._kept = set()  # (member, name there) of imports that the whole does
        self._done = set()  # names of the host that a part before it has imported already
        # For each name of the whole, where it comes from.
        taken = {
            name: self._origin(program[host], name) for name in program[host].scopes.module.bound
        }
        for number, member in enumerate(parts, len(program[host].parts)):
            self._name(program[member], _MARK % number, taken)
        for name in program[host].scopes.module.bindings:
            self._new.setdefault((host, name), self._of_sibling(program[host], name) or name)

    def _name(self, module, mark, taken):
        for name in module.scopes.module.bindings:
            origin = self._origin(module, name)
            new = self._of_sibling(module, name)
            if (
                new is None
                and origin
                and taken.get(name, origin) == origin
                and name not in _BUILTINS
            ):
                new = name
                taken[name] = origin
                if name not in self._done:
                    self._kept.add((module.name, name))
                    self._done.add(name)
            elif new is None:
                new = name + mark
                self._kept.add((module.name, name))
            self._new[module.name, name] = new

    def _origin(self, module, name):
        """Returns (module, name) for a global name that a single import binds; else None."""
        nodes = module.scopes.module.bindings[name]
        if len(nodes) != 1 or nodes[0] not in module.tree.body:
            return None
        if not isinstance(nodes[0], (ast.Import, ast.ImportFrom)):
            return None
        base = module.source_of(nodes[0]) if isinstance(nodes[0], ast.ImportFrom) else None
        return next((base, imported) for imported, here in aliases(nodes[0]) if here == name)

    def _of_sibling(self, module, name):
        """Returns the name in the whole of what comes from another member; None if it does not."""
        origin = self._origin(module, name)
        if origin and origin[0] in self._members:
            return self._new[origin]
        if origin and f"{origin[0]}.{origin[1]}" in self._members:
            return name  # the module itself: it is only asked for names
        return None

    def made(self):
        texts, parts, line = [], [], 0
        for member in self._members:
            module = self._program[member].unedited()
            parts += [(line + first, name) for first, name in module.parts or [(0, member)]]
            self._rewrite(module)
            text = module.edited().text
            text += "" if text.endswith("\n") or not text else "\n"
            texts.append(text)
            line += text.count("\n")
        host = self._program[self._host]
        whole = Module(host.name, host.path, "".join(texts), host.library)
        whole.parts = parts
        return whole

    def _rewrite(self, module):
        """Gives the things in a member the names that they have in the whole."""
        top = module.scopes.module
        for node in module.nodes:
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                self._rewrite_import(module, node)
            elif isinstance(node, ast.Global):
                new = ", ".join(self._new.get((module.name, n), n) for n in node.names)
                module.replace(module.start(node), module.end(node), f"global {new}")
        for name in top.bindings:
            new = self._new[module.name, name]
            if new != name and any(new in scope.bound for scope in top if scope is not top):
                module.refuse(top.bindings[name][0], f"{new} is something else inside")
            module.rename_all(top.occurrences[name], name, new)
        for node, scope in module.scopes.attributes:
            sibling = self._sibling_asked(module, node, scope)
            if sibling:
                new = self._new[sibling, node.attr]
                module.replace(module.start(node), module.end(node), new)

    def _sibling_asked(self, module, node, scope):
        base = node.value
        if not isinstance(base, ast.Name) or scope.owner(base.id).kind != "module":
            return None
        asked = submodule(module, base.id, self._program)
        return asked if asked in self._members else None

    def _rewrite_import(self, module, node):
        is_from = isinstance(node, ast.ImportFrom)
        base = module.source_of(node) if is_from else None
        at_top = module.scopes.of_import[id(node)].kind == "module"
        stays, bound = [], []
        for name, (imported, here) in zip([alias.name for alias in node.names], aliases(node)):
            new = self._new.get((module.name, here), here) if at_top else here
            if base in self._members and (at_top or base != self._host):
                if not at_top:
                    bound.append((here, self._new[base, imported]))
            elif is_from and f"{base}.{imported}" in self._members:
                pass
            elif not at_top or self._does(module, here):
                stays.append(f"{name} as {new}" if new != name.partition(".")[0] else name)
        if bound:
            text = ", ".join(here for here, _ in bound) + " = " + ", ".join(new for _, new in bound)
        elif stays:
            text = f"from {base} import " if is_from else "import "
            text += ", ".join(stays)
        else:
            text = "pass"
        module.replace(module.start(node), module.end(node), text)

    def _does(self, module, here):
        """Whether the whole does this import from the top of a member."""
        if module.name == self._host:
            return here not in self._done
        return (module.name, here) in self._kept

    # The other modules

    def asked_by(self, module):
        """Returns another module, changed so that it asks the whole for what was in a part."""
        if module.wanted().isdisjoint(self._members):
            return module
        found = False
        for node in module.imports:
            if isinstance(node, ast.ImportFrom):
                found |= self._redirect(module, node)
        for node, scope in module.scopes.attributes:
            sibling = self._sibling_asked(module, node, scope)
            if sibling and sibling != self._host:
                module.rename(node, node.attr, self._new[sibling, node.attr])
        return module.edited() if found else module

    def _redirect(self, module, node):
        base = module.source_of(node)
        package, _, last = self._host.rpartition(".")
        texts, stays = [], []
        for imported, here in aliases(node):
            if base in self._members[:-1]:
                new = self._new[base, imported]
                texts.append(f"from {self._host} import {new} as {here}")
            elif f"{base}.{imported}" in self._members[:-1]:
                texts.append(f"from {package} import {last} as {here}")
            else:
                stays.append(f"{imported} as {here}" if here != imported else imported)
        if not texts:
            return False
        if base in self._members[:-1]:
            names = [text.partition(" import ")[2] for text in texts]
            texts = [f"from {self._host} import " + ", ".join(names)]
        if stays:
            texts.append(f"from {base} import " + ", ".join(stays))
        module.replace(module.start(node), module.end(node), "; ".join(texts))
        return True
