"""Plays the games behind the figures in docs/robots.md, and prints its tables as they stand there.

    python3 tools/figures.py                    all of them: an hour or so
    python3 tools/figures.py league             one of them, with its picture
    python3 tools/figures.py ladder --share 0.1    with a tenth of the games

Each table comes with its seed and the commit of the robots. The same commit gives the same table.
"""

import environment

# isort: split
import subprocess
import sys

import arena
import manners

SEED = 1
PICTURE = environment.ROOT / "assets" / "pictures" / "league.png"
LADDER = [(f"{robot + 1}", f"{robot}") for robot in range(1, 9)]
OTHERS = [("1", "child"), ("2", "child"), ("3", "greedy")]
LEAGUE = [*map(str, range(1, 10)), "random", "greedy"]
# A player, and how many of which other player sit at the table with it.
SEA = [
    ("3", 3, "five"),
    ("2", 3, "five"),
    ("1", 3, "five"),
    ("3", 3, "sketch"),
    ("sketch", 3, "five"),
]
SEA += [("3", others, name) for name in ("five", "sketch") for others in (2, 4, 5)]


def percent(share):
    return f"{100 * share:.1f}%"


def played(*words, picture=None):
    """Returns the results of games that arena.py plays."""
    options = arena.read_arguments([*map(str, words), "--seed", str(SEED)])
    options.picture = picture
    arena.prepare(options)
    results = arena.play_league(options) if options.league else arena.play_match(options)
    manners.say(f"{' '.join(map(str, words))}: done")
    return results


def row(*cells):
    return f"| {' | '.join(cells)} |"


def head(*cells):
    return [row(*cells).replace("|  |", "| |"), "|" + "---|" * len(cells)]


def share_of(player):
    low, high = player["interval"]
    return percent(player["share"]), f"{100 * low:.1f} to {percent(high)}"


def duels(pairs, deals):
    lines = head("", "deals", "wins", "95% interval")
    for one, other in pairs:
        first = played(one, other, "--deals", deals)["players"][0]
        lines.append(row(f"{name(one)} against {name(other)}", f"{deals:,}", *share_of(first)))
    return lines


def name(player):
    return player if player.isdigit() else f"`{player}`"


def ladder(share):
    return duels(LADDER, amount(1000, share))


def others(share):
    return duels(OTHERS, amount(1000, share))


def best(share):
    """How often the side that starts, or leads, wins between two robots 9."""
    results = played("9", "9", "--deals", amount(300, share))
    lines = head("between two robots 9", "games", "wins")
    for words, key in (
        ("the side that starts", "first_player"),
        ("the side that leads after round two", "leader_after_round_two"),
    ):
        lines.append(row(words, f"{results[key]['games']:,}", percent(results[key]["share"])))
    return lines


def league(share):
    results = played("--league", *LEAGUE, "--deals", amount(40, share))
    if share == 1:
        from contest import league_picture

        league_picture.draw(results, "edition modern", PICTURE)
    return league_table(results)


def league_table(results):
    lines = head("", "rating", "95% interval", "games won")
    for player in results["players"]:
        low, high = player["interval"]
        won = percent(player["wins"] / player["games"])
        lines.append(
            row(name(player["name"]), f"{player['rating']:.0f}", f"{low:.0f} to {high:.0f}", won)
        )
    return lines


def sea(share):
    lines = head("", "others at the table", "games", "wins", "95% interval")
    for one, many, other in SEA:
        games = amount(8000 if many == 3 else 1000, share)
        results = played("--game", "piranja", one, *[other] * many, "--deals", games)
        first = results["players"][0]
        lines.append(row(name(one), f"{many} × `{other}`", f"{games:,}", *share_of(first)))
    return lines


def amount(games, share):
    return max(1, round(games * share))


TABLES = {"ladder": ladder, "others": others, "best": best, "league": league, "sea": sea}


def commit():
    """Returns the current commit, with a + if the robots have changed since."""
    robots = ("kahuna/robots", "kahuna/rules", "piranja/robots", "piranja/rules", "tools/games")
    now = git("rev-parse", "--short=8", "HEAD").strip()
    return now + "+" * bool(git("status", "--porcelain", "--", *robots))


def git(*words):
    done = subprocess.run(["git", *words], cwd=environment.ROOT, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else ""


@manners.tool("figures")
def main(arguments=None):
    parser = manners.Parser("figures", __doc__)
    parser.add_argument(
        "tables", nargs="*", metavar="TABLE", help=f"one of {', '.join(TABLES)} (all)"
    )
    parser.add_argument(
        "--share", type=float, metavar="X", default=1, help="play only this share of the games (1)"
    )
    options = parser.parse_args(arguments)
    unknown = [table for table in options.tables if table not in TABLES]
    if unknown:
        parser.error(f"there is no table '{unknown[0]}', only {', '.join(TABLES)}")
    if not 0 < options.share <= 1:
        parser.error(f"--share is more than 0 and at most 1, not {options.share:g}")
    for table in options.tables or TABLES:
        lines = TABLES[table](options.share)
        print(f"{table}: seed {SEED}, commit {commit() or 'unknown'}\n")
        print("\n".join(lines), end="\n\n", flush=True)


if __name__ == "__main__":
    environment.ensure()
    sys.exit(main())
