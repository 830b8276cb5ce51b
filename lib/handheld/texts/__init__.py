"""What the handheld says in all games: a file for each language (see languages.py).

A game has its own texts in `<game>/texts/` in the same way. Files that differ only in language
have the same names in them:

    # a comment
    NAME = a text
    NAME = one of several | another one
    NAME = a text
      whose further lines are indented by two spaces

An empty line counts only between two lines of a text. A comment has no |.
"""

import sys

_BLOCK = 400  # letters
_END = "\r"  # of a line within a text


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
    name = words = ""
    parts = []  # of what has several
    for line in _lines(path):
        first = line[:1]
        if first == "#":
            words += line[len(line.partition(_END)[0]) :]  # what comes below the comment
        elif first == "|":
            parts.append(_plain(words))
            words = line[1:]
        elif line:
            _put(texts, name, parts, words)
            name, _, words = line.partition(" =")
            parts = []
    _put(texts, name, parts, words)
    return texts


def _put(texts, name, parts, words):
    if name:
        setattr(texts, name, tuple(parts + [_plain(words)]) if parts else _plain(words))


def _plain(words):
    return words.replace(_END, "\n").strip()


def _lines(path):
    """Yields each text, or part of one, as one line, its own ends of lines replaced. The file is
    read in blocks: on a board a step for each of its lines would take long."""
    rest = ""
    try:
        with open(path, encoding="utf-8") as file:
            while True:
                block = file.read(_BLOCK).replace("|", "\n|")
                text = (rest + block).replace("\n\n  ", _END + _END).replace("\n  ", _END)
                lines = text.split("\n")
                if not block:
                    yield from lines
                    return
                # The next block may go on with the last of them, behind an empty line, too.
                rest = "\n".join(lines[-3:])
                yield from lines[:-3]
    except OSError:
        raise OSError(path)  # handheld.crash_text names it
