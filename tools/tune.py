"""Finds the weights of the robots by self-play, and writes them where the robots look for them.

    python3 tools/tune.py                                   # Kahuna's, on all cores
    python3 tools/tune.py --game piranja                    # Kai Piranja's
    python3 tools/tune.py --game piranja --go-on            # from the weights it has now

Each game's tuning.py in tools/games/ says how that is done. --games, --seed and --jobs decide
which games are played.
"""

import environment

# isort: split
import sys

import manners

sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]

import games


def read_arguments(arguments):
    parser = manners.Parser("tune", __doc__)
    add = parser.add_argument
    games.add_options(parser, "tuning")
    usual = ", ".join(f"{game} {games.part(game, 'tuning').GAMES}" for game in games.GAMES)
    add("--games", type=manners.whole(1), metavar="N", help=f"how many to play ({usual})")
    add(
        "--seed",
        type=manners.whole(0, 1000000),
        metavar="S",
        default=1,
        help="play them from this seed (1)",
    )
    add("--out", type=manners.place, metavar="FILE", help="write this module (that of the robots)")
    options = parser.parse_args(arguments)
    problem = games.misplaced(options, "tuning")
    if problem:
        parser.error(problem)
    tuning = games.part(options.game, "tuning")
    options.games = options.games or tuning.GAMES
    options.out = options.out or tuning.TARGET
    options.out.open("a").close()  # if it fails, then now, not after all the games
    return options


@manners.tool("tune")
def main(arguments=None):
    options = read_arguments(arguments)
    tuning = games.part(options.game, "tuning")
    tables, how = tuning.find(options)
    reached = ", ".join(tuning.reached(tables, options))
    note = f"From {options.games} games, seed {options.seed}{how}. With them {reached}."
    options.out.write_text(tuning.source(tables, note), encoding="utf-8")
    print(f"wrote {options.out}\n{note}")


if __name__ == "__main__":
    sys.exit(main())
