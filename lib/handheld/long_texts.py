"""Reads one of several texts, or one part of a long one, without the rest (see handheld.texts)."""

import gc

from handheld.texts import open_file, plain, span, without_comments

_BLOCK = 400  # bytes
_HEAD = 240  # bytes of a part of which only the head is wanted
_BETWEEN_COLLECTING = 2000  # bytes


def one_of(texts, name, number):
    """Returns one of several texts: all of them at once would be long."""
    words = texts.words
    start, end = span(words, name)
    for _ in range(number):
        start = words.find(b"|", start) + 1
    bar = words.find(b"|", start, end)
    return plain(words[start : bar if bar >= 0 else end])


def parts_of(game, part, heads=0):
    """Yields the parts of a long text of a game in the language of the settings (see `parts`)."""
    program = game.program
    name = part + "_" + program.settings.language
    return parts(program.games[program.number], name, heads)


def parts(package, name, heads=0):
    """Yields the parts of the only text in a file, which begins below its name. Only one part of a
    long text is in memory at a time. Of the first so many `heads` one gets only the beginnings:
    some lines, of which the last may lack its end."""
    start = made = 0
    more = True
    with open_file(package, name) as file:
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


def _part(words):
    words = words.rpartition(b" =\n")[2]
    return plain(without_comments(words) if b"\n#" in words else words)
