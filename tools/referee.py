"""The referee: replays a record and says where the game stands after every deck and turn.

    python3 tools/referee.py FILE           one JSON object a line; - reads standard input
    python3 tools/referee.py --random SEED [--edition E] [--variant V]...
    python3 tools/referee.py --random SEED --game piranja [--players N]
                                            writes a whole legal random game as a record

Which game a record is of, its first word says.

Exit status: 0 the record is right as far as it goes, 1 a line breaks a rule, 2 the call is wrong.
"""

import environment

# isort: split
import sys

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
from piranja.records import record as piranja_record
from piranja.rules.decks import shuffled
from piranja.rules.game import Game as Piranja
from piranja.rules.legal import legal as piranja_legal
from report import piranja_line, state_line

NAMES = [edition.name for edition in EDITIONS]
VARIANTS = ("guard", "open")


def read_arguments(arguments):
    parser = manners.Parser("referee", "Replays a record of a game, or writes one.")
    parser.add_argument("file", nargs="?", help="a record, or - for standard input")
    parser.add_argument("--random", metavar="SEED", help="write a random game as a record")
    parser.add_argument("--game", choices=("kahuna", "piranja"), help="the random game (kahuna)")
    players = manners.whole(3, 6)
    parser.add_argument("--players", type=players, metavar="N", help="of piranja, 3 to 6 (4)")
    parser.add_argument("--edition", choices=NAMES, help="of kahuna (modern)")
    parser.add_argument("--variant", choices=VARIANTS, action="append", default=[])
    options = parser.parse_args(arguments)
    if (options.file is None) == (options.random is None):
        parser.error("give one record to read, or --random with a seed (see --help)")
    if options.random is None:
        if options.edition or options.variant:
            parser.error("--edition and --variant go with --random; a record names its own")
        if options.game or options.players:
            parser.error("--game and --players go with --random; a record names its own")
        return options
    if options.game == "piranja" and (options.edition or options.variant):
        parser.error("--edition and --variant are for kahuna")
    if options.game != "piranja" and options.players:
        parser.error("--players goes with --game piranja")
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
    reader, told = record.Reader(), state_line
    if first_word(lines) == "piranja":
        reader, told = piranja_record.Reader(), piranja_line
    for text in lines:
        try:
            if reader.feed(text):
                print(told(reader.game, reader.line))
        except (record.RecordError, piranja_record.RecordError) as error:
            sys.stdout.flush()
            say(str(error))
            return 1
    return 0


def first_word(lines):
    """Returns the word that says which game a record is of."""
    for text in lines:
        words = text.split("//")[0].split()
        if words:
            return words[0]
    return ""


def random_piranja(seed, players):
    """Plays a game of Kai Piranja at random, uniformly among the legal actions."""
    chance = Chance(seed_of(seed))
    game = Piranja(players, *shuffled(players, chance), chance.below(players))
    buffer = bytearray(MOST)
    while not game.over:
        game.apply(buffer[chance.below(piranja_legal(game, buffer))])
    return game


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
    seed = int(options.random)
    if options.game == "piranja":
        told = piranja_record.lines(random_piranja(seed, options.players or 4))
    else:
        edition = notation.edition(options.edition or NAMES[0])
        told = record.lines(random_game(seed, edition, options.variant))
    for text in told:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
