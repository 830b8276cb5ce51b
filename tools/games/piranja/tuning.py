"""Finds the weights of Kai Piranja's robots by self-play.

Players that all use the same weights play each other, three to six at a table, with simpler ones
among them (see fast.py). The chances to win that they saw before each card are moved towards what
came of it: the chances before the next cards, and the result (temporal differences).
"""

import textwrap
import time

import environment
import manners
from environment import installing

TARGET = environment.ROOT / "piranja" / "robots" / "weights.py"
PINS = environment.ROOT / "tools" / "requirements-analysis.txt"
GAMES = 400000
OPTIONS = {
    "go-on": {"action": "store_true", "help": "begin with the weights Kai Piranja has now"},
}

STEPS = 32  # so many halve a chance, as in worth.py

ROUNDS = 40
LAST = 10  # rounds at the end whose mean counts
RATE = 0.03
FADE = 0.8
OTHERS = 0.3  # the share of simpler players
MEASURED = 4000  # games


def tune(games, seed, weights):
    """Plays the games; returns the weights, averaged over the last rounds."""
    import numpy

    from .fast import WEIGHTS, learn

    moved = numpy.zeros(WEIGHTS)
    mean = numpy.zeros(WEIGHTS)
    began = time.monotonic()
    for number in range(ROUNDS):
        rate = RATE * 0.03 ** (number / ROUNDS)
        batch = max(1, games // ROUNDS)
        learn(weights, moved, batch, rate, FADE, OTHERS, seed * ROUNDS + number)
        if number >= ROUNDS - LAST:
            mean += weights / LAST
        manners.say(f"round {number + 1} of {ROUNDS}, {time.monotonic() - began:.0f} s")
    return mean


def start():
    """Returns the first weights: a card is good, and the later the better."""
    import numpy

    from . import fast

    weights = numpy.zeros(fast.WEIGHTS)
    weights[: fast.STAGES] = 1
    for part in range(fast.PARTS):
        for soon in range(3):
            at = fast.FIRST_PART + part * fast.PART + soon * fast.BLOCK
            for fish in range(fast.MOST_FISH + 1):
                weights[at + fish] = weights[at + fast.SPARED + fish] = 0.05 * fish * (part < 4)
    return weights


def tables(weights):
    """Returns the weights as the tables of weights.py, by name, in whole numbers of steps."""
    from numpy import log

    from . import fast

    steps = weights * STEPS / log(2)
    cards = [round(4 * value) for value in steps[: fast.FIRST_PART]]
    parts = []
    for part in range(fast.PARTS):
        at = fast.FIRST_PART + part * fast.PART
        row = [max(-127, min(127, round(value))) for value in steps[at : at + fast.PART]]
        parts.append(row)
    return {"CARDS": cards, "STAGES": parts}


def present():
    """Returns the tables that weights.py has."""
    from piranja.robots.weights import CARDS, STAGES

    return {"CARDS": CARDS, "STAGES": [[byte - 128 for byte in row] for row in STAGES]}


def values_of(tables):
    """Returns the weights that tables stand for."""
    import numpy

    steps = [value / 4 for value in tables["CARDS"]]
    for row in tables["STAGES"]:
        steps += row
    return numpy.array(steps) * numpy.log(2) / STEPS


def source(tables, note):
    """Returns the text of weights.py."""

    def in_lines(numbers):
        return textwrap.wrap(", ".join(map(str, numbers)) + ",", 96)

    lines = [
        '"""The weights of worth.py, written by tools/tune.py: change that, not this.',
        "",
        *textwrap.wrap(note, 100),
        '"""',
        "",
        "# fmt: off",
        "",
        "# By stage: what eight cards in a catch are worth, then what sixteen hungry ones are, in",
        "# quarters of a step. (worth.py says how many steps halve a chance.)",
        "CARDS = (",
        *("    " + line for line in in_lines(tables["CARDS"])),
        ")",
        "",
        "# By part of the game: a block for the player whose turn it is, one for the next player",
        "# and one for those after them, then how soon a player's turn comes, as in worth.py. A",
        "# byte is a number of steps, plus 128.",
        "STAGES = (",
    ]
    for row in tables["STAGES"]:
        lines.append("    (")
        for at in range(0, len(row), 22):
            text = "".join(f"\\x{value + 128:02x}" for value in row[at : at + 22])
            lines.append(f'        b"{text}"')
        lines.append("    ),")
    falling = [round(32768 * 2 ** (-step / STEPS)) for step in range(STEPS)]
    lines += [
        ")",
        "",
        "# A chance of 32768 after 0, 1, 2 ... steps down.",
        "FALLING = (",
        *("    " + line for line in in_lines(falling)),
        ")",
        "# fmt: on",
        "",
    ]
    return "\n".join(lines)


def find(options):
    """Returns the tables, and how they were found."""
    installing.add("the fast game", "numba", PINS)
    weights = values_of(present()) if options.go_on else start()
    how = ", starting from the previous weights" if options.go_on else ""
    return tables(tune(options.games, options.seed, weights)), how


def reached(tables, options):
    """Yields sentences on what a robot achieves with these tables."""
    import numpy

    from .fast import BRINGS_IN, SKETCH, match

    for name, kind in (("bring in at five fish", BRINGS_IN - 5), ("weigh the next card", SKETCH)):
        kinds = numpy.array([1, kind, kind, kind])
        won, _ = match(kinds, values_of(tables), MEASURED, 1)
        robot = "one player who looks a card ahead won " if kind != SKETCH else ""
        yield f"{robot}{won[0]:.1%} of {MEASURED} games against three that {name}"
