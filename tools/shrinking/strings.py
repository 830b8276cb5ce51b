"""Keeps the short strings of texts out of the board's table of names, which only ever grows.

A compiled module has its strings of up to ten bytes in that table, so every language ever spoken
would stay in memory. Cut out of a long string when their module is loaded, they go with it.
"""

import ast

_SHORT = 10  # bytes
_BETWEEN = "|"


def cut(program):
    """Returns the modules {name: Module}; in those of texts short strings are cut out of others."""
    for name, module in program.items():
        if ".texts." in name:
            _cut_tuples(module)
            _cut_strings(module, module.scopes.module.bindings)
    return {name: module.edited() for name, module in program.items()}


def _cut_strings(module, bindings):
    """Has all `NAME = "short"` in one statement, in place of the first one."""
    found = [
        part
        for part in module.tree.body
        if _assigns(part) and _is_short(part.value) and len(bindings[part.targets[0].id]) == 1
    ]
    if len(found) > 1:
        names = ", ".join(part.targets[0].id for part in found)
        words = _joined(part.value for part in found)
        module.replace(module.start(found[0]), module.end(found[0]), f"{names} = {words}")
        for part in found[1:]:
            module.blank(part)


def _cut_tuples(module):
    for part in module.tree.body:
        if _assigns(part) and isinstance(part.value, ast.Tuple):
            words = part.value.elts
            if len(words) > 1 and all(map(_is_string, words)) and any(map(_is_short, words)):
                start, end = module.start(part.value), module.end(part.value)
                module.replace(start, end, f"tuple({_joined(words)})")


def _joined(nodes):
    return f"{_BETWEEN.join(node.value for node in nodes)!r}.split({_BETWEEN!r})"


def _assigns(statement):
    """Whether a statement is `NAME = ...`."""
    return (
        isinstance(statement, ast.Assign)
        and len(statement.targets) == 1
        and isinstance(statement.targets[0], ast.Name)
    )


def _is_string(node):
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and _BETWEEN not in node.value
    )


def _is_short(node):
    return _is_string(node) and len(node.value.encode()) <= _SHORT
