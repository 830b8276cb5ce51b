"""Lines and islands by their names, and what a play does in signs."""

from ..rules.actions import line_of
from ..rules.cards import count
from ..rules.limits import LINE_COUNT
from ..rules.tables import HIGH, ISLANDS, LETTERS, LOW


def line_letters(action):
    """Returns BD, say."""
    line = line_of(action)
    return LETTERS[LOW[line]] + LETTERS[HIGH[line]]


def line_name(action):
    """Returns BARI-DUDA, say."""
    line = line_of(action)
    return ISLANDS[LOW[line]] + "-" + ISLANDS[HIGH[line]]


def line_names(lines):
    return " ".join([line_letters(line) for line in range(LINE_COUNT) if lines >> line & 1])


def island_names(islands):
    return " ".join([ISLANDS[i] for i in range(12) if islands >> i & 1])


def initials(islands):
    return " ".join([LETTERS[i] for i in range(12) if islands >> i & 1])


def signs(preview, placing, short):
    """Returns what a play wins and takes, in signs: +BARI -2."""
    words = ""
    if preview.won:
        words = " +" + (initials(preview.won) if short else island_names(preview.won))
    taken = taken_by(preview, placing)
    return words + " -%d" % taken if taken else words


def taken_by(preview, placing):
    """Returns how many bridges a play takes, but 0 if a removal takes its one: that is said."""
    taken = count(preview.taken)
    return taken if placing or taken > 1 else 0


def fitting(font, long, short, width):
    """Returns the long words if they fit, otherwise the short ones."""
    return long if font.width(long) <= width else short
