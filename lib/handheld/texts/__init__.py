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

_BLOCK = 400  # letters


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


def _read(path):
    texts = Texts()
    name = ""
    parts = []  # of what has several
    lines = []
    for line in _lines(path):
        first = line[:1]
        if first == "#":
            continue
        if first > " ":
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


def _lines(path):
    """Yields the lines of a file, read in blocks: the board reads single lines slowly."""
    rest = ""
    try:
        with open(path, encoding="utf-8") as file:
            while True:
                block = file.read(_BLOCK)
                found = block.split("\n")
                found[0] = rest + found[0]
                rest = found.pop() if block else ""
                yield from found
                if not block:
                    return
    except OSError:
        raise OSError(path)  # told by handheld.trouble


def _put(texts, name, parts, lines):
    if name:
        words = "\n".join(lines).strip() if len(lines) > 1 else lines[0]
        setattr(texts, name, tuple(parts + [words]) if parts else words)
