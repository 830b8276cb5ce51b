"""Plays many games between players, and counts the results.

    python3 tools/arena.py 5 greedy                        robot 5 against greedy, 100 deals
    python3 tools/arena.py --league 1 2 3 --deals 40       everybody against everybody
    python3 tools/arena.py --game piranja 3 2 five sketch  four at a table of Kai Piranja

A player is a number from 1 to 9 (a robot of the handheld), random (takes any legal action), child
(plays half its cards, anywhere), greedy (wants the most islands after its own turn), deep (a search
without the handheld's limits, about a third of a second a turn), or the command line of a program
of your own, in quotes: PLAYERS.md says what it reads and writes. Each deal is played twice, with
sides and start exchanged. In a league everybody plays against everybody, and all are rated on one
scale. The same seed gives the same games, on any number of processes or computers, even if some of
them are lost on the way.

Kai Piranja is for three to six players: numbers from 1 to 3 (its robots), random, five (brings in
its row once it has five fish), sketch (goes on while the next card promises more than it
threatens), or a program. The same player may sit there several times. From game to game all change
seats, and so their neighbours.

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

import games
from contest import crew, league
from contest.program import words_of
from manners.progress import Progress

MOST_DEALS = 1000000


def read_arguments(arguments):
    parser = manners.Parser("arena", __doc__)
    add = parser.add_argument
    add("players", nargs="*", metavar="PLAYER", help=known_players())
    games.add_options(parser, "match")
    add(
        "--deals",
        type=int,
        metavar="N",
        default=100,
        help="how many deals: each is two games of Kahuna, or one of Kai Piranja (100)",
    )
    add("--seed", type=int, metavar="S", default=1, help="deal the cards from this seed (1)")
    add("--json", action="store_true", help="print the figures as one JSON object")
    add("--records", metavar="DIR", type=manners.place, help="write each game into a file there")
    add(
        "--patience",
        type=float,
        metavar="SECONDS",
        default=10,
        help="how long to wait for a turn of a program (10)",
    )
    add(
        "--jobs",
        type=int,
        metavar="N",
        default=cores(),
        help="how many processes play (one for each core)",
    )
    add("--scheduler", metavar="ADDRESS", help="play on this Dask cluster")
    options = parser.parse_intermixed_args(arguments)
    problem = wrong(options)
    if problem:
        parser.error(problem)
    return options


def known_players():
    known = [games.part(game, "players") for game in games.GAMES]
    return "; ".join(", ".join((*players.NAMES, *players.HERE)) for players in known)


def cores():
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def wrong(options):
    """Returns a sentence about a call that makes no sense, or None."""
    problem = games.misplaced(options, "match")
    if problem:
        return problem
    match = games.part(options.game, "match")
    return wrong_amount(options) or match.wrong(options) or no_player(options)


def wrong_amount(options):
    """Returns a sentence about a number that makes no sense, or None."""
    for name, least in (("deals", 1), ("jobs", 1), ("seed", 0)):
        if getattr(options, name) < least:
            return f"--{name} is at least {least}, not {getattr(options, name)}"
    if options.deals > MOST_DEALS:
        return f"--deals is at most {MOST_DEALS}, not {options.deals}"
    if not 0 < options.patience < 1e6:
        return f"--patience is a number of seconds above 0, not {options.patience:g}"
    if options.scheduler == "":
        return "--scheduler is the address of a cluster, and may not be empty"
    return None


def no_player(options):
    """Returns a sentence about a player that is not there, or None."""
    known = games.part(options.game, "players")
    names = (*known.NAMES, *known.HERE)
    for player in options.players:
        if options.scheduler and player in known.HERE:
            return f"{player} plays only on this computer, not with --scheduler"
        problem = None if player in names else no_program(player, names, options.scheduler)
        if problem:
            return problem
    return None


def no_program(command, names, elsewhere):
    """Returns why a command line starts no program, or None; if it is for computers `elsewhere`,
    they may have other programs."""
    try:
        words = words_of(command)
    except ValueError as error:
        return f"'{command}' is not a command line: {error}"
    if words and (elsewhere or shutil.which(words[0])):
        return None
    return (
        f"there is no player '{command}': they are {', '.join(names)},"
        " or the command line of a program that can be started"
    )


def play(options, terms, progress, folder=None):
    """Plays all deals; returns their notes, in order."""
    deals = range(options.deals)
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
    """Sets up what these players need, which may restart this program."""
    if options.scheduler:
        from contest import cluster

        cluster.install()
    if options.picture:
        environment.ensure()
    games.part(options.game, "match").prepare(options)


def play_match(options):
    """Plays all deals, all players at one table; returns the results."""
    game = games.part(options.game, "match")
    terms = game.terms(options, options.players)
    if options.records:
        options.records.mkdir(parents=True, exist_ok=True)
    progress = Progress(options.deals, "deals")
    deals = play(options, terms, progress, options.records)
    return games.part(options.game, "figures").count(terms, deals)


def play_league(options):
    """Plays everybody against everybody; returns the results.

    The records of each pair go into a folder of their own, named by the numbers of the two players.
    """
    game = games.part(options.game, "match")
    names = options.players
    pairs = list(combinations(range(len(names)), 2))
    progress = Progress(options.deals * len(pairs), "deals")
    deals = {}
    for a, b in pairs:
        folder = options.records and options.records / f"{a + 1}-{b + 1}"
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
        terms = game.terms(options, [names[a], names[b]])
        deals[a, b] = play(options, terms, progress, folder)
    return league.count(game.terms(options, names), names, deals)


def run(options):
    prepare(options)
    if options.picture:
        options.picture.open("ab").close()  # if it fails, then now, not after all the games
    figures = games.part(options.game, "figures")
    began = time.monotonic()
    results = play_league(options) if options.league else play_match(options)
    results["time"]["seconds"] = round(time.monotonic() - began, 1)
    if options.picture:
        from contest import league_picture

        league_picture.draw(results, figures.title(results), options.picture)
    if options.json:
        print(json.dumps(results))
    elif options.league:
        print("\n".join(league.page(results, figures.title(results))))
    else:
        print("\n".join(figures.page(results)))
    forfeited = [p["forfeits"] == p.get("games", results["games"]) for p in results["players"]]
    return 1 if any(forfeited) else 0


@manners.tool("arena")
def main(arguments=None):
    return run(read_arguments(arguments))


if __name__ == "__main__":
    sys.exit(main())
