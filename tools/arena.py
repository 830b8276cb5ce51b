"""Lets two players play many games against each other, and counts.

    python3 tools/arena.py A B --deals N [--edition E] [--variant V]... [--handicap N]
                               [--seed S] [--json] [--records DIR] [--patience SECONDS] [--jobs N]
                               [--scheduler ADDRESS]

A and B are numbers from 1 to 9 (the robots of the handheld), random (any legal action), child (half
its cards, anywhere), greedy (the most islands after its own turn), yardstick (the strongest robot
of a former version), or the command line of a program of your own, in quotes: PLAYERS.md says what
it reads and writes. Each deal is played twice, with sides and start exchanged.
The same seed gives the same games, on any number of processes or computers.

Exit status: 0 played; 1 an outside player forfeited every game, or the games could not be played;
2 the call is wrong; 130 interrupted.
"""

import json
import os
import shutil
import sys
import time

import environment
import manners

sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]

from contest import crew, figures
from contest.match import Terms
from contest.players import NAMES
from contest.program import words_of
from kahuna.records import notation
from kahuna.rules.editions import EDITIONS

EDITION_NAMES = [edition.name for edition in EDITIONS]
MOST_DEALS = 1000000


def read_arguments(arguments):
    description, _, epilog = __doc__.partition("\n\n")
    parser = manners.Parser("arena", description, epilog)
    add = parser.add_argument
    add("players", nargs=2, metavar="A B", help=", ".join(NAMES) + ", or a program")
    add("--deals", type=int, metavar="N", required=True, help="of two games each")
    add("--edition", choices=EDITION_NAMES, default="modern", help="(modern)")
    add("--variant", choices=("guard", "open"), action="append", default=[])
    add("--handicap", type=int, metavar="N", default=0, help="bridges that A lays first")
    add("--seed", type=int, metavar="S", default=1, help="a whole number (1)")
    add("--json", action="store_true", help="one JSON object")
    add("--records", metavar="DIR", type=manners.place, help="write the games there, a file each")
    add("--patience", type=float, metavar="SECONDS", default=10, help="with a program's turn (10)")
    add("--jobs", type=int, metavar="N", default=cores(), help="processes (one for each core)")
    add("--scheduler", metavar="ADDRESS", help="of a Dask cluster that plays instead")
    options = parser.parse_args(arguments)
    problem = wrong(options)
    if problem:
        parser.error(problem)
    return options


def cores():
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def wrong(options):
    """Returns a sentence about a call that makes no sense, or None."""
    for name, least in (("deals", 1), ("jobs", 1), ("seed", 0)):
        if getattr(options, name) < least:
            return f"--{name} is a whole number from {least} on, not {getattr(options, name)}"
    if options.deals > MOST_DEALS:
        return f"--deals is at most {MOST_DEALS}, not {options.deals}"
    if not 0 < options.patience < 1e6:
        return f"--patience is a number of seconds, more than 0, not {options.patience:g}"
    if options.scheduler == "":
        return "--scheduler is the address of a cluster, and may not be empty"
    edition = notation.edition(options.edition)
    for variant, there in (("guard", edition.has_guard), ("open", edition.has_open)):
        if variant in options.variant and not there:
            return f"the edition {edition.name} has no variant {variant}"
    if not 0 <= options.handicap <= 3:
        return f"--handicap is 1 to 3 bridges, not {options.handicap}"
    if options.handicap and not edition.has_handicap:
        return f"the edition {edition.name} has no handicap"
    for player in options.players:
        problem = None if player in NAMES else no_program(player, options.scheduler)
        if problem:
            return problem
    return None


def no_program(command, elsewhere):
    """Returns why a command line starts no program; other computers may have other programs."""
    try:
        words = words_of(command)
    except ValueError as error:
        return f"'{command}' is no command line: {error}"
    if words and (elsewhere or shutil.which(words[0])):
        return None
    return (
        f"there is no player '{command}': they are {', '.join(NAMES)},"
        " or the command line of a program that can be started"
    )


class Progress:
    """A progress bar on standard error, if that is a terminal."""

    def __init__(self, total):
        self._total = total
        self._done = 0
        self._began = time.monotonic()
        self._shown = sys.stderr is not None and sys.stderr.isatty()

    def step(self):
        self._done += 1
        if self._shown:
            filled = 40 * self._done // self._total
            left = (time.monotonic() - self._began) * (self._total / self._done - 1)
            bar = "#" * filled + "." * (40 - filled)
            manners.tell(f"\r{bar} {self._done} of {self._total} deals, {left:.0f} s left ")

    def clear(self):
        if self._shown:
            manners.tell("\r\033[K")


def play(options, terms):
    """Plays all deals; returns their notes, in order."""
    deals = range(options.deals)
    if options.scheduler:
        from contest import cluster

        cluster.install()
        played = cluster.play(terms, deals, options.scheduler)
    else:
        played = crew.play(terms, deals, options.jobs)
    progress = Progress(options.deals)
    notes = {}
    try:
        for deal, games in played:
            notes[deal] = games
            if options.records:
                write_records(options.records, deal, games)
            progress.step()
    finally:
        played.close()  # ends the workers
        progress.clear()
    return [notes[deal] for deal in deals]


def write_records(folder, deal, games):
    for number, game in enumerate(games, 1):
        path = folder / f"{deal + 1:05}-{number}.txt"
        path.write_bytes(game.pop("record").encode(errors="replace"))


def run(options):
    terms = Terms(
        players=options.players,
        edition=options.edition,
        variants=sorted(set(options.variant)),
        handicap=options.handicap,
        seed=options.seed,
        patience=options.patience,
        records=options.records is not None,
    )
    if options.records:
        options.records.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    told = figures.count(terms, play(options, terms))
    told["time"]["seconds"] = round(time.monotonic() - began, 1)
    if options.json:
        print(json.dumps(told))
    else:
        print("\n".join(figures.page(told)))
    return 1 if any(player["forfeits"] == told["games"] for player in told["players"]) else 0


@manners.tool("arena")
def main(arguments=None):
    return run(read_arguments(arguments))


if __name__ == "__main__":
    sys.exit(main())
