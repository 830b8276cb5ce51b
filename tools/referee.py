"""The referee: replays a record and says where the game stands after every deck and turn.

    python3 tools/referee.py FILE           one JSON object a line; - reads standard input
    python3 tools/referee.py --random SEED [--edition E] [--variant V]...
                                            writes a whole legal random game as a record

Exit status: 0 the record is right as far as it goes, 1 a line breaks a rule, 2 the call is wrong.
"""

import sys

import environment
import manners
from manners import say

sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]

from handheld.chance import Chance, seed_of
from kahuna.records import notation, record
from kahuna.rules.decks import rest_of
from kahuna.rules.editions import EDITIONS
from kahuna.rules.game import Game
from kahuna.rules.legal import MOST, legal
from kahuna.rules.phases import DEALING, OVER
from report import state_line

NAMES = [edition.name for edition in EDITIONS]
VARIANTS = ("guard", "open")


def read_arguments(arguments):
    parser = manners.Parser("referee", "Replays a record of Kahuna, or writes one.")
    parser.add_argument("file", nargs="?", help="a record, or - for standard input")
    parser.add_argument("--random", metavar="SEED", help="write a random game as a record")
    parser.add_argument("--edition", choices=NAMES, help="of the random game (modern)")
    parser.add_argument("--variant", choices=VARIANTS, action="append", default=[])
    options = parser.parse_args(arguments)
    if (options.file is None) == (options.random is None):
        parser.error("give one record to read, or --random with a seed (see --help)")
    if options.random is None:
        if options.edition or options.variant:
            parser.error("--edition and --variant go with --random; a record names its own")
        return options
    if not options.random.isascii() or not options.random.isdigit():
        parser.error(f"a seed is a whole number from 0 on, not '{options.random}'")
    if len(options.random) > 1000:
        parser.error(f"a seed has at most 1000 digits, not {len(options.random)}")
    edition = notation.edition(options.edition or NAMES[0])
    for variant, there in zip(VARIANTS, (edition.has_guard, edition.has_open)):
        if variant in options.variant and not there:
            parser.error(f"the edition {edition.name} has no variant {variant}")
    return options


def read_lines(name):
    """Returns the lines of a file or of standard input, however they end."""
    text = manners.read(name, "a record")
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def judge(lines):
    """Prints the states of a record; returns the exit status."""
    reader = record.Reader()
    for text in lines:
        try:
            if reader.feed(text):
                print(state_line(reader.game, reader.line))
        except record.RecordError as error:
            sys.stdout.flush()
            say(str(error))
            return 1
    return 0


def random_game(seed, edition, variants):
    """Plays a game at random, uniformly among the legal actions."""
    chance = Chance(seed_of(seed))
    game = Game(edition, "guard" in variants, "open" in variants, chance.below(2))
    buffer = bytearray(MOST)
    while game.phase != OVER:
        if game.phase == DEALING:
            deck = rest_of(game)
            chance.shuffle(deck)
            game.deal(deck)
        else:
            game.apply(buffer[chance.below(legal(game, buffer))])
    return game


@manners.tool("referee")
def main(arguments=None):
    options = read_arguments(arguments)
    if options.random is None:
        return judge(read_lines(options.file))
    edition = notation.edition(options.edition or NAMES[0])
    for text in record.lines(random_game(int(options.random), edition, options.variant)):
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
