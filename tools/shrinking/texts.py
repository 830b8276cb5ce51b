"""Gives the names in files of texts the short names by which the code asks for them.

A file of texts goes through shrinking as a module that any code may hold, with the same names on
the same lines.
"""

import re

EXTENSION = ".txt"
_NAME = re.compile(r"(\w+)(?= =)")


def as_source(text):
    """Returns the source of a module that has the names of a file of texts."""
    names = (_NAME.match(line) for line in text.split("\n"))
    return "\n".join(f"{name[1]} = ''" if name else "" for name in names)


def renamed(text, source):
    """Returns a file of texts with the names in `source`, which is what became of the module, as a
    board has it in memory: without comments, and without texts that nothing asks for. If a file
    has only one text, that stays: it is asked for without its name, part by part."""
    made = []
    held = False
    lines = text.split("\n")
    alone = sum(bool(_NAME.match(line)) for line in lines) == 1
    for line, shrunk in zip(lines, source.split("\n")):
        if _NAME.match(line):
            name = _NAME.match(shrunk)
            held = alone or bool(name)
            if held and name:
                line = _NAME.sub(name[1], line, count=1)
        if held and not line.startswith("#"):
            made.append(line)
    renamed = "\n".join(made).strip("\n") + "\n"
    return renamed if alone else f"\n{renamed}="
