"""What the handheld says in all games: a file for each language (see languages.py).

A game has its own texts in `<game>/texts/` in the same way. Files that differ only in language
have the same names in them:

    # a comment
    NAME = a text
    NAME = one of several | another one
    NAME = a text
      whose further lines are indented by two spaces

An empty line counts only between two lines of a text.
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
    for line in _lines(path):
        if line[:1] == "#":
            words += line[len(line.partition(_END)[0]) :]  # what comes below the comment
        elif line:
            _put(texts, name, words)
            name, _, words = line.partition(" =")
    _put(texts, name, words)
    return texts


def _put(texts, name, words):
    if name:
        parts = [part.replace(_END, "\n").strip() for part in words.split("|")]
        setattr(texts, name, parts[0] if len(parts) == 1 else tuple(parts))


def _lines(path):
    """Yields each text as one line, its own ends of lines replaced, read in blocks: on the board a
    step for each line of the file would take long."""
    rest = ""
    try:
        with open(path, encoding="utf-8") as file:
            while True:
                block = file.read(_BLOCK)
                text = (rest + block).replace("\n\n  ", _END + _END).replace("\n  ", _END)
                lines = text.split("\n")
                if not block:
                    yield from lines
                    return
                # The next block may go on with the last of them, behind an empty line, too.
                rest = "\n".join(lines[-3:])
                yield from lines[:-3]
    except OSError:
        raise OSError(path)  # told by handheld.crash_text
