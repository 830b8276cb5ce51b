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

import gc
import sys

_BLOCK = 400  # letters
_BETWEEN_COLLECTING = 4  # blocks
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
        elif first == _END:
            words += line  # what comes in the next block
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
    """Yields texts, or parts of them, as one line each, their own ends of lines replaced. The file
    is read in blocks: on a board a step for each of its lines would take long."""
    blocks = 0
    try:
        with open(path, encoding="utf-8") as file:
            block = file.read(_BLOCK)
            while block:
                # Up to an end of line with no empty line before it: that may be within a text.
                line = "\n"
                while line == "\n":
                    line = file.readline()
                    block += line
                text = "\n" + block.rstrip("\n")
                text = text.replace("\n\n  ", _END + _END).replace("\n  ", _END)
                yield from text.replace("|", "\n|").split("\n")
                blocks += 1
                if blocks % _BETWEEN_COLLECTING == 0:
                    gc.collect()  # or what stays would be strewn over the heap
                block = file.read(_BLOCK)
    except OSError:
        raise OSError(path)  # told by handheld.crash_text
