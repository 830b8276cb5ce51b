"""Takes out what nothing mentions: functions, classes, methods, assignments, imports, annotations.

Known by their names alone: a method stays if anything anywhere calls a method of that name.
"""

import ast

from .modules import import_text, is_dunder
from .reach import Reach

_PURE_CALLS = {"bytearray", "bytes", "const", "range", "tuple"}
_SEPARATE = ast.FunctionDef, ast.ClassDef


def strip(program):
    """The modules without annotations (the compiler drops them, but not what they import)."""
    for module in program.values():
        for node in module.nodes:
            if isinstance(node, ast.arg) and node.annotation:
                start = module.start(node) + len(node.arg.encode())
                module.replace(start, module.end(node), "")
            elif isinstance(node, ast.FunctionDef) and node.returns:
                arrow = module.find(rb"\)\s*->", module.start(node), module.start(node.returns))
                last = arrow
                while arrow:
                    last = arrow
                    arrow = module.find(rb"\)\s*->", last.end(), module.start(node.returns))
                module.replace(last.start() + 1, module.end(node.returns), "")
            elif isinstance(node, ast.AnnAssign):
                if node.value is None:
                    module.blank(node, "pass")
                else:
                    module.replace(module.end(node.target), module.end(node.annotation), "")
    return {name: module.edited() for name, module in program.items()}


def prune(program, outside):
    """The modules without what neither they nor the names known outside mention."""
    while True:
        changed = _Round(program, outside).run()
        if changed is None:
            return program
        program = changed


class _Round:
    def __init__(self, program, outside):
        self._program = program
        self._outside = outside
        self._taken_out = False
        self._reach = Reach(program)

    def run(self):
        for module in self._program.values():
            self._prune_body(module, module.tree.body)
        if not self._taken_out:
            return None
        return {name: module.edited() for name, module in self._program.items()}

    def _prune_body(self, module, body):
        for statement in body:
            if isinstance(statement, (ast.Import, ast.ImportFrom)):
                self._prune_import(module, statement)
            elif isinstance(statement, ast.Try):
                self._prune_try(module, statement)
            elif self._is_unused(module, statement):
                self._take_out(module, statement)
            elif isinstance(statement, ast.ClassDef):
                self._prune_class(module, statement)

    def _take_out(self, module, statement, text=""):
        module.blank(statement, text)
        self._taken_out = True

    def _is_unused(self, module, statement):
        if isinstance(statement, _SEPARATE):
            names = [statement.name]
        elif isinstance(statement, ast.Assign) and _is_pure(statement.value):
            names = []
            for target in statement.targets:
                elements = target.elts if isinstance(target, ast.Tuple) else [target]
                if not all(isinstance(element, ast.Name) for element in elements):
                    return False
                names += [element.id for element in elements]
        else:
            return False
        return not any(self._is_used(module, name, statement) for name in names)

    def _is_used(self, module, name, statement):
        """Whether a global name is mentioned outside the statement that makes it."""
        if len(module.scopes.module.bindings[name]) > 1:
            return True
        inside = {id(node) for node in ast.walk(statement)}
        for node in module.scopes.module.occurrences[name]:
            if id(node) not in inside:
                return True
        if is_dunder(name):
            return False
        return name in self._outside.callers or self._reach.wants(module, name)

    def _is_known(self, name):
        """Whether others may ask an object for this."""
        return name in self._outside.names or self._reach.is_in_string(name)

    def _prune_class(self, module, statement):
        unused = []
        for part in statement.body:
            if not isinstance(part, ast.FunctionDef) or is_dunder(part.name):
                continue
            own = sum(
                isinstance(node, ast.Attribute) and node.attr == part.name
                for node in ast.walk(part)
            )
            if (
                self._reach.attributes.get(part.name, 0) <= own
                and not self._is_known(part.name)
                and not self._is_named_in_class(module, statement, part.name)
            ):
                unused.append(part)
        for part in unused:
            alone = len(unused) == len(statement.body) and part is unused[0]
            self._take_out(module, part, "pass" if alone else "")

    def _is_named_in_class(self, module, statement, name):
        """Whether the class's body itself mentions a method, but as `@name.setter`."""
        scope = module.scopes.of[statement]
        decorators = set()
        for part in statement.body:
            if isinstance(part, ast.FunctionDef) and part.name == name:
                for decorator in part.decorator_list:
                    decorators.update(id(node) for node in ast.walk(decorator))
        return any(
            isinstance(node, ast.Name) and id(node) not in decorators
            for node in scope.occurrences.get(name, ())
        )

    # Imports

    def _prune_import(self, module, statement):
        kept = [alias for alias in statement.names if self._keeps(module, statement, alias)]
        if not kept:
            self._take_out(module, statement)
        elif len(kept) < len(statement.names):
            text = import_text(statement, [(alias.name, alias.asname) for alias in kept])
            self._take_out(module, statement, text)

    def _keeps(self, module, statement, alias):
        here = alias.asname or alias.name
        if isinstance(statement, ast.Import) and not alias.asname:
            here = alias.name.partition(".")[0]
            if "." in alias.name:
                return True
        nodes = module.scopes.module.occurrences[here]
        return len(nodes) > 1 or self._reach.wants(module, here)

    def _prune_try(self, module, statement):
        """A `try` that does nothing but import what nothing uses."""
        if statement.orelse or statement.finalbody:
            return
        for part in statement.body:
            if not isinstance(part, (ast.Import, ast.ImportFrom)):
                return
            if any(self._keeps(module, part, alias) for alias in part.names):
                return
        for handler in statement.handlers:
            if not all(isinstance(part, ast.Pass) for part in handler.body):
                return
        self._take_out(module, statement)


def _is_pure(node):
    """Whether making this value does nothing else."""
    if isinstance(node, ast.Call):
        named = isinstance(node.func, ast.Name) and node.func.id in _PURE_CALLS
        return named and not node.keywords and all(map(_is_pure, node.args))
    if isinstance(node, (ast.Constant, ast.Name, ast.Lambda)):
        return True
    if isinstance(node, (ast.Tuple, ast.List, ast.Set, ast.Dict, ast.BinOp, ast.UnaryOp)):
        return all(
            map(_is_pure, (n for n in ast.iter_child_nodes(node) if isinstance(n, ast.expr)))
        )
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
