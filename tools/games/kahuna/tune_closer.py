"""Finds the weights by which Kahuna's strongest robot judges its turns more closely: closer.py.

    python3 tools/games/kahuna/tune_closer.py

Robots play against themselves. Of each turn several ones are tried: what comes of them on average
when robots that look no further than their own turn play on, with other unseen cards, is a sample
of what the position after them is worth. The weights are fitted to these samples. This takes ten
minutes and two gigabytes of memory; then tools/make_assets.py writes the weights as a board reads
them.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import environment

# isort: split
import manners

sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]

from games.kahuna import deep
from games.kahuna.tuning import in_bytes, rows_of_bytes
from manners.progress import Progress

TARGET = environment.ROOT / "tools" / "games" / "kahuna" / "closer.py"
GAMES = 12000

HEAD = '''"""The weights by which Kahuna's strongest robot judges its turns more closely, written by
tools/games/kahuna/tune_closer.py: change that, not this.

{note}
"""

# fmt: off

# Like ROWS in weights.py.
'''
COMMENT = """\
# Pairs of ends of lines, each by the greater end, then by the smaller one. First free lines: at an
# end there may be NEAR, times four, two more with a card of one's own, and one more if the other
# side probably has one. Then lines with one's own bridge: NEAR, times three, and how surely the
# other side has a card, 0 to 2; and with its bridges: NEAR, times three, and the number of one's
# own cards. Then states of islands, by the cards that count there: 0 to 4 of one's own, and for
# each of these 0 to 3 that the other side probably has.
""".splitlines()


def samples_of(games, seed, progress):
    """Returns the samples from so many games."""
    import numpy

    from games.kahuna.deep.turn_finder import desk
    from games.kahuna.deep.turn_samples import MOST, SAMPLE, beginning, sample_game

    room = numpy.zeros((MOST, SAMPLE), dtype=numpy.int32)
    desks = desk(24), desk(4)
    found = []
    for number in range(games):
        many = sample_game(beginning(seed * 1000000 + number), room, number * MOST, *desks)
        found.append(room[:many].copy())
        progress.step()
    progress.clear()
    return numpy.concatenate(found)


def source(values, note):
    """Returns the text of closer.py."""
    return HEAD.format(note=note) + "\n".join(
        [
            *rows_of_bytes("ROWS", values["ROWS"]),
            *COMMENT,
            "LINES = (",
            *in_bytes(values["LINES"], "    "),
            ")",
            "# fmt: on",
            "",
        ]
    )


def read_arguments(arguments=None):
    parser = manners.Parser("games/kahuna/tune_closer", __doc__)
    add = parser.add_argument
    add("--games", type=manners.whole(1), metavar="N", default=GAMES, help="how many to play")
    add("--seed", type=manners.whole(0, 1000000), metavar="S", default=1, help="from this seed (1)")
    add("--out", type=manners.place, metavar="FILE", default=TARGET, help="write this module")
    options = parser.parse_args(arguments)
    options.out.open("a").close()  # if it fails, then now, not after all the games
    return options


@manners.tool("tune_closer")
def main(arguments=None):
    options = read_arguments(arguments)
    deep.install()
    from games.kahuna.deep import closer_fit

    samples = samples_of(options.games, options.seed, Progress(options.games, "games"))
    values = closer_fit.tables(closer_fit.fit(samples, options.seed))
    note = f"From {len(samples):,} turns of {options.games:,} games, seed {options.seed}."
    options.out.write_text(source(values, note), encoding="utf-8")
    print(f"wrote {options.out}\n{note}")


if __name__ == "__main__":
    sys.exit(main())
