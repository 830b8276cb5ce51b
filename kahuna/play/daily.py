"""The puzzle of the day, and the streak of those that were solved.

If the board knows the date, each date has its puzzle. Otherwise a day ends when the board is
switched off after its puzzle was solved or its solution shown. The profile keeps the last `day` on
which that happened, and the `streak` since then, 0 after a solution was shown.
"""

from .puzzle import COUNT

_SECONDS = 86400
_SET = 20454  # days from 1970 to 2026; a clock that shows fewer was never set
_DAYS = 1 << 16  # days that there is room for
_STEP = 23  # from one day's puzzle to the next, so that all of them come and the grades alternate
_LONGEST = 255


def today(clock, profile):
    """Returns the number of the day."""
    days = clock.date() // _SECONDS
    if days >= _SET:
        return days % _DAYS
    if not clock.day:
        clock.day = (profile.day + 1) % _DAYS or 1
    return clock.day


def puzzle_of(day):
    """Returns the number of a day's puzzle."""
    return (day - 1) * _STEP % COUNT


def streak(profile, day):
    """Returns on how many days in a row puzzles were solved, up to this day or the one before."""
    return profile.streak if profile.day in (day - 1, day) else 0


def solve(program, puzzle):
    """Marks a puzzle as solved; returns the next one not solved or -1, and the streak if it grew,
    otherwise 0."""
    from .profiles import load_profile

    profile = load_profile(program)
    profile.solve(puzzle)
    longer = _finish(program, profile, puzzle, True)
    return profile.unsolved(puzzle, COUNT), longer


def give_up(program, puzzle):
    """Notes that the solution of a puzzle is shown; if it is the day's, that ends the streak."""
    from .profiles import load_profile

    _finish(program, load_profile(program), puzzle, False)


def _finish(program, profile, puzzle, solved):
    day = today(program.device.clock, profile)
    longer = 0
    if puzzle == puzzle_of(day) and profile.day != day:
        if solved:
            longer = min(streak(profile, day) + 1, _LONGEST)
        profile.streak = longer
        profile.day = day
    program.profile = profile.pack()
    if program.profile != program.saved_profile:
        program.between_screens(program.save_profile)
    return longer
