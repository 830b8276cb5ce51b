"""What outlasts a game: the form for a new one, and which robot is offered next.

In memory only for the moment, or with the screens that use it.
"""

from ..saves.notes import Notes


def recall(program, setup):
    """Fills in the form for a new game as it was."""
    Notes(program.notes).fill_in(setup)


def remember(program, setup):
    """Notes the form as it is filled in."""
    notes = Notes(program.notes)
    notes.take(setup)
    program.keep_notes(notes.packed())


def count(program, session):
    """Counts a game that is over; returns another robot that is offered next, or 0."""
    side = session.watcher
    if side < 0:
        return 0
    robot = session.players[1 - side]
    winner = session.view.winner
    notes = Notes(program.notes)
    following = notes.count(session.view, robot, winner == side if winner >= 0 else None)
    session.setup.players[1 - side] = following
    notes.take(session.setup)
    program.keep_notes(notes.packed())
    return following if following != robot else 0
