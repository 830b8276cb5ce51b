"""The statistics of the games played on this handheld."""

from handheld.statistics import Statistics

from ..play.profiles import load_profile, save_profile
from ..saves.profile import AGAINST, PEOPLE, SIGNS
from ..saves.seats import MOST, ROBOTS

_ROWS = 5  # that the page has room for: those who have played most


def open(piranja):
    program = piranja.program
    profile = load_profile(program)
    tallies = profile.tallies

    def counted(row):
        return tallies.played(row), tallies.won(row)

    robots = [counted(AGAINST + robot) for robot in range(ROBOTS)]
    games, won = counted(PEOPLE)
    games += sum([played for played, _ in robots])
    won += sum([wins for _, wins in robots])
    highest = max([robot + 1 if robots[robot][1] else 0 for robot in range(ROBOTS)])
    seats = piranja.session.setup.seats
    rows = []
    # The board's sort is not stable.
    for seat in sorted(
        range(MOST), key=lambda seat: (-counted(SIGNS + seats.signs[seat])[0], seat)
    ):
        played, wins = counted(SIGNS + seats.signs[seat])
        rows.append((piranja.name_of(seat, seats), played, wins, "%d/%d" % (wins, played), 0))
    totals = games, won, tallies.streak, tallies.longest, highest

    def erase():
        profile.forget_games()
        save_profile(program, profile)
        program.pop()

    return Statistics(program, totals, robots, rows[:_ROWS], erase)
