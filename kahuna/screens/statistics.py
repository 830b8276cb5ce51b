"""The statistics of the games played on this handheld."""

from handheld.statistics import Statistics

from ..play.remembering import keep, notes
from ..robots.levels import LEVELS
from ..rules.editions import EDITIONS
from ..saves.notes import AGAINST, IN_EDITION, PEOPLE


def open(kahuna):
    program = kahuna.program
    menus = kahuna.more_texts("menus")
    noted = notes(program)
    tallies = noted.tallies

    def counted(row):
        return tallies.played(row), tallies.won(row)

    robots = [counted(AGAINST + robot) for robot in range(len(LEVELS))]
    games = sum([played for played, _ in robots])
    won = sum([wins for _, wins in robots])
    rows = []
    for edition in range(len(EDITIONS)):
        played, wins = counted(IN_EDITION + edition)
        said = "%d/%d" % (wins, played)
        rows.append((menus.EDITIONS[edition], played, wins, said, noted.highest(edition)))
    played, white = counted(PEOPLE)
    said = "%d:%d" % (white, tallies.won(PEOPLE + 1))
    rows.append((menus.TWO_PERSONS, played, white, said, 0))
    totals = games, won, tallies.streak, tallies.longest, noted.ladder.beaten

    def erase():
        noted.forget_games()
        keep(program, noted)
        program.close()

    return Statistics(program, totals, robots, rows, erase)
