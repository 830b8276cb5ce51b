"""The referee: replays a record and says where the game stands after every deck and turn.

    python3 tools/referee.py FILE           prints JSON, an object a line; - reads standard input
    python3 tools/referee.py --random SEED [--edition E] [--variant V]...
    python3 tools/referee.py --random SEED --game piranja [--players N]
                                            writes a whole legal random game as a record

The first word of a record says which game it is.

Exit status: 0 the record is right as far as it goes, 1 a line breaks a rule, 2 the call is wrong.
"""

import environment

# isort: split
import difflib
import json
import sys

import manners

sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]

import games


def read_arguments(arguments):
    parser = manners.Parser("referee", __doc__)
    parser.add_argument("file", nargs="?", help="the record; - reads standard input")
    parser.add_argument("--random", metavar="SEED", help="write a random game from this seed")
    games.add_options(parser, "records", default=None)
    options = parser.parse_args(arguments)
    if (options.file is None) == (options.random is None):
        parser.error("give one record to read, or --random with a seed (see --help)")
    problem = wrong_for_random(options) if options.file is None else wrong_for_a_record(options)
    if problem:
        parser.error(problem)
    return options


def wrong_for_a_record(options):
    """Returns a sentence about a call that makes no sense, or None."""
    given = {**vars(options), "file": None}
    for name in given:
        if given[name]:
            return f"--{name} goes with --random; a record names its own"
    return None


def wrong_for_random(options):
    if not options.random.isascii() or not options.random.isdigit():
        return f"a seed is a whole number of at least 0, not '{options.random}'"
    if len(options.random) > 1000:
        return f"a seed has at most 1000 digits, not {len(options.random)}"
    options.game = options.game or games.GAMES[0]
    own = games.part(options.game, "records")
    return games.misplaced(options, "records") or own.wrong(options)


def read_lines(name):
    """Returns the lines of a file or of standard input, however they end."""
    text = manners.read(name, "a record")
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def judge(lines):
    """Prints the states of a record; returns the exit status."""
    word = first_word(lines)
    meant = looks_like(word)
    if meant and meant != word:
        number = 1 + next(number for number, text in enumerate(lines) if word in text)
        name = games.name_of(meant)
        manners.say(f"line {number}: '{word}' looks like a record of {name}: write '{meant}'")
        return 1
    records = games.part(meant or games.GAMES[0], "records")
    reader = records.Reader()
    for text in lines:
        try:
            if reader.feed(text):
                print(json.dumps(records.state(reader.game, reader.line)))
        except records.RecordError as error:
            sys.stdout.flush()
            manners.say(str(error))
            return 1
    return 0


def first_word(lines):
    """Returns the word that says which game is recorded."""
    for text in lines:
        words = text.split("//")[0].split()
        if words:
            return words[0]
    return ""


def looks_like(word):
    """Returns the game that the first word of a record names, perhaps misspelt; or None."""
    names = {name: game for game in games.GAMES for name in (game, games.name_of(game).lower())}
    near = difflib.get_close_matches(word.lower(), names, 1)
    return names[near[0]] if near else None


@manners.tool("referee")
def main(arguments=None):
    options = read_arguments(arguments)
    if options.random is None:
        return judge(read_lines(options.file))
    records = games.part(options.game, "records")
    for text in records.lines(records.random_game(int(options.random), options)):
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
