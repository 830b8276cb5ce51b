"""The names of lines and islands, and the effects of a play in signs."""

from ..rules.actions import line_of
from ..rules.cards import count
from ..rules.limits import ISLAND_COUNT, LINE_COUNT
from ..rules.tables import HIGH, ISLANDS, LETTERS, LOW


def line_name(action):
    """Returns the name of an action's line, such as BARI-DUDA."""
    return line_names(1 << line_of(action))


def line_names(lines, short=False):
    """Returns names such as BARI-DUDA ELAI-FAAA, or in short BD EF."""
    names = LETTERS if short else ISLANDS
    between = "" if short else "-"
    found = [line for line in range(LINE_COUNT) if lines >> line & 1]
    return " ".join([names[LOW[line]] + between + names[HIGH[line]] for line in found])


def island_names(islands, short=False):
    """Returns names such as BARI DUDA, or in short B D."""
    names = LETTERS if short else ISLANDS
    return " ".join([names[i] for i in range(ISLAND_COUNT) if islands >> i & 1])


def signs(preview, placing, short):
    """Returns what a play wins and takes, in signs: +BARI -2."""
    words = ""
    if preview.won:
        words = " +" + island_names(preview.won, short)
    taken = taken_by(preview, placing)
    return words + " -%d" % taken if taken else words


def taken_by(preview, placing):
    """Returns how many bridges a play takes; 0 for a removal of one, which goes without saying."""
    taken = count(preview.taken)
    return taken if placing or taken > 1 else 0


def fitting(font, long, short, width):
    """Returns the long words if they fit, otherwise the short ones."""
    return long if font.width(long) <= width else short
