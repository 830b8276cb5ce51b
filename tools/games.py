"""The games of the project: the packages that code.py names in GAMES."""

import ast

import environment


def named(start):
    """Returns the games that a code.py names."""
    for statement in ast.parse(start.read_bytes(), str(start)).body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "GAMES":
            return ast.literal_eval(statement.value)
    return ()


GAMES = named(environment.ROOT / "code.py")
