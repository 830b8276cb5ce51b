"""Goes through a game turn by turn: what each turn cost, and which one was best.

    python3 tools/analyse.py RECORD [--json] [--picture FILE] [--open]

RECORD is a game as text (RECORDS.md), - for standard input, or the handheld's drive: any folder
that has a folder `records`, from which the newest game of Kahuna is taken. The search knows only
what the side to move could know; with --open both sides see all cards. It thinks about a third of
a second a turn, limited by counts and not by the clock: the same record gives the same analysis.

Exit status: 0 done; 1 a line of the record breaks a rule; 2 the call is wrong; 130 interrupted.
"""

import environment

# isort: split
import json
import sys

import manners

sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]

from games.kahuna import deep
from games.kahuna.analysis import newest_record, report, turn_costs
from kahuna.records.reader import RecordError
from manners.progress import Progress
from referee import first_word, looks_like, read_lines


def read_arguments(arguments):
    parser = manners.Parser("analyse", __doc__)
    add = parser.add_argument
    add("record", metavar="RECORD", help="a record, - for standard input, or the handheld's drive")
    add("--json", action="store_true", help="print the figures as one JSON object")
    add("--picture", metavar="FILE", type=manners.place, help="draw the chances to win as PNG")
    add("--open", action="store_true", help="let both sides see all cards")
    return parser.parse_args(arguments)


@manners.tool("analyse")
def main(arguments=None):
    options = read_arguments(arguments)
    name = newest_record.newest(options.record)
    if name == "-":
        deep.install()  # before anything is read: it may restart this program
    lines = read_lines(name)
    if looks_like(first_word(lines)) == "piranja":
        raise manners.Mistake("this is a game of Kai Piranja; only Kahuna can be analysed")
    try:
        game, played = turn_costs.read(lines)
    except RecordError as error:
        manners.say(str(error))
        return 1
    deep.install()
    if options.picture:
        options.picture.open("ab").close()  # if it fails, then now, not after all the thinking
    figures = report.figures(game, think(played, options.open), options.open)
    if options.picture:
        from games.kahuna.analysis import chances_picture

        chances_picture.draw(figures, options.picture)
    print(json.dumps(figures) if options.json else "\n".join(report.page(figures)))
    return 0


def think(played, opened):
    """Returns each turn with its judgement."""
    if played:
        deep.set_up()
    progress = Progress(len(played), "turns")
    judged = []
    try:
        for turn in played:
            judged.append((turn, turn_costs.judge(turn, opened)))
            progress.step()
    finally:
        progress.clear()
    return judged


if __name__ == "__main__":
    sys.exit(main())
