"""Gives parameters short names, the same ones in all functions, if no call names them."""

import ast

from .scopes import walk

# These are in the table of names that is part of MicroPython itself, so they take no memory.
_FREE = {"self", "args", "count", "end", "find", "format", "get", "index", "key", "value"}


def rename(module, names):
    """Renames the parameters of all functions in a module; `names` are the program's _Names."""
    _rename(module, names, module.scopes.module, {})


def _rename(module, names, scope, around):
    """Renames in a scope; `around` are the short parameters of the functions around it."""
    new = set(around)
    if scope.kind == "function":
        used = new | _globals_in(module, names, scope)
        candidates = (short for short in map(names.short, range(names.own)) if short not in used)
        for parameter in scope.parameters:
            name = parameter.arg
            if name not in _FREE and _is_unnamed(names, name, scope.occurrences[name]):
                short = next(candidates, name)
                new.add(short)
                module.rename_all(scope.occurrences[name], name, short)
    for inner in scope.inner:
        _rename(module, names, inner, new)


def _is_unnamed(names, name, nodes):
    """Whether no call can name a parameter, and only plain code mentions it."""
    if name in names.keywords or names.reach.is_in_string(name):
        return False
    return all(isinstance(node, (ast.Name, ast.arg)) for node in nodes)


def _globals_in(module, names, scope):
    """Returns the present names of the globals used in a function or in one inside it."""
    inside = {id(node) for node in walk(scope.node)}
    top = module.scopes.module
    return {
        names.of_global(module, name) if name in top.bindings else name
        for name, nodes in top.occurrences.items()
        if any(id(node) in inside for node in nodes)
    }
