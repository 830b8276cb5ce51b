"""The reasons of a hint in letters, as a person writes islands, cards and lines."""

from kahuna_games import members

from kahuna.play.hint_reasons import VALUES
from kahuna.rules.line_names import LINE_NAMES
from kahuna.rules.tables import LETTERS


def readable(reasons):
    """The same reasons, with letters for islands and cards and names of lines."""
    return [(kind, *map(in_letters, VALUES[kind], values)) for kind, *values in reasons]


def in_letters(kind, value):
    if kind == "i":
        return "".join(LETTERS[island] for island in members(value))
    if kind == "l":
        return " ".join(LINE_NAMES[line] for line in members(value))
    return LETTERS[value] if kind == "c" else value
