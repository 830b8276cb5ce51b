"""What the handheld says in all games: a file for each language (see languages.py).

A game has its own texts in `<game>/texts/` in the same way. Files that differ only in language
have the same names in them:

    # a comment
    NAME = a text
    NAME = one of several | another one
    NAME = a text
      whose further lines are indented

An empty line counts only between two lines of a text.
"""

import sys

from handheld import modules


class Texts:
    """What is in a file, by its names."""


def load(package, name):
    """Returns the texts of that name in a package; they stay, and go, as modules do."""
    full = package + ".texts." + name
    if full not in sys.modules:
        folder = __import__(package).__path__
        folder = folder if isinstance(folder, str) else folder[0]  # as the board has it
        sys.modules[full] = _read(folder + "/texts/" + name + ".txt")
    return sys.modules[full]


def drop(package, name=""):
    """Drops the texts of a package whose names begin with `name`."""
    modules.keep((), (package + ".texts." + name,))


def _read(path):
    texts = Texts()
    name = ""
    parts = []  # of what has several
    lines = []
    try:
        file = open(path, encoding="utf-8")
    except OSError:
        raise OSError(path)  # told by handheld.trouble
    with file:
        for line in file:
            if line[0] == "#":
                continue
            if line[0] > " ":
                _put(texts, name, parts, lines)
                name, _, line = line.partition(" =")
                parts = []
                lines = []
            while "|" in line:
                part, _, line = line.partition("|")
                lines.append(part.strip())
                parts.append("\n".join(lines).strip())
                lines = []
            lines.append(line.strip())
    _put(texts, name, parts, lines)
    return texts


def _put(texts, name, parts, lines):
    if name:
        words = "\n".join(lines).strip()
        setattr(texts, name, tuple(parts + [words]) if parts else words)
