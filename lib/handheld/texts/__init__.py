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
        sys.modules[full] = _read(_path(package, name))
    return sys.modules[full]


def parts(package, name):
    """Yields the parts of the only text in a file. Of a long one no more is in memory at a time."""
    for _, words in _texts(_path(package, name)):
        yield words


def _path(package, name):
    folder = __import__(package).__path__
    folder = folder if isinstance(folder, str) else folder[0]  # as the board has it
    return folder + "/texts/" + name + ".txt"


def _read(path):
    texts = Texts()
    last = ""
    several = []
    for name, words in _texts(path):
        if name != last:
            _put(texts, last, several)
            last = name
            several = []
        several.append(words)
    _put(texts, last, several)
    return texts


def _put(texts, name, several):
    if several:
        setattr(texts, name, tuple(several) if len(several) > 1 else several[0])


def _texts(path):
    """Yields the name and the words of each text, or of each part of it."""
    name = words = ""
    for line in _lines(path):
        first = line[:1]
        if first == "#":
            words += line[len(line.partition(_END)[0]) :]  # what comes below the comment
        elif first == _END:
            words += line  # what comes in the next block
        elif line:
            if name:
                yield name, _plain(words)
            if first == "|":
                words = line[1:]
            else:
                name, _, words = line.partition(" =")
    if name:
        yield name, _plain(words)


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
