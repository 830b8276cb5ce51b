"""Plays a robot of another version of the project against one of this version, in one process.

    git worktree add build/before 5402c78
    pypy3 tools/games/kahuna/progress.py build/before 9 9 --deals 1000

This is many times quicker than the arena with former.py as a program, above all under PyPy. The
other version's rules and robots come from its folder, but what they import of `lib` is this
version's: one that is too old for that still plays in the arena.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import environment

# isort: split
import importlib.util

import manners

sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]

from games.kahuna import figures
from games.kahuna.match import Match, Terms
from games.kahuna.players import LEVEL_NAMES, Level
from manners.progress import Progress

FORMER = "former"  # the other version's package `kahuna` has this name here


def former(folder):
    """Returns what makes the robots of the version in that folder."""
    place = folder / "kahuna"
    if not (place / "robots").is_dir():
        raise manners.Mistake(f"there is no version of the project in {folder}")
    spec = importlib.util.spec_from_file_location(
        FORMER, place / "__init__.py", submodule_search_locations=[str(place)]
    )
    sys.modules[FORMER] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules[FORMER])
    return importlib.import_module(FORMER + ".robots").create


class Meeting(Match):
    """A game between robots: the first one is of the other version."""

    create = None

    def _player(self, seat):
        if self.seats[seat]:
            return super()._player(seat)
        number = self.terms.players[0].split()[-1]
        return Level(self.create, number, self.chance("player", seat))


def play(create, numbers, deals, seed):
    """Plays both games of each deal; returns the results as the arena does."""
    Meeting.create = staticmethod(create)
    terms = Terms([f"former {numbers[0]}", numbers[1]], "modern", [], 0, seed, 10, False)
    progress = Progress(deals, "deals")
    played = []
    for deal in range(deals):
        played.append([Meeting(terms, deal, number).play() for number in (0, 1)])
        progress.step()
    progress.clear()
    return figures.count(terms, played)


def read_arguments(arguments=None):
    parser = manners.Parser("games/kahuna/progress", __doc__)
    add = parser.add_argument
    add("folder", type=manners.place, help="where the other version is")
    add("former", choices=LEVEL_NAMES, help="the number of its robot, of nine")
    add("robot", choices=LEVEL_NAMES, help="the number of the one of this version")
    add("--deals", type=manners.whole(1), metavar="N", default=100, help="each is two games (100)")
    add("--seed", type=manners.whole(0), metavar="S", default=1, help="deal from this seed (1)")
    return parser.parse_args(arguments)


@manners.tool("progress")
def main(arguments=None):
    options = read_arguments(arguments)
    try:
        create = former(options.folder)
        results = play(create, (options.former, options.robot), options.deals, options.seed)
    except (AttributeError, ImportError) as error:  # of what it wants of `lib`
        raise manners.Mistake(f"{options.folder} can play only in the arena: {error}") from error
    print("\n".join(figures.page(results)))


if __name__ == "__main__":
    sys.exit(main())
