"""Finds which names modules are asked for, and by whom."""

import ast

from .constants import submodule
from .moving import with_packages
from .parsed import aliases
from .refusing import gets_by_string, prefix


class Reach:
    """What the modules of a program ask of one another."""

    def __init__(self, program):
        self.program = program
        self.attributes = {}  # name: how often something that is not a module is asked for it
        self.of_module = set()  # (module, name) asked as `module.name`
        self.imported = set()  # (module, name) imported by another module
        self.strings = set()
        self.prefixes = ()  # how names of attributes begin that are composed at run time
        self.loose = set()  # modules that are passed around: any code may ask them for names
        self.staying = set()  # modules whose names stay (see moving.py), and their packages
        for module in program.values():
            self._read(module)

    def target(self, module, node, scope):
        """Returns the name of the module that is asked for an attribute, or None."""
        base = node.value
        if not isinstance(base, ast.Name) or scope.owner(base.id).kind != "module":
            return None
        return submodule(module, base.id, self.program)

    def is_in_string(self, name):
        """Whether a string may ask for a name: it is that name, or the known beginning of one."""
        return name in self.strings or (self.prefixes and name.startswith(self.prefixes))

    def is_asked(self, module, name):
        """Whether code holding a module may ask it for a name, as it asks an object."""
        return name in self.attributes and self.offers(module, name)

    def offers(self, module, name):
        """Whether code holding a module may ask it for a name that it does not import itself."""
        return module.name in self.loose and not any(
            isinstance(node, ast.ImportFrom) for node in module.scopes.module.bindings[name]
        )

    def _read(self, module):
        if module.is_texts:
            self._loosen([module.name])
            self._stay([module.name])
        made = composed(module, self.program)
        self._loosen(made)
        self._stay(made)
        asked = set()
        for node, scope in module.scopes.attributes:
            target = self.target(module, node, scope)
            if target:
                self.of_module.add((target, node.attr))
                asked.add(id(node.value))
            else:
                self.attributes[node.attr] = self.attributes.get(node.attr, 0) + 1
        for name, nodes in module.scopes.module.occurrences.items():
            target = submodule(module, name, self.program)
            if target and any(isinstance(n, ast.Name) and id(n) not in asked for n in nodes):
                self.loose.add(target)
        for node in module.nodes:
            if isinstance(node, ast.ImportFrom):
                base = module.source_of(node)
                for name, _ in aliases(node):
                    if not self._is_there(base, name):
                        module.refuse(node, f"there is no {name} in {base}")
                self.imported.update((base, name) for name, _ in aliases(node))
                if module.scopes.of_import[id(node)].kind != "module":
                    self._loosen(f"{base}.{name}" for name, _ in aliases(node))
            elif isinstance(node, ast.Import):
                dotted = [name for name, here in aliases(node) if name.startswith(here + ".")]
                self._loosen(dotted)
                self._stay(dotted)
                if module.scopes.of_import[id(node)].kind != "module":
                    self._loosen(name for name, _ in aliases(node))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.strings.add(node.value)
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "namedtuple":
                for name in node.args:
                    if isinstance(name, ast.Constant):
                        self.strings.update(name.value.replace(",", " ").split())
            elif gets_by_string(node) and prefix(node):
                self.prefixes += (prefix(node),)

    def _is_there(self, base, name):
        if base not in self.program or f"{base}.{name}" in self.program:
            return True
        return name in self.program[base].scopes.module.bound or name == "__file__"

    def _loosen(self, names):
        for name in names:
            self.loose.update(with_packages(name))

    def _stay(self, names):
        for name in names:
            self.staying.update(with_packages(name))


def composed(module, program):
    """Returns the modules that a module may import by a name composed at run time."""
    made = set()
    for node in module.nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "__import__":
            pieces = _pieces(node.args[0])
            made.update(name for name in program if pieces and _is_made_of(name, pieces))
    return made


def _pieces(node):
    """Returns the parts of a name composed at run time that are known beforehand."""
    if isinstance(node, ast.BinOp):
        return _pieces(node.left) + _pieces(node.right)
    return [node.value] if isinstance(node, ast.Constant) else []


def _is_made_of(name, pieces):
    """Whether these pieces stand in a module's name, one after the other."""
    at = 0
    for piece in pieces:
        at = name.find(piece, at)
        if at < 0:
            return False
        at += len(piece)
    return True
