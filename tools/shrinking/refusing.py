"""Refuses what cannot be shrunk safely: afterwards the program must do the same as before."""

import ast
import re

# These reach names in ways that shrinking cannot see.
_UNRULY = {"dir", "eval", "exec", "globals", "locals", "vars"}
_SHOWING = {"__dict__", "__name__", "__qualname__", "__slots__"}
_BY_STRING = {"delattr", "getattr", "hasattr", "setattr"}
_FIELD_OF = re.compile(r"\{\w*\.\w")  # "{a.b}".format(...)


class Refused(Exception):
    """A construct that cannot be shrunk safely; the message says where and why."""


def check(module):
    """Refuses a module if anything in it is not understood."""
    for node in module.nodes:
        why = _trouble(node, module)
        if why:
            module.refuse(node, why)


def prefix(call):
    """Returns how a name composed for getattr or the like begins ("" if that is unknown); None if
    it is not composed."""
    name = call.args[1]
    if isinstance(name, ast.BinOp):
        begin = name.left
        return begin.value if isinstance(begin, ast.Constant) else ""
    return "" if isinstance(name, ast.JoinedStr) else None


def gets_by_string(node):
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in _BY_STRING
    )


def _trouble(node, module):
    if isinstance(node, ast.ImportFrom):
        if node.names[0].name == "*":
            return "with a star there is no knowing what is imported"
    elif isinstance(node, (ast.AsyncFunctionDef, ast.Await)):
        return "async is not understood here"
    elif isinstance(node, ast.Name):
        if node.id in _UNRULY and node.id not in module.scopes.module.bound:
            return f"{node.id} reaches names as strings, which shrinking changes"
    elif isinstance(node, ast.Attribute):
        return _trouble_with_attribute(node)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, str) and _FIELD_OF.search(node.value):
            return "a field of an attribute in a string cannot be renamed"
    elif gets_by_string(node):
        if prefix(node) == "" and not module.library:
            return "the name of an attribute is composed while the program runs"
    elif hasattr(node, "body") and isinstance(node.body, list):
        for before, after in zip(node.body, node.body[1:]):
            if before.end_lineno == after.lineno:
                return "a semicolon between statements is not understood"
    return None


def _trouble_with_attribute(node):
    name = node.attr
    if name in _SHOWING:
        return f"{name} shows names as strings, which shrinking changes"
    if name.startswith("__") and not name.endswith("__"):
        return f"{name} means another name on the board than on a desk"
    base = node.value
    if (
        isinstance(base, ast.Subscript)
        and isinstance(base.value, ast.Attribute)
        and base.value.attr == "modules"
        and not name.startswith("__")
    ):
        return "what is asked of sys.modules[...] cannot be followed"
    return None
