"""Finds the weights of Kai Piranja's robots by self-play and writes piranja/robots/weights.py.

    python3 tools/tune_piranja.py --games 400000      # --seed gives other games
    python3 tools/tune_piranja.py --games 100000 --go-on    # from the weights that are there

Players who all go by the same weights play each other, three to six at a table, with simpler ones
among them (see fast_piranja.py). The chances to win that they saw before each card are moved
towards what came of it: those before the next cards, and the result (temporal differences).
"""

import environment

# isort: split
import sys
import textwrap
import time

import manners

sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]

TARGET = environment.ROOT / "piranja" / "robots" / "weights.py"
STEPS = 32  # halves of a chance: as in standing.py

ROUNDS = 40
LAST = 10  # of these give the mean
RATE = 0.03
FADE = 0.8
OTHERS = 0.3  # the share of simpler players
MEASURED = 4000  # games


def tune(games, seed, weights):
    """Plays the games; returns the weights, averaged over the last rounds."""
    import numpy
    from fast_piranja import WEIGHTS, learn

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
    """Returns the first weights: a card is good, and the more so the later."""
    import fast_piranja as fast
    import numpy

    weights = numpy.zeros(fast.WEIGHTS)
    weights[: fast.STAGES] = 1
    for part in range(fast.PARTS):
        for soon in range(3):
            at = fast.FIRST_PART + part * fast.PART + soon * fast.BLOCK
            for fish in range(fast.MOST_FISH + 1):
                weights[at + fish] = weights[at + fast.KEPT + fish] = 0.05 * fish * (part < 4)
    return weights


def tables(weights):
    """Returns the weights as the tables of weights.py: whole numbers of steps, by name."""
    import fast_piranja as fast
    from numpy import log

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
        '"""The weights of standing.py, written by tools/tune_piranja.py: change that, not this.',
        "",
        *textwrap.wrap(note, 100),
        '"""',
        "",
        "# fmt: off",
        "",
        "# By stage: what eight cards in a catch are worth, then what sixteen hungry ones are, in",
        "# quarters of a step. (How many steps halve a chance standing.py says.)",
        "CARDS = (",
        *("    " + line for line in in_lines(tables["CARDS"])),
        ")",
        "",
        "# By part of the game: a block for the player at turn, for the next, for those after",
        "# them, then how soon the own turn comes, as standing.py says. The bytes are numbers of",
        "# steps, each 128 more than it is.",
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


def reached(tables):
    """Yields sentences on how a robot does with these tables."""
    import numpy
    from fast_piranja import BRINGS_IN, SKETCH, match

    for name, kind in (("bring in at five fish", BRINGS_IN - 5), ("reckon one step", SKETCH)):
        kinds = numpy.array([1, kind, kind, kind])
        won, _ = match(kinds, values_of(tables), MEASURED, 1)
        yield f"{won[0]:.1%} of {MEASURED} games against three that {name}"


def read_arguments(arguments):
    description, _, epilog = __doc__.partition("\n\n")
    parser = manners.Parser("tune_piranja", description, epilog)
    add = parser.add_argument
    add("--games", type=manners.whole(1), metavar="N", default=400000, help="to play (400000)")
    add("--seed", type=manners.whole(0, 1000000), metavar="S", default=1, help="of the games (1)")
    add("--go-on", action="store_true", help="from the weights that are there")
    add("--out", type=manners.place, metavar="FILE", default=TARGET, help="the module to write")
    options = parser.parse_args(arguments)
    options.out.open("a").close()  # or all games would be played in vain
    return options


@manners.tool("tune_piranja")
def main(arguments=None):
    options = read_arguments(arguments)
    import deep

    deep.install()
    weights = values_of(present()) if options.go_on else start()
    found = tables(tune(options.games, options.seed, weights))
    note = f"From {options.games} games, seed {options.seed}"
    note += ", gone on from former ones" if options.go_on else ""
    note += ". With them one player who looks a card ahead won " + ", ".join(reached(found)) + "."
    options.out.write_text(source(found, note), encoding="utf-8")
    print(f"wrote {options.out}\n{note}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
