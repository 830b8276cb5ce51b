"""What outlasts a game (see saves/notes.py): read, and kept."""

from ..rules.editions import EDITIONS
from ..saves.notes import Notes


def notes(program):
    """Returns what is noted; whoever changes it calls `keep`."""
    return Notes(program.notes)


def keep(program, noted):
    """Keeps the notes, if anything in them has changed."""
    program.keep_notes(noted.packed())


def remember(program, setup, begins=False):
    """Notes the form as it is filled in, and whether a game begins with it; keeps nothing yet."""
    noted = notes(program)
    noted.take(setup)
    noted.begun |= begins
    program.note(noted.packed())


def recall(kahuna):
    """Fills in the form as it was, and the game's own settings."""
    noted = notes(kahuna.program)
    noted.fill_in(kahuna.session.setup)
    kahuna.comments = noted.comments
    kahuna.begun = noted.begun


def learn(program, lesson):
    """Notes a lesson as done."""
    noted = notes(program)
    noted.lessons |= 1 << lesson
    program.keep_notes(noted.packed(), False)


def solve(program, puzzle, count):
    """Notes a puzzle as solved; returns the next of so many that is not, or -1."""
    noted = notes(program)
    noted.solve(puzzle)
    program.keep_notes(noted.packed(), False)
    return noted.unsolved(puzzle, count)


def count(program, session):
    """Counts a game that is over, once; returns another robot that is offered next, or 0.

    It keeps nothing yet: together with this that would take too much memory.
    """
    if not session.persons:
        return 0
    noted = notes(program)
    side = session.watcher
    winner = session.view.winner
    new = noted.is_new(session.view)
    if side < 0:
        if new:
            noted.count_people(winner)
        following = robot = 0
    else:
        robot = session.players[1 - side]
        if new:
            edition = EDITIONS.index(session.view.edition)
            noted.count(robot, edition, winner == side if winner >= 0 else None)
        following = noted.ladder.offered if winner >= 0 else robot
        players = session.setup.players
        if players[1 - side] == robot:  # it still stands in the form
            players[1 - side] = following
            noted.take(session.setup)
    program.note(noted.packed())
    return following if following != robot else 0
