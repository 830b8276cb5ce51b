"""Parses the words of the record notation: actions, islands, lines and editions.

`text` does the opposite: it returns the word for an action.
"""

from ..rules.actions import DISCARD, DRAW, END, REMOVE, REPLACE, TAKE
from ..rules.editions import EDITIONS
from ..rules.limits import LINE_COUNT
from ..rules.line_names import LINE_NAMES
from ..rules.tables import HIGH, ISLANDS, LETTERS, LOW
from .writer import text as text


def parse(word):
    """Returns the action that a word stands for, or raises ValueError with a sentence.

    Several cards discarded together (#AB) are several actions: parse them one by one.
    """
    if word == "^":
        return DRAW
    if word == ".":
        return END
    if len(word) == 2 and word[0] == "^":
        return TAKE + island(word[1])
    if len(word) == 2 and word[0] == "#":
        return DISCARD + island(word[1])
    if len(word) == 3 and word[1] == "-":
        number = line(word[0] + word[2])
        return number if LOW[number] == island(word[0]) else number + LINE_COUNT
    if len(word) in (5, 6) and word[2] == "*" and word[5:] in ("", "+"):
        return _removal(word)
    raise ValueError("'%s' is no play" % word)


def _removal(word):
    number = line(word[3:5])
    pair = 0
    for letter in word[:2]:
        if letter not in LINE_NAMES[number]:
            raise ValueError(
                "%s is no end of line %s: two cards of its islands are needed"
                % (ISLANDS[island(letter)], LINE_NAMES[number])
            )
        pair += HIGH[number] == island(letter)
    return (REPLACE if word[5:] else REMOVE) + pair * LINE_COUNT + number


def island(letter):
    """Returns the island with that initial, or raises ValueError with a sentence."""
    if letter not in LETTERS or len(letter) != 1:
        raise ValueError("'%s' is no island: they are A to L" % letter)
    return LETTERS.index(letter)


def line(letters):
    """Returns the line between two islands by their initials, or raises ValueError."""
    for letter in letters:
        island(letter)
    if len(letters) != 2:
        raise ValueError("'%s' is no line: two islands name one, as in AB" % letters)
    pair = letters if letters[0] < letters[-1] else letters[-1] + letters[0]
    if pair not in LINE_NAMES:
        raise ValueError("there is no line between %s and %s" % (letters[0], letters[-1]))
    return LINE_NAMES.index(pair)


def edition(name):
    """Returns the edition of that name, or raises ValueError with a sentence."""
    names = [known.name for known in EDITIONS]
    if name not in names:
        raise ValueError("there is no edition '%s': choose %s" % (name, ", ".join(names)))
    return EDITIONS[names.index(name)]
