"""Lets players play many games against each other, and counts.

    python3 tools/arena.py A B --deals N [--edition E] [--variant V]... [--handicap N]
                               [--seed S] [--json] [--records DIR] [--patience SECONDS] [--jobs N]
                               [--scheduler ADDRESS]
    python3 tools/arena.py --league A B C ... --deals N [--picture FILE] [as above, no --handicap]
    python3 tools/arena.py --game piranja A B C [D E F] --games N
                               [--seed S] [--json] [--records DIR] [--patience SECONDS] [--jobs N]
                               [--scheduler ADDRESS]

Players are numbers from 1 to 9 (the robots of the handheld), random (any legal action), child
(half its cards, anywhere), greedy (the most islands after its own turn), yardstick (the strongest
robot of a former version), deep (a search without the handheld's limits, about a second a turn), or
the command line of a program of your own, in quotes: PLAYERS.md says what it reads and writes. Each
deal is played twice, with sides and start exchanged. In a league everybody plays against everybody,
and all get ratings on one scale. The same seed gives the same games, on any number of processes or
computers, also if some of them are lost on the way.

Kai Piranja is for three to six players: numbers from 1 to 3 (its robots), random, five (brings in
its row once it has five fish), sketch (goes on while the next card promises more than it
threatens), or a program. One may be there several times. From game to game they change seats, and
neighbours too.

Exit status: 0 played; 1 an outside player forfeited every game, or the games could not be played;
2 the call is wrong; 130 interrupted.
"""

import environment

# isort: split
import json
import os
import shutil
import sys
import time
from itertools import combinations

import manners

sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]

from contest import crew, figures, league
from contest.match import Terms
from contest.piranja import figures as piranja_figures
from contest.piranja.match import Terms as PiranjaTerms
from contest.piranja.players import NAMES as PIRANJA_NAMES
from contest.players import DEEP, NAMES
from contest.program import words_of
from kahuna.records import notation
from kahuna.rules.editions import EDITIONS
from progress import Progress

PIRANJA = "piranja"
EDITION_NAMES = [edition.name for edition in EDITIONS]
MOST_DEALS = 1000000


def read_arguments(arguments):
    description, _, epilog = __doc__.partition("\n\n")
    parser = manners.Parser("arena", description, epilog)
    add = parser.add_argument
    add("players", nargs="*", metavar="A B", help=", ".join((*NAMES, DEEP)) + ", or a program")
    add("--league", action="store_true", help="everybody against everybody, with ratings")
    add("--game", choices=("kahuna", PIRANJA), default="kahuna", help="(kahuna)")
    add("--deals", type=int, metavar="N", help="of two games each")
    add("--games", type=int, metavar="N", help="of Kai Piranja")
    add("--edition", choices=EDITION_NAMES, help="(modern)")
    add("--variant", choices=("guard", "open"), action="append", default=[])
    add("--handicap", type=int, metavar="N", default=0, help="bridges that A lays first")
    add("--seed", type=int, metavar="S", default=1, help="a whole number (1)")
    add("--json", action="store_true", help="one JSON object")
    add("--picture", metavar="FILE", type=manners.place, help="of a league's ratings, as PNG")
    add("--records", metavar="DIR", type=manners.place, help="write the games there, a file each")
    add("--patience", type=float, metavar="SECONDS", default=10, help="with a program's turn (10)")
    add("--jobs", type=int, metavar="N", default=cores(), help="processes (one for each core)")
    add("--scheduler", metavar="ADDRESS", help="of a Dask cluster that plays instead")
    options = parser.parse_intermixed_args(arguments)
    problem = wrong_for_piranja(options) if options.game == PIRANJA else wrong_for_kahuna(options)
    if problem:
        parser.error(problem)
    options.edition = options.edition or EDITION_NAMES[0]
    return options


def cores():
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def wrong_for_kahuna(options):
    """Returns a sentence about a call that makes no sense, or None."""
    if options.games is not None:
        return "--games goes with --game piranja; Kahuna is played in --deals, of two games each"
    if options.deals is None:
        return "the following arguments are required: --deals"
    problem = wrong_number(options) or wrong_amount(options, "deals")
    if problem:
        return problem
    edition = notation.edition(options.edition or EDITION_NAMES[0])
    for variant, there in (("guard", edition.has_guard), ("open", edition.has_open)):
        if variant in options.variant and not there:
            return f"the edition {edition.name} has no variant {variant}"
    if not 0 <= options.handicap <= 3:
        return f"--handicap is 1 to 3 bridges, not {options.handicap}"
    if options.handicap and not edition.has_handicap:
        return f"the edition {edition.name} has no handicap"
    if options.scheduler and DEEP in options.players:
        return f"{DEEP} plays on this computer alone, not with --scheduler"
    return no_player(options, (*NAMES, DEEP))


def wrong_for_piranja(options):
    """Returns the same for Kai Piranja."""
    for name in ("league", "deals", "edition", "variant", "handicap", "picture"):
        if getattr(options, name):
            return f"--{name} is for Kahuna, not for Kai Piranja"
    if options.games is None:
        return "the following arguments are required: --games"
    if not 3 <= len(options.players) <= 6:
        return f"three to six players are wanted, not {len(options.players)}"
    return wrong_amount(options, "games") or no_player(options, PIRANJA_NAMES)


def wrong_amount(options, unit):
    """Returns a sentence about a number that makes no sense, or None."""
    for name, least in ((unit, 1), ("jobs", 1), ("seed", 0)):
        if getattr(options, name) < least:
            return f"--{name} is a whole number from {least} on, not {getattr(options, name)}"
    if getattr(options, unit) > MOST_DEALS:
        return f"--{unit} is at most {MOST_DEALS}, not {getattr(options, unit)}"
    if not 0 < options.patience < 1e6:
        return f"--patience is a number of seconds, more than 0, not {options.patience:g}"
    if options.scheduler == "":
        return "--scheduler is the address of a cluster, and may not be empty"
    return None


def no_player(options, names):
    """Returns a sentence about a player that is not there, or None."""
    for player in options.players:
        problem = None if player in names else no_program(player, names, options.scheduler)
        if problem:
            return problem
    return None


def wrong_number(options):
    """Returns a sentence about players too many or too few, or None."""
    players = options.players
    if not options.league:
        if len(players) != 2:
            return f"two players are wanted, not {len(players)}; more can play with --league"
        return "--picture goes with --league" if options.picture else None
    if len(players) < 2:
        return f"a league is for two players or more, not {len(players)}"
    for player in players:
        if players.count(player) > 1:
            return f"in a league a player plays once, and '{player}' is there twice"
    if options.handicap:
        return "--handicap is for two players, not for a league"
    return None


def no_program(command, names, elsewhere):
    """Returns why a command line starts no program; other computers may have other programs."""
    try:
        words = words_of(command)
    except ValueError as error:
        return f"'{command}' is no command line: {error}"
    if words and (elsewhere or shutil.which(words[0])):
        return None
    return (
        f"there is no player '{command}': they are {', '.join(names)},"
        " or the command line of a program that can be started"
    )


def play(options, terms, progress, folder=None):
    """Plays all deals, or games of Kai Piranja; returns their notes, in order."""
    deals = range(options.games or options.deals)
    if options.scheduler:
        from contest import cluster

        played = cluster.play(terms, deals, options.scheduler)
    else:
        played = crew.play(terms, deals, options.jobs)
    notes = {}
    try:
        for deal, games in played:
            notes[deal] = games
            if folder:
                write_records(folder, deal, games)
            progress.step()
    finally:
        played.close()  # ends the workers
        progress.clear()
    return [notes[deal] for deal in deals]


def write_records(folder, deal, games):
    for number, game in enumerate(games, 1):
        which = f"-{number}" if len(games) > 1 else ""
        path = folder / f"{deal + 1:05}{which}.txt"
        path.write_bytes(game.pop("record").encode(errors="replace"))


def prepare(options):
    """Sets up what is not always wanted, as that may start this program anew."""
    if options.scheduler:
        from contest import cluster

        cluster.install()
    if options.picture:
        environment.ensure()
    if DEEP in options.players:
        import deep

        deep.set_up()


def terms_of(options, players):
    return Terms(
        players=players,
        edition=options.edition,
        variants=sorted(set(options.variant)),
        handicap=options.handicap,
        seed=options.seed,
        patience=options.patience,
        records=options.records is not None,
    )


def play_two(options):
    """Lets two players play; returns all figures."""
    terms = terms_of(options, options.players)
    if options.records:
        options.records.mkdir(parents=True, exist_ok=True)
    progress = Progress(options.deals, "deals")
    return figures.count(terms, play(options, terms, progress, options.records))


def play_piranja(options):
    """Plays games of Kai Piranja; returns all figures."""
    terms = PiranjaTerms(
        options.players, options.seed, options.patience, options.records is not None
    )
    if options.records:
        options.records.mkdir(parents=True, exist_ok=True)
    progress = Progress(options.games, "games")
    played = play(options, terms, progress, options.records)
    return piranja_figures.count(terms, [game for games in played for game in games])


def play_league(options):
    """Lets everybody play against everybody; returns all figures.

    The records of each pair have a folder of their own, named by the numbers of the two players.
    """
    names = options.players
    pairs = list(combinations(range(len(names)), 2))
    progress = Progress(options.deals * len(pairs), "deals")
    deals = {}
    for a, b in pairs:
        folder = options.records and options.records / f"{a + 1}-{b + 1}"
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
        deals[a, b] = play(options, terms_of(options, [names[a], names[b]]), progress, folder)
    return league.count(terms_of(options, names), names, deals)


def run(options):
    prepare(options)
    if options.picture:
        options.picture.open("ab").close()  # rather now than after all the games
    began = time.monotonic()
    if options.game == PIRANJA:
        told, page = play_piranja(options), piranja_figures.page
        games = options.games
    else:
        told, page = (
            (play_league(options), league.page)
            if options.league
            else (play_two(options), figures.page)
        )
        games = 2 * options.deals * (len(options.players) - 1)
    told["time"]["seconds"] = round(time.monotonic() - began, 1)
    if options.picture:
        from contest import picture

        picture.draw(told, options.picture)
    print(json.dumps(told) if options.json else "\n".join(page(told)))
    return 1 if any(player["forfeits"] == games for player in told["players"]) else 0


@manners.tool("arena")
def main(arguments=None):
    return run(read_arguments(arguments))


if __name__ == "__main__":
    sys.exit(main())
