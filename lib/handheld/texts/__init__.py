"""Texts, in a file for each language (see languages.py); the files here are for all games.

A game has its own texts in `<game>/texts/`, in the same way. Files that differ only in language
have the same names in them:

    # a comment
    NAME = a text
    NAME = one of several | another one
    NAME = a text
      with further lines, indented by two spaces

An empty line counts only between two lines of a text. A comment must not have a |.
"""

import gc
import sys

from handheld.modules import folder

_BLOCK = 400  # bytes
_HEAD = 240  # bytes of a part of which only the head is wanted
_BETWEEN_COLLECTING = 2000  # bytes
_GOES_ON = 32, 10  # the first byte of a text's further line: a space, or the end of an empty one


class Texts:
    """The texts of a file, by their names. The file is one piece of memory, and a text is made only
    when it is read: many small texts that stay would be scattered over the heap."""

    def __init__(self, words):
        self.words = words

    def __getattr__(self, name):
        start, end = _span(self.words, name)
        several = _plain(self.words[start:end]).split("|")
        return tuple([text.strip() for text in several]) if len(several) > 1 else several[0]


def one_of(texts, name, number):
    """Returns one of several texts: all of them at once would be long."""
    words = texts.words
    start, end = _span(words, name)
    for _ in range(number):
        start = words.find(b"|", start) + 1
    bar = words.find(b"|", start, end)
    return _plain(words[start : bar if bar >= 0 else end])


def _span(words, name):
    """Returns where a text is in its file."""
    start = words.find(("\n" + name + " =").encode())
    if start < 0:
        raise AttributeError(name)
    start = words.find(b"=", start) + 1
    end = start
    while words[end] in _GOES_ON:
        end = words.find(b"\n", end) + 1
    return start, end


def load(package, name):
    """Returns the texts of that name in a package; they stay in memory and go as modules do."""
    full = package + ".texts." + name
    if full not in sys.modules:
        with _open(package, name) as file:
            size = file.seek(0, 2)
            file.seek(0)
            words = file.read(size)
        sys.modules[full] = Texts(words if words[:1] == b"\n" else _tidied(words))
    return sys.modules[full]


def parts(package, name, heads=0):
    """Yields the parts of the only text in a file, which begins below its name. Only one part of a
    long text is in memory at a time. Of the first so many `heads` one gets only the beginnings:
    some lines, of which the last may lack its end."""
    start = made = 0
    more = True
    with _open(package, name) as file:
        while more:
            length, more = _to_bar(file)
            file.seek(start)
            words = file.read(min(length, _HEAD) if heads > 0 else length)
            heads -= 1
            yield _part(words if len(words) == length else words.rpartition(b" ")[0])
            start += length + 1
            file.seek(start)
            made += len(words)
            if made > _BETWEEN_COLLECTING:
                made = 0
                gc.collect()  # or what is made of the parts would be scattered over the heap


def _to_bar(file):
    """Returns the number of bytes to the next bar or to the end, and whether there is a bar."""
    length = 0
    block = file.read(_BLOCK)
    while block:
        bar = block.find(b"|")
        if bar >= 0:
            return length + bar, True
        length += len(block)
        block = file.read(_BLOCK)
    return length, False


def _open(package, name):
    path = folder(package) + "/texts/" + name + ".txt"
    try:
        return open(path, "rb")
    except OSError:
        raise OSError(path)  # handheld.crash_text shows the path


def _tidied(words):
    """Returns the content of a file as it is on a board."""
    return b"\n" + _without_comments(words) + b"\n="


def _without_comments(words):
    return b"\n".join([line for line in words.split(b"\n") if line[:1] != b"#"])


def _part(words):
    words = words.rpartition(b" =\n")[2]
    return _plain(_without_comments(words) if b"\n#" in words else words)


def _plain(words):
    return str(words, "utf-8").replace("\n  ", "\n").strip()
