"""Measures the screen "What could have been?": how many of the costliest turns does it show?

    python3 tools/hindsight.py [--deals N] [--seed S] [--jobs N] [--json]

Robots of all strengths and `greedy` play against each other in place of people. Each game is then
looked back at from both sides as the handheld does it, and the player `deep` says what each turn
cost. The handheld can show three turns a side; it should show those that cost a tenth of all
chances or more by what `deep` says. The same seed gives the same figures.

Exit status: 0 done; 2 the call is wrong; 130 interrupted.
"""

import environment

# isort: split
import json
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor

import manners

sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]

from games.kahuna import deep
from games.kahuna.analysis import turn_costs
from games.kahuna.analysis.report import BAD
from games.kahuna.match import Match, Terms
from kahuna.play.full_replay import FullReplay
from kahuna.play.hindsight import SHOWN, Hindsight
from kahuna.robots import verdict
from kahuna.rules.view import View
from manners.progress import Progress

PAIRS = ("2 3", "3 4", "4 6", "5 7", "5 greedy", "6 9", "7 8")


def games_of(seed, deals):
    """Yields each game as a record."""
    for pair in PAIRS:
        terms = Terms(pair.split(), "modern", [], 0, seed, 10, True)
        for deal in range(deals):
            for number in (0, 1):
                yield Match(terms, deal, number).play()["record"]


def measure(record):
    """Returns the counts of both sides of a game."""
    game, played = turn_costs.read(record.split("\n"))
    costs = {}
    for turn in played:
        judged = turn_costs.judge(turn, False)
        costs[turn.view.length] = turn.view.side, judged.before - judged.after
    return [
        count([cost for of, cost in costs.values() if of == side], *shown_of(game, side, costs))
        for side in (0, 1)
    ]


def shown_of(game, side, costs):
    """Returns what the handheld shows to a side, for each turn its cost by the handheld and by
    `deep`; and how many positions were looked at for it."""
    view = View(game, side)
    judge = verdict.create()
    hindsight = Hindsight(FullReplay(game), view, side, judge)
    positions = before = 0
    for _ in hindsight.look_back():
        if judge.pace.spent < before:  # another turn has begun
            positions += before
        before = judge.pace.spent
    found = [(cost / 100, costs[start][1]) for cost, _, start, *_ in hindsight.found]
    return found, positions + before


def count(costs, found, positions):
    costly = [cost for cost in costs if cost >= BAD]
    return {
        "turns": len(costs),
        "costly": len(costly),
        "could_be_shown": min(SHOWN, len(costly)),
        "shown": len(found),
        "shown_and_costly": sum(cost >= BAD for _, cost in found),
        "wrong_by": [abs(shown - cost) for shown, cost in found],
        "positions": positions,
    }


def summed(counts):
    sums = {name: sum(each[name] for each in counts) for name in counts[0] if name != "wrong_by"}
    wrong_by = [wrong for each in counts for wrong in each["wrong_by"]]
    return {
        **sums,
        "sides": len(counts),
        "wrong_by": round(statistics.mean(wrong_by or [0]), 3),
        "positions": round(sums["positions"] / len(counts)),
        "most_positions": max(each["positions"] for each in counts),
    }


def page(sums):
    yield (
        f"{sums['sides']} sides of games, {sums['turns']} turns: {sums['costly']} cost {BAD} or"
        f" more, of which {sums['could_be_shown']} could be shown"
    )
    yield (
        f"{sums['shown']} turns are shown, {sums['shown_and_costly']} of them costly ones;"
        f" the cost shown is wrong by {sums['wrong_by']} on average"
    )
    yield f"{sums['positions']} positions a side, {sums['most_positions']} at most"


@manners.tool("hindsight")
def main(arguments=None):
    parser = manners.Parser("hindsight", __doc__)
    add = parser.add_argument
    add(
        "--deals",
        type=manners.whole(1),
        metavar="N",
        default=2,
        help="how many deals for each pair (2)",
    )
    add("--seed", type=int, metavar="S", default=77, help="deal the cards from this seed (77)")
    add(
        "--jobs",
        type=manners.whole(1),
        metavar="N",
        default=1,
        help="how many processes play (1)",
    )
    add("--json", action="store_true", help="print the figures as one JSON object")
    options = parser.parse_args(arguments)
    deep.set_up()
    progress = Progress(2 * options.deals * len(PAIRS), "games")
    counts = []
    with ProcessPoolExecutor(options.jobs) as crew:
        for sides in crew.map(measure, games_of(options.seed, options.deals)):
            counts += sides
            progress.step()
    progress.clear()
    sums = summed(counts)
    print(json.dumps(sums) if options.json else "\n".join(page(sums)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
