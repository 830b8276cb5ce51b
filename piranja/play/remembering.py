"""What outlasts a game (see saves/notes.py): read, and kept.

In memory only for the moment, or with the screens that use it.
"""

from ..rules.results import standing, winners
from ..saves.notes import Notes


def notes(program):
    """Returns what is noted; whoever changes it calls `keep`."""
    return Notes(program.notes)


def keep(program, noted):
    """Keeps the notes, if anything in them has changed."""
    program.keep_notes(noted.packed())


def recall(program, session):
    """Fills in the form for a new game as it was, and what is told at the table.

    Returns whether there ever was a game.
    """
    noted = notes(program)
    noted.fill_in(session.setup)
    session.danger = noted.danger
    session.shown = noted.shown
    return noted.begun


def remember(program, setup, begins=False):
    """Notes the form as it is filled in, and whether a game begins with it."""
    noted = notes(program)
    noted.take(setup)
    noted.begun |= begins
    keep(program, noted)


def count(program, session):
    """Counts a game that is over, once, and notes who lost it."""
    view = session.view
    noted = notes(program)
    if noted.is_new(view):
        worst = min([standing(view, seat) for seat in range(view.players)])
        losers = [seat for seat in range(view.players) if standing(view, seat) == worst]
        loser = losers[session.chance.below(len(losers))]
        noted.count(view, session.seats, winners(view), loser)
        keep(program, noted)
    session.setup.loser = noted.loser
