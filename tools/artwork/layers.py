"""Finds the layers of the house in its sources: what each module imports."""

import ast

from environment import ROOT


def modules(folder):
    """Returns {module: path} for a package and all inside it."""
    found = {}
    for path in sorted((ROOT / folder).rglob("*.py")):
        parts = path.relative_to(ROOT / "lib" if folder.startswith("lib/") else ROOT).parts
        found[".".join(parts)[:-3].replace(".__init__", "")] = path
    return found


def imports(name, path):
    """Yields the full names of what a module imports, anywhere in it."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join(parts + ([node.module] if node.module else []))
            yield from (f"{base}.{alias.name}" for alias in node.names)


def folder_of(name):
    """Returns kahuna.rules for kahuna.rules.game, and kahuna for kahuna.cartridge."""
    parts = name.split(".")
    return ".".join(parts[:2]) if len(parts) > 2 else parts[0]


def layers(game):
    """Returns {folder: the folders of the same game that its modules import from}."""
    own = modules(game)
    folders = {folder_of(name) for name, path in own.items() if path.name != "__init__.py"}
    found = {folder: set() for folder in folders}
    for name, path in own.items():
        if path.name == "__init__.py":
            continue
        for target in imports(name, path):
            if target.startswith(game + ".") and folder_of(target + ".x") != folder_of(name):
                found[folder_of(name)].add(folder_of(target))
    return found
