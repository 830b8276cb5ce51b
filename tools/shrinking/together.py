"""Puts the modules that are always in memory into one.

What the first module imports at its top, and what those import so, is there from the beginning
to the end. In one module it needs one dict and one table of names, and no imports of its own. The
others import from there. Lines move by it: tracebacks cannot name them.
"""

import ast
import builtins
import keyword

from .constants import submodule
from .parsed import Module, aliases
from .reach import Reach


def merge(program, root, others=()):
    """The modules {name: Module}, with what `root` always has in memory inside of it.

    That is what it imports at its top, and `others` with what they import there.
    """
    members = _members(program, (*filter(program.get, others), root))
    if len(members) < 2:
        return program
    names = _Names(program, members, root)
    whole = [part for member in members for part in _rewritten(program[member], names)]
    merged = {root: _made(program[root], whole)}
    for name, module in program.items():
        if name not in members:
            body = _rewritten(module, names)
            merged[name] = module if body is None else _made(module, body)
    return merged


def _made(module, body):
    tree = ast.fix_missing_locations(ast.Module(body, []))
    return Module(module.name, module.path, ast.unparse(tree) + "\n", module.library)


# Who


def _members(program, roots):
    """The names of the modules that become one, each after those that it needs."""
    reach = Reach(program)

    def may_be_one(name):
        module = program[name]
        return not (module.is_package or module.library or name in reach.loose)

    order = _above(program, roots)
    apart = [name for name in order if name not in roots and not may_be_one(name)]
    # What a module needs that stays apart must be there before the one that they become is.
    needed = set(_above(program, apart))
    return [name for name in order if name not in needed or name in roots]


def _above(program, roots):
    """All modules that some modules import at their tops, each before who needs it."""
    order = []

    def visit(name):
        if name in program and name not in order and name not in under_way:
            under_way.append(name)
            for statement in program[name].tree.body:
                for source in _sources(program[name], statement, program):
                    visit(source)
            order.append(name)

    under_way = []
    for root in roots:
        visit(root)
    return order


def _sources(module, statement, program):
    if isinstance(statement, ast.Import):
        return [name for name, _ in aliases(statement)]
    if isinstance(statement, ast.ImportFrom):
        base = module.source_of(statement)
        inside = [f"{base}.{name}" for name, _ in aliases(statement)]
        return [base, *[name for name in inside if name in program]]
    return []


# What becomes of names


class _Names:
    """What the global names of the modules that become one are called in it."""

    def __init__(self, program, members, root):
        self.program = program
        self.members = members
        self.root = root
        self._new = {}
        inner = {name for module in program.values() for name in _bound_inside(module)}
        self._taken = {*keyword.kwlist, *dir(builtins), *inner}
        self._foreign = {}  # what others than the program are called, and where it comes from
        for member in members:
            self._note_foreign(program[member])
        self._note_root(program[root])
        for member in members:
            if member != root:
                self._name_anew(program[member])

    def of(self, member, name):
        return self._new.get((member, name), name)

    def _note_foreign(self, module):
        for name, nodes in module.scopes.module.bindings.items():
            for node in nodes:
                if isinstance(node, (ast.Import, ast.ImportFrom)):
                    told = self._origin(module, node, name)
                    known = self._foreign.setdefault(name, told) if told else told
                    if known != told or (told and hasattr(builtins, name)):
                        module.refuse(node, f"{name} is something else in another module")
        self._taken |= self._foreign.keys()

    def _note_root(self, module):
        """What the first module calls its own stays: it must not hide what others mean by it."""
        hidden = {*dir(builtins), *self._foreign}
        for name, nodes in module.scopes.module.bindings.items():
            is_own = not isinstance(nodes[0], (ast.Import, ast.ImportFrom))
            if is_own and name in hidden:
                module.refuse(nodes[0], f"{name} means something else to other modules")
            self._taken.add(name)

    def _origin(self, module, node, name):
        """Where a name comes from that is imported from elsewhere; None of what is in one here."""
        for imported, here in aliases(node):
            if here == name:
                if isinstance(node, ast.Import):
                    return imported if imported not in self.members else None
                base = module.source_of(node)
                inside = {base, f"{base}.{imported}"} & set(self.members)
                return None if inside else f"{base}.{imported}"
        return None

    def _name_anew(self, module):
        for name, nodes in module.scopes.module.bindings.items():
            if any(isinstance(node, (ast.Import, ast.ImportFrom)) for node in nodes):
                continue
            new = name
            while new in self._taken:
                new = f"{new}_{module.name.rpartition('.')[2]}"
            self._taken.add(new)
            self._new[module.name, name] = new


def _bound_inside(module):
    """Names that functions, classes and comprehensions of a module bind."""
    for scope in module.scopes.module:
        if scope is not module.scopes.module:
            yield from scope.bound


# How


def _rewritten(module, names):
    """The statements of a module, in which what has become one is called what it is there.

    None if they stay as they are.
    """
    is_member = module.name in names.members
    new = {}  # id of a node: the name that takes its place
    if is_member:
        for name, nodes in module.scopes.module.occurrences.items():
            if name in module.scopes.module.bound:
                new.update((id(node), names.of(module.name, name)) for node in nodes)
    imports = {}  # id of an import: statements that take its place
    for node in module.nodes:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            imports[id(node)] = node, _instead(module, node, names, is_member, new)
    if not is_member and all(made == [node] for node, made in imports.values()):
        return None
    imports = {id(node): made for node, made in imports.values()}
    body = _Rewriter(module, names, new, imports).visit(module.tree).body
    if body and isinstance(body[0], ast.Expr) and module.name != names.root:
        del body[0]  # what the module says about itself
    return body


def _instead(module, node, names, is_member, new):
    """What takes the place of an import; what it brought is noted in `new`."""
    scope = module.scopes.of_import[id(node)]
    base = module.source_of(node) if isinstance(node, ast.ImportFrom) else None
    kept = []
    wanted = {}  # here: there
    for alias, (name, here) in zip(node.names, aliases(node)):
        whole = name if base is None else f"{base}.{name}"
        if base is None and whole in names.members:
            module.refuse(node, "what is always in memory is imported by its full name")
        elif whole in names.members:
            wanted.update(_asked_of_module(module, whole, here, names, new))
        elif base in names.members:
            there = names.of(base, name)
            if is_member and scope.kind == "module":
                new.update((id(n), there) for n in scope.occurrences[here])
            else:
                wanted[here] = there
        else:
            kept.append(alias)
    if len(kept) == len(node.names) and not (is_member and base):
        return [node]
    made = []
    if kept:
        made.append(ast.Import(kept) if base is None else ast.ImportFrom(base, kept, 0))
    if wanted and is_member:
        if scope.kind != "module":
            made += [_assignment(h, t) for h, t in wanted.items() if h != t]
    elif wanted:
        told = [ast.alias(t, None if h == t else h) for h, t in sorted(wanted.items())]
        made.append(ast.ImportFrom(names.root, told, 0))
    return made or ([] if scope.kind == "module" else [ast.Pass()])


def _asked_of_module(module, source, here, names, new):
    """Has `module.name` replaced by the name alone: {it: it} for all that is asked so."""
    asked = {}
    if submodule(module, here, names.program) == source:
        for node, scope in module.scopes.attributes:
            named = isinstance(node.value, ast.Name) and node.value.id == here
            if named and scope.owner(here).kind == "module":
                there = names.of(source, node.attr)
                new[id(node)] = asked[there] = there
    return asked


def _assignment(here, there):
    return ast.Assign([ast.Name(here, ast.Store())], ast.Name(there, ast.Load()))


class _Rewriter(ast.NodeTransformer):
    def __init__(self, module, names, new, imports):
        self._module = module.name
        self._names = names
        self._new = new
        self._imports = imports

    def visit_Name(self, node):
        return ast.Name(self._new.get(id(node), node.id), node.ctx)

    def visit_Attribute(self, node):
        if id(node) in self._new:
            return ast.Name(self._new[id(node)], node.ctx)
        return self.generic_visit(node)

    def visit_FunctionDef(self, node):
        return self._named(node)

    def visit_ClassDef(self, node):
        return self._named(node)

    def _named(self, node):
        new = self._new.get(id(node), node.name)
        self.generic_visit(node)
        node.name = new
        return node

    def visit_Global(self, node):
        return ast.Global([self._names.of(self._module, name) for name in node.names])

    def visit_Import(self, node):
        return self._imports[id(node)]

    visit_ImportFrom = visit_Import
