"""What the handheld says in all games: a file for each language (see languages.py).

A game has its own texts in `<game>/texts/` in the same way. Files that differ only in language
have the same names in them:

    # a comment
    NAME = a text
    NAME = one of several | another one
    NAME = a text
      whose further lines are indented by two spaces

An empty line counts only between two lines of a text. A comment has no |.

Taking that apart takes a board long. So tools/shrink.py makes it flat: a line for each text,
without spaces around = and |, and with `_END` for the ends of its own lines. The only text of a
file is read in parts: it has a line for each, and no name. A desk makes flat what it reads.
"""

import gc
import sys

_BLOCK = 400  # letters
_BETWEEN_COLLECTING = 4  # blocks
_END = "\t"  # of a line within a text


class Texts:
    """What is in a file, by its names."""


def load(package, name):
    """Returns the texts of that name in a package; they stay, and go, as modules do."""
    full = package + ".texts." + name
    if full not in sys.modules:
        sys.modules[full] = texts = Texts()
        for lines in _blocks(_path(package, name)):
            for line in lines:
                said, _, words = line.partition("=")
                words = words.replace(_END, "\n")
                setattr(texts, said, tuple(words.split("|")) if "|" in words else words)
    return sys.modules[full]


def parts(package, name):
    """Yields the parts of the only text in a file. Of a long one no more is in memory at a time."""
    for lines in _blocks(_path(package, name)):
        for line in lines:
            yield line.replace(_END, "\n")


def _path(package, name):
    folder = __import__(package).__path__
    folder = folder if isinstance(folder, str) else folder[0]  # as the board has it
    return folder + "/texts/" + name + ".txt"


def _blocks(path):
    """Yields the lines of a flat file, a few at a time: reading it line by line takes long."""
    blocks = 0
    try:
        with _open(path) as file:
            block = file.read(_BLOCK)
            rest = ""
            while block:
                lines = (rest + block).split("\n")
                rest = lines.pop()
                yield lines
                blocks += 1
                if blocks % _BETWEEN_COLLECTING == 0:
                    gc.collect()  # or what stays would be strewn over the heap
                block = file.read(_BLOCK)
    except OSError:
        raise OSError(path)  # told by handheld.crash_text


def _open(path):
    return open(path, encoding="utf-8")


if sys.implementation.name == "cpython":
    import io
    import re

    def flat(text):
        """Returns a file of texts as a board reads it."""
        text = re.sub("^#.*\n", "", text, flags=re.MULTILINE)
        lines = []
        for name, words in re.findall(r"^(\w+) =(.*(?:\n+  .*)*)", text, re.MULTILINE):
            parts = [part.strip() for part in words.replace("\n  ", "\n").split("|")]
            lines.append((name, [part.replace("\n", _END) for part in parts]))
        if len(lines) == 1:
            return "".join(f"{part}\n" for part in lines[0][1])
        return "".join(f"{name}={'|'.join(parts)}\n" for name, parts in lines)

    def _open(path):
        with open(path, encoding="utf-8") as file:
            return io.StringIO(flat(file.read()))
