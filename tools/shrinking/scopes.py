"""Finds the scope of each name: module, class, function or comprehension, by Python's rules."""

import ast


class Scope:
    """`occurrences` has for each name of this scope the nodes where it is bound or used.

    The scope of a module also owns the names that nothing binds, which are builtins.
    """

    def __init__(self, kind, node, parent):
        self.kind = kind  # "module", "class", "function" or "comprehension"
        self.node = node
        self.parent = parent
        self.inner = []
        self.bound = set()
        self.bindings = {}  # name: nodes that bind it
        self.occurrences = {}
        self.foreign = {}  # name declared here: "global" or "nonlocal"
        self.seen = []
        self.parameters = []
        if parent:
            parent.inner.append(self)

    def __iter__(self):
        """Yields this scope and all inside it."""
        yield self
        for scope in self.inner:
            yield from scope

    def bind(self, name, node):
        self.bound.add(name)
        self.bindings.setdefault(name, []).append(node)

    def owner(self, name):
        """Returns the scope that owns a name used here."""
        if self.foreign.get(name) == "global":
            return self.module()
        if name in self.bound and name not in self.foreign:
            return self
        scope = self.parent
        while scope and (scope.kind == "class" or name not in scope.bound or name in scope.foreign):
            if scope.parent is None:
                return scope
            if scope.foreign.get(name) == "global":
                return self.module()
            scope = scope.parent
        return scope or self

    def module(self):
        return self.parent.module() if self.parent else self

    def function(self):
        """Returns the nearest scope in which a walrus binds."""
        return self.parent.function() if self.kind == "comprehension" else self


def walk(tree):
    """Returns a node and all below it, as `ast.walk` does; contexts such as `Load` are left out."""
    nodes = [tree]
    for node in nodes:
        if node.__class__ not in _LEAVES:
            nodes += _below(node)
    return nodes


_LEAVES = ast.Name, ast.Constant  # most nodes are one of these


def _below(node):
    """Returns the nodes right below a node: this is called for every node of every tree."""
    found = []
    for name in node._fields:
        part = getattr(node, name, None)
        if part.__class__ is list:
            found += [each for each in part if isinstance(each, ast.AST)]
        elif isinstance(part, ast.AST) and name != "ctx":
            found.append(part)
    return found


class Scopes(ast.NodeVisitor):
    """The scopes of a module, and the attributes that it asks for, each with its scope."""

    def __init__(self, tree):
        self.module = self._now = Scope("module", tree, None)
        self.attributes = []  # (node, scope)
        self.of = {tree: self.module}  # node: its scope
        self.of_import = {}  # id of an import statement: the scope that it is in
        self._elsewhere = []  # bindings of names of another scope
        self.visit_all(tree.body)
        for name, node, scope in self._elsewhere:
            scope.owner(name).bind(name, node)
        for scope in self.module:
            for name, node in scope.seen:
                scope.owner(name).occurrences.setdefault(name, []).append(node)

    def class_of(self, attribute, scope):
        """Returns the scope of a class if this is `self.name` in one of its methods, else None."""
        if not isinstance(attribute.value, ast.Name):
            return None
        owner = scope.owner(attribute.value.id)
        if owner.kind != "function" or owner.parent.kind != "class" or not owner.parameters:
            return None
        decorators = [ast.dump(d) for d in getattr(owner.node, "decorator_list", [])]
        if owner.parameters[0].arg != attribute.value.id or any(
            "staticmethod" in decorator for decorator in decorators
        ):
            return None
        bound = owner.bindings[attribute.value.id]
        return owner.parent if len(bound) == 1 else None

    def visit_all(self, nodes):
        for node in nodes:
            if node is not None:
                self.visit(node)

    def generic_visit(self, node):
        for part in _below(node):
            self.visit(part)

    def _bind(self, name, node, scope=None):
        scope = scope or self._now
        if name in scope.foreign:
            self._elsewhere.append((name, node, scope))
        else:
            scope.bind(name, node)
        scope.seen.append((name, node))

    def _inside(self, kind, node):
        self._now = self.of[node] = Scope(kind, node, self._now)
        return self._now

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Load):
            self._now.seen.append((node.id, node))
        else:
            self._bind(node.id, node)

    def visit_NamedExpr(self, node):
        self.visit(node.value)
        self._bind(node.target.id, node.target, self._now.function())

    def visit_Attribute(self, node):
        self.attributes.append((node, self._now))
        self.visit(node.value)

    def visit_Global(self, node):
        for name in node.names:
            self._now.foreign[name] = "global"
            self._now.seen.append((name, node))

    def visit_Nonlocal(self, node):
        for name in node.names:
            self._now.foreign[name] = "nonlocal"
            self._now.seen.append((name, node))

    def visit_Import(self, node):
        self.of_import[id(node)] = self._now
        for alias in node.names:
            self._bind(alias.asname or alias.name.partition(".")[0], node)

    def visit_ImportFrom(self, node):
        self.of_import[id(node)] = self._now
        for alias in node.names:
            self._bind(alias.asname or alias.name, node)

    def visit_ExceptHandler(self, node):
        self.visit_all([node.type])
        if node.name:
            self._bind(node.name, node)
        self.visit_all(node.body)

    def visit_AnnAssign(self, node):
        self.visit_all([node.target, node.value])  # the annotation is dropped

    def visit_FunctionDef(self, node):
        self._bind(node.name, node)
        self.visit_all(node.decorator_list)
        self._function(node, node.body)

    def visit_Lambda(self, node):
        self._function(node, [node.body])

    def _function(self, node, body):
        parameters = node.args
        self.visit_all(parameters.defaults + parameters.kw_defaults)
        outer = self._now
        scope = self._inside("function", node)
        scope.parameters = parameters.posonlyargs + parameters.args
        others = [*parameters.kwonlyargs, parameters.vararg, parameters.kwarg]
        for parameter in scope.parameters + [p for p in others if p]:
            self._bind(parameter.arg, parameter)
        # A global or nonlocal declaration holds from the beginning of the function.
        for inner in _own_statements(body):
            if isinstance(inner, (ast.Global, ast.Nonlocal)):
                for name in inner.names:
                    scope.foreign[name] = type(inner).__name__.lower()
        self.visit_all(body)
        self._now = outer

    def visit_ClassDef(self, node):
        self._bind(node.name, node)
        self.visit_all(node.decorator_list + node.bases + [k.value for k in node.keywords])
        outer = self._now
        self._inside("class", node)
        self.visit_all(node.body)
        self._now = outer

    def _comprehension(self, node):
        self.visit(node.generators[0].iter)
        outer = self._now
        self._inside("comprehension", node)
        for number, generator in enumerate(node.generators):
            self.visit(generator.target)
            if number:
                self.visit(generator.iter)
            self.visit_all(generator.ifs)
        parts = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
        self.visit_all(parts)
        self._now = outer

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _comprehension


def _own_statements(nodes):
    """Yields all statements of a function, except those of functions and classes inside it."""
    waiting = list(nodes)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.expr)):
            waiting.extend(ast.iter_child_nodes(node))
