"""The games of the project, which code.py names in GAMES, and what the tools want of each.

A game has a folder here beside the others. It gives what a tool asks for under the same names:

    NAME        what sentences call the game
    records     Reader, RecordError, lines    read a record, line by line, and write one
                state(game, line)             where a game stands, as a dictionary for JSON
                OPTIONS, wrong(options), random_game(seed, options)
    players     NAMES, named(name, chance)    players with moves(view), finish(view, result)
                HERE                          names of players for this computer alone
    protocol    observation(view, seat)       what a program reads, as a dictionary for JSON
                read(words, view)             its answer as actions; ValueError with a sentence
    match       OPTIONS, wrong(options), prepare(options)
                terms(options, players)       all that decides how games go: Terms, a namedtuple
                play_deal(terms, deal)        notes about the games of a deal
    figures     count(terms, deals)           the results: all deals' notes as a dictionary for JSON
                page(results)                 the same as lines of text
    tuning      TARGET, GAMES                 the module with the weights, and from how many games
                OPTIONS, find(options)        the tables, and how they were found
                reached(tables, options)      sentences on what a robot achieves with them
                source(tables, note)          the text of the module
    bench       CORE, RECORDS, PLAY, MIDDLE   code that the VM runs
                robots()                      what the robots take
    scenes      look_around(handheld)         goes through the screens, on the VM, from the title
                play(handheld)                plays from title to title; returns the heap there
                frames(handheld)              returns what frames leave on the heap in which
                                              nothing happens
                MOMENTARY                     what else a board takes at a screen's fullest moment
    vm_player                                 what `scenes` calls on the VM, as kahuna_player and
                                              the like

referee.py and play.py use `records`, arena.py the next four, tune.py `tuning`, bench.py the rest.
OPTIONS are the game's own options of the tool, {name: arguments for argparse}; `wrong` returns a
sentence about a call that makes no sense, or None. A game with `league` among its options is for
two players, its notes name the `winner` (0, 1 or None), and its `figures` have rules(terms), the
rules that the games are played by, and title(results), the same in words.

Anything else in such a folder is the game's own.
"""

import ast
from importlib import import_module

import environment


def named(start):
    """Returns the games that a code.py names."""
    for statement in ast.parse(start.read_bytes(), str(start)).body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "GAMES":
            return ast.literal_eval(statement.value)
    return ()


GAMES = named(environment.ROOT / "code.py")


def part(game, name):
    """Returns a module of a game's folder."""
    return import_module(f"{__name__}.{game}.{name}")


def name_of(game):
    return import_module(f"{__name__}.{game}").NAME


def add_options(parser, name, default=GAMES[0]):
    """Adds --game, and the options that the games' modules of that name have."""
    parser.add_argument("--game", choices=GAMES, default=default, help=f"which game ({GAMES[0]})")
    for game in GAMES:
        for option, how in part(game, name).OPTIONS.items():
            parser.add_argument(f"--{option}", **how)


def misplaced(options, name):
    """Returns a sentence about an option that belongs to another game, or None."""
    for game in GAMES:
        for option in part(game, name).OPTIONS:
            if game != options.game and getattr(options, option.replace("-", "_")):
                if game == GAMES[0]:
                    return f"--{option} is for {name_of(game)}, not for {name_of(options.game)}"
                return f"--{option} goes with --game {game}"
    return None
