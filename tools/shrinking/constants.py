"""Puts whole numbers in place of the names that modules give them once and for all.

`NAME = 1 << 4`, `A, B = range(2)` and `LIMIT = 2 * NAME` give such names; other modules use them
through `from .module import NAME` or as `module.NAME`. The assignments are left to unused.py.
`bytes((1, 2, NAME))` then becomes a literal: it takes a third of the memory of the tuple, which
would stay in memory, too.
"""

import ast
import operator

from .parsed import aliases

_OPERATIONS = {
    ast.Add: operator.add,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.FloorDiv: operator.floordiv,
    ast.Invert: operator.invert,
    ast.LShift: operator.lshift,
    ast.Mod: operator.mod,
    ast.Mult: operator.mul,
    ast.Pow: operator.pow,
    ast.RShift: operator.rshift,
    ast.Sub: operator.sub,
    ast.USub: operator.neg,
}


def inline(program):
    """Returns the modules {name: Module} with numbers in place of their names."""
    constants = _Constants(program)
    for module in program.values():
        if not module.library:
            _replace(module, constants, program)
    return {name: module.edited() for name, module in program.items()}


def submodule(module, name, program):
    """Returns the full name of the module that a global name stands for, or None."""
    nodes = module.scopes.module.bindings.get(name, ())
    if len(nodes) != 1:
        return None
    if isinstance(nodes[0], ast.ImportFrom):
        base = module.source_of(nodes[0])
        for imported, here in aliases(nodes[0]):
            if here == name and f"{base}.{imported}" in program:
                return f"{base}.{imported}"
    elif isinstance(nodes[0], ast.Import):
        for alias in nodes[0].names:
            if alias.asname == name and alias.name in program:
                return alias.name
    return None


def fold(program):
    """Returns the modules with literals in place of `bytes((1, 2, 3))`."""
    for module in program.values():
        for node in module.nodes:
            if not module.library and _makes_bytes(node, module):
                numbers = [number.value for number in node.args[0].elts]
                module.replace(module.start(node), module.end(node), repr(bytes(numbers)))
    return {name: module.edited() for name, module in program.items()}


def _makes_bytes(node, module):
    return (
        isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "bytes"
        and "bytes" not in module.scopes.module.bound
        and len(node.args) == 1
        and isinstance(node.args[0], ast.Tuple)
        and all(map(_is_byte, node.args[0].elts))
    )


def _is_byte(node):
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value < 256


class _Constants:
    """The numbers that names of modules stand for."""

    def __init__(self, program):
        self._program = program
        self._known = {}

    def value(self, module, name):
        """Returns the number that a global name stands for, or None."""
        if module not in self._program or self._program[module].library:
            return None
        key = module, name
        if key not in self._known:
            self._known[key] = None  # in case a name is defined by itself
            self._known[key] = self._find(self._program[module], name)
        return self._known[key]

    def attribute(self, module, scope, node):
        """Returns the number that `module.NAME` stands for, or None."""
        base = node.value
        if not isinstance(base, ast.Name) or scope.owner(base.id).kind != "module":
            return None
        target = submodule(module, base.id, self._program)
        return self.value(target, node.attr) if target else None

    def _find(self, module, name):
        nodes = module.scopes.module.bindings.get(name, ())
        if len(nodes) != 1:
            return None
        for statement in module.tree.body:
            if isinstance(statement, ast.ImportFrom) and statement is nodes[0]:
                base = module.source_of(statement)
                for imported, here in aliases(statement):
                    if here == name and f"{base}.{imported}" not in self._program:
                        return self.value(base, imported)
            elif isinstance(statement, ast.Assign) and len(statement.targets) == 1:
                target = statement.targets[0]
                if target is nodes[0]:
                    return self._evaluate(module, statement.value)
                if isinstance(target, ast.Tuple) and nodes[0] in target.elts:
                    values = self._sequence(module, statement.value)
                    if values and len(values) == len(target.elts):
                        return values[target.elts.index(nodes[0])]
        return None

    def _sequence(self, module, node):
        if isinstance(node, ast.Tuple):
            return [self._evaluate(module, value) for value in node.elts]
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "range"
            and "range" not in module.scopes.module.bound
            and not node.keywords
        ):
            ends = [self._evaluate(module, value) for value in node.args]
            return None if None in ends else list(range(*ends))
        return None

    def _evaluate(self, module, node):
        """Returns a whole number, or None for anything else."""
        if isinstance(node, ast.Constant):
            return node.value if type(node.value) is int else None
        if isinstance(node, ast.Name):
            return self.value(module.name, node.id)
        if isinstance(node, ast.Attribute):
            return self.attribute(module, module.scopes.module, node)
        if isinstance(node, ast.UnaryOp) and type(node.op) in _OPERATIONS:
            value = self._evaluate(module, node.operand)
            return None if value is None else _OPERATIONS[type(node.op)](value)
        if isinstance(node, ast.BinOp) and type(node.op) in _OPERATIONS:
            left = self._evaluate(module, node.left)
            right = self._evaluate(module, node.right)
            if left is not None and right is not None:
                value = _OPERATIONS[type(node.op)](left, right)
                return value if type(value) is int else None
        return None


def _replace(module, constants, program):
    attributes = {id(node.value): node for node, _ in module.scopes.attributes}
    for node, scope in module.scopes.attributes:
        if isinstance(node.ctx, ast.Load):
            value = constants.attribute(module, scope, node)
            if value is not None:
                _put(module, node, value, id(node) in attributes)
    for name, nodes in module.scopes.module.occurrences.items():
        value = constants.value(module.name, name)
        for node in nodes:
            if value is not None and isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                _put(module, node, value, id(node) in attributes)


def _put(module, node, value, has_attribute):
    text = module.text_of(node)
    if not text.replace(".", "").isidentifier() or not text.endswith(
        getattr(node, "attr", None) or node.id
    ):
        module.refuse(node, "a name is not where Python says it is (in an f-string?)")
    wrapped = value < 0 or has_attribute
    module.replace(module.start(node), module.end(node), f"({value})" if wrapped else str(value))
