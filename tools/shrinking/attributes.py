"""Numbers the attributes of a program: two get the same number only if no object has both.

So many attributes can share a short name, whichever objects they belong to. (Asking an object for
an attribute that it lacks might then find another one instead of raising AttributeError;
`must_be_right` returns the names for which code relies on that error.)
"""

import ast

_CLOSED_BASES = {"object", "Exception", "OSError", "ValueError"}
_RAISED = {"AttributeError", "Exception", "BaseException"}  # catch the error of a missing attribute
_OTHERS = "all classes that are not closed"


class Attributes:
    """The numbers of all attributes but those whose names stay: `stays(name, is_of_self)`.

    A name that is asked only of the `self` of closed classes is another attribute in each class.
    """

    def __init__(self, program, reach, stays):
        self._closed = _closed_classes(program)
        self._elsewhere = set()  # names not only asked of the `self` of a closed class
        self._given = set()  # names given to objects from outside
        self._numbers = {}
        had = []  # (class or module, name of an attribute that it has)
        for module in program.values():
            had += self._read(module, reach)
        owners = {}  # key of an attribute: what has it
        for owner, name in had:
            key = self._key(owner, name)
            if not stays(name, key[0] is not None):
                owners.setdefault(key, set()).add(owner)
        self._distribute(owners)

    def number(self, owner, name):
        """Returns the number of an attribute, or None. `owner` is its class (a scope), or None:
        then any object may have it."""
        return self._numbers.get(self._key(owner, name))

    def _key(self, owner, name):
        return (owner if owner in self._closed and name not in self._elsewhere else None), name

    def _read(self, module, reach):
        """Yields (class or module, name) for the attributes that they have."""
        for node, scope in module.scopes.attributes:
            if reach.target(module, node, scope):
                continue
            owner = module.scopes.class_of(node, scope)
            if owner:
                yield self._class(owner), node.attr
            elif not isinstance(node.ctx, ast.Load):
                self._given.add(node.attr)
            if owner not in self._closed:
                self._elsewhere.add(node.attr)
        for scope in module.scopes.module:
            if scope.kind == "class":
                for name in scope.bound:
                    yield self._class(scope), name
                    if scope not in self._closed:
                        self._elsewhere.add(name)
        for name in module.scopes.module.bound:
            if reach.is_asked(module, name):
                yield module, name
                self._elsewhere.add(name)

    def _class(self, scope):
        return scope if scope in self._closed else _OTHERS

    def _distribute(self, owners):
        """Gives each attribute the first number that is free in all its owners."""

        def order(key):
            return key[1] not in self._given, -len(owners[key]), key[1]

        everywhere = set()
        used = {}  # class or module: numbers of its attributes
        for key in sorted(owners, key=order):
            taken = everywhere.union(*(used.get(owner, ()) for owner in owners[key]))
            number = next(n for n in range(len(taken) + 1) if n not in taken)
            self._numbers[key] = number
            if key[1] in self._given:
                everywhere.add(number)
            for owner in owners[key]:
                used.setdefault(owner, set()).add(number)


def must_be_right(statement):
    """Returns the attributes in a `try` that catches the error of a missing attribute."""
    caught = set()
    for handler in statement.handlers:
        kinds = ast.walk(handler.type) if handler.type else [ast.Name("Exception")]
        caught.update(node.id for node in kinds if isinstance(node, ast.Name))
    if caught.isdisjoint(_RAISED):
        return set()
    parts = [node for part in statement.body for node in ast.walk(part)]
    return {node.attr for node in parts if isinstance(node, ast.Attribute)}


def _closed_classes(program):
    """Returns the scopes of classes whose `self` is always exactly of that class."""
    classes = {}
    bases = set()
    for module in program.values():
        for node in module.nodes:
            if isinstance(node, ast.ClassDef):
                names = {getattr(base, "attr", getattr(base, "id", None)) for base in node.bases}
                bases |= names
                if not module.library and names <= _CLOSED_BASES:
                    classes[module.scopes.of[node]] = node.name
    return {scope for scope, name in classes.items() if name not in bases}
