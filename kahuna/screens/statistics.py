"""The statistics of the games played on this handheld."""

from handheld.statistics import NAME_WIDTH, Statistics

from ..play.profiles import load_profile, save_profile
from ..robots.levels import LEVELS
from ..rules.editions import EDITIONS
from ..saves.profile import AGAINST, IN_EDITION, PEOPLE


def open(kahuna):
    program = kahuna.program
    menus = kahuna.more_texts("menus")
    profile = load_profile(program)
    tallies = profile.tallies

    def counted(row):
        return tallies.played(row), tallies.won(row)

    robots = [counted(AGAINST + robot) for robot in range(len(LEVELS))]
    games = sum([played for played, _ in robots])
    won = sum([wins for _, wins in robots])
    rows = []
    for edition in range(len(EDITIONS)):
        played, wins = counted(IN_EDITION + edition)
        said = "%d/%d" % (wins, played)
        rows.append((menus.EDITIONS[edition], played, wins, said, profile.highest(edition)))
    played, white = counted(PEOPLE)
    said = "%d:%d" % (white, tallies.won(PEOPLE + 1))
    rows.append((_people(kahuna) or menus.TWO_PERSONS, played, white, said, 0))
    totals = games, won, tallies.streak, tallies.longest, profile.ladder.beaten

    def erase():
        profile.forget_games()
        save_profile(program, profile)
        program.pop()

    return Statistics(program, totals, robots, rows, erase)


def _people(kahuna):
    """Returns the names of the two who play, as much of them as there is room for; White or Black
    for one who has none, but no words if neither has one."""
    names = kahuna.session.names
    if not any(names):
        return ""
    names = [names[side] or kahuna.texts.SIDES[side] for side in range(2)]
    while True:
        words = " – ".join(names)
        if kahuna.program.art.text.width(words) < NAME_WIDTH:
            return words
        longer = int(len(names[1]) > len(names[0]))
        names[longer] = names[longer][:-1]
