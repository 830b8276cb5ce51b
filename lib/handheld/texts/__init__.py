"""Texts, in a file for each language (see languages.py); the files here are for all games.

A game has its own texts in `<game>/texts/`, in the same way. Files that differ only in language
have the same names in them:

    # a comment
    NAME = a text
    NAME = one of several | another one
    NAME = a text
      with further lines, indented by two spaces

An empty line counts only between two lines of a text. A comment must not have a |.
handheld.long_texts reads one part of a long text at a time.
"""

import sys

from handheld.modules import folder

_GOES_ON = 32, 10  # the first byte of a text's further line: a space, or the end of an empty one


class Texts:
    """The texts of a file, by their names. The file is one piece of memory, and a text is made only
    when it is read: many small texts that stay would be scattered over the heap."""

    def __init__(self, words):
        self.words = words

    def __getattr__(self, name):
        start, end = span(self.words, name)
        several = plain(self.words[start:end]).split("|")
        return tuple([text.strip() for text in several]) if len(several) > 1 else several[0]


def span(words, name):
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
        with open_file(package, name) as file:
            size = file.seek(0, 2)
            file.seek(0)
            words = file.read(size)
        sys.modules[full] = Texts(words if words[:1] == b"\n" else _tidied(words))
    return sys.modules[full]


def open_file(package, name):
    """Opens the file with the texts of that name."""
    path = folder(package) + "/texts/" + name + ".txt"
    try:
        return open(path, "rb")
    except OSError:
        raise OSError(path)  # handheld.crash_text shows the path


def _tidied(words):
    """Returns the content of a file as it is on a board."""
    return b"\n" + without_comments(words) + b"\n="


def without_comments(words):
    """Returns what is in a file without its comments."""
    return b"\n".join([line for line in words.split(b"\n") if line[:1] != b"#"])


def plain(words):
    """Returns bytes of a file as text, with its lines where they belong."""
    return str(words, "utf-8").replace("\n  ", "\n").strip()
