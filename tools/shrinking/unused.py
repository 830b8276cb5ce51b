"""Takes out what nothing uses: functions, classes, methods, assignments, imports, annotations,
and what `if sys.implementation.name == "cpython":` keeps for a desk.

What a module does when it is imported is used, and so is what that mentions, and so on. Methods are
known only by name: one stays if anything used asks anything for that name.
"""

import ast

from .parsed import import_text, is_dunder
from .reach import Reach
from .scopes import walk

_ON_A_DESK = "sys.implementation.name == 'cpython'"
_PURE_CALLS = {"bytearray", "bytes", "const", "range", "tuple"}
_PURE_PARTS = ast.Tuple, ast.List, ast.Set, ast.Dict, ast.BinOp, ast.UnaryOp


def strip(program):
    """Returns the modules without annotations and without what only a desk runs, so that what those
    import can go as well."""
    for module in program.values():
        for statement in module.tree.body:
            if isinstance(statement, ast.If) and ast.unparse(statement.test) == _ON_A_DESK:
                module.blank(statement)
        for node in module.nodes:
            if isinstance(node, ast.arg) and node.annotation:
                start = module.start(node) + len(node.arg.encode())
                module.replace(start, module.end(node), "")
            elif isinstance(node, ast.FunctionDef) and node.returns:
                arrow = module.find_last(rb"\)\s*->", module.start(node), node.returns)
                module.replace(arrow + 1, module.end(node.returns), "")
            elif isinstance(node, ast.AnnAssign):
                if node.value is None:
                    module.blank(node, "pass")
                else:
                    module.replace(module.end(node.target), module.end(node.annotation), "")
    return {name: module.edited() for name, module in program.items()}


def prune(program, outside, declared=()):
    """Returns the modules without what neither they use nor code `outside` asks for by name, nor is
    `declared`: for a module, others that it imports at its top only to have them in memory."""
    use = _Use(program, outside, dict(declared))
    for module in program.values():
        for statement in module.tree.body:
            if isinstance(statement, (ast.Import, ast.ImportFrom)):
                _prune_import(module, statement, use)
            elif not use.holds(statement):
                module.blank(statement)
            elif isinstance(statement, ast.ClassDef):
                kept = [part for part in statement.body if use.holds(part)]
                for part in statement.body:
                    if not use.holds(part):
                        module.blank(part, "" if kept or part is not statement.body[0] else "pass")
    return {name: module.edited() for name, module in program.items()}


def _prune_import(module, statement, use):
    kept = [alias for alias in statement.names if use.holds(alias)]
    if not kept:
        module.blank(statement)
    elif len(kept) < len(statement.names):
        text = import_text(statement, [(alias.name, alias.asname) for alias in kept])
        module.replace(module.start(statement), module.end(statement), text)


class _Item:
    """Something that can be left out if nothing that is used asks for any of its `keys`."""

    def __init__(self, node, keys, within=None):
        self.node = node
        self.keys = keys
        self.within = within  # the class of a method
        self.mentions = set()


class _Use:
    """The parts of a program that are used.

    A key stands for what is mentioned: (module, name) of a module, (None, name) of anything else.
    """

    def __init__(self, program, outside, declared):
        self._declared = declared
        self._reach = Reach(program)
        self._keys = {}  # id of a node: what it mentions
        self._items = []
        self._held = set()  # ids of the nodes of items that are used
        self._found = {(None, name) for name in outside.names | self._reach.strings}
        for module in program.values():
            self._found.update((module.name, name) for name in outside.callers)
            self._note(module)
        for module in program.values():
            for statement in module.tree.body:
                self._take_apart(module, statement)
        self._follow()

    def holds(self, node):
        return id(node) in self._held

    def _note(self, module):
        """Notes what the nodes of a module mention."""
        for name, nodes in module.scopes.module.occurrences.items():
            for node in nodes:
                self._keys.setdefault(id(node), set()).add((module.name, name))
        for scope in module.scopes.module:
            if scope.kind == "class":
                for name, nodes in scope.occurrences.items():
                    for node in nodes:
                        self._keys.setdefault(id(node), set()).add((None, name))
        for node, scope in module.scopes.attributes:
            key = self._reach.target(module, node, scope), node.attr
            self._keys.setdefault(id(node), set()).add(key)
        for node in module.nodes:
            if isinstance(node, ast.ImportFrom):
                base = module.source_of(node)
                keys = self._keys[id(node)] = {(base, alias.name) for alias in node.names}
                for alias in node.names:
                    self._keys[id(alias)] = {(base, alias.name)}
                if module.scopes.of_import[id(node)].kind == "module":
                    keys.clear()  # each alias is an item of its own

    def _take_apart(self, module, statement):
        if isinstance(statement, (ast.Import, ast.ImportFrom)):
            for alias in statement.names:
                here = alias.asname or alias.name
                stays = isinstance(statement, ast.Import) and not alias.asname and "." in here
                if isinstance(statement, ast.ImportFrom):
                    full = f"{module.source_of(statement)}.{alias.name}"
                    stays = full in self._declared.get(module.name, ())
                self._add(alias, set() if stays else {(module.name, here)})
        elif isinstance(statement, ast.ClassDef):
            item = self._add(statement, self._keys_of(module, [statement.name]), body=False)
            for part in statement.body:
                if isinstance(part, ast.FunctionDef) and not is_dunder(part.name):
                    self._add(part, {(None, part.name)}, item)
                else:
                    self._held.add(id(part))
                    self._mention(item, part)
        elif isinstance(statement, ast.FunctionDef):
            self._add(statement, self._keys_of(module, [statement.name]))
        elif isinstance(statement, ast.Assign) and _is_pure(statement.value):
            self._add(statement, self._keys_of(module, _names(statement.targets)))
        elif _only_imports(statement):
            names = {a.asname or a.name for part in statement.body for a in part.names}
            self._add(statement, self._keys_of(module, names))
        else:
            self._add(statement, set())

    def _keys_of(self, module, names):
        """Returns the keys of these global names; none if in doubt, so that they stay."""
        keys = set()
        for name in names or ():
            if name is None or len(module.scopes.module.bindings[name]) > 1:
                return set()
            keys.add((module.name, name))
            if self._reach.offers(module, name) and not is_dunder(name):
                keys.add((None, name))
        return keys

    def _add(self, node, keys, within=None, body=True):
        item = _Item(node, keys, within)
        if body:
            self._mention(item, node)
        else:
            for part in node.bases + node.keywords + node.decorator_list:
                self._mention(item, part)
        self._items.append(item)
        return item

    def _mention(self, item, node):
        for part in walk(node):
            item.mentions |= self._keys.get(id(part), set())

    def _follow(self):
        waiting = self._items
        while True:
            used = [item for item in waiting if self._is_used(item)]
            if not used:
                return
            for item in used:
                self._held.add(id(item.node))
                self._found |= item.mentions
            waiting = [item for item in waiting if not self.holds(item.node)]

    def _is_used(self, item):
        if item.within and not self.holds(item.within.node):
            return False
        return not item.keys or not item.keys.isdisjoint(self._found)


def _names(targets):
    """Yields the names assigned to; None stands for anything else."""
    for target in targets:
        for element in target.elts if isinstance(target, ast.Tuple) else [target]:
            yield element.id if isinstance(element, ast.Name) else None


def _only_imports(statement):
    """Whether this is a `try` that only imports, and does nothing if it cannot."""
    return (
        isinstance(statement, ast.Try)
        and not statement.orelse + statement.finalbody
        and all(isinstance(part, (ast.Import, ast.ImportFrom)) for part in statement.body)
        and all(isinstance(part, ast.Pass) for h in statement.handlers for part in h.body)
    )


def _is_pure(node):
    """Whether computing this value has no side effects."""
    if isinstance(node, ast.Call):
        named = isinstance(node.func, ast.Name) and node.func.id in _PURE_CALLS
        return named and not node.keywords and all(map(_is_pure, node.args))
    if isinstance(node, _PURE_PARTS):
        parts = (part for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr))
        return all(map(_is_pure, parts))
    if isinstance(node, ast.Attribute):
        return isinstance(node.value, ast.Name)
    return isinstance(node, (ast.Constant, ast.Name, ast.Lambda))
