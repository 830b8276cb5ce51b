"""What outlasts a game (see saves/profile.py): read, and kept.

In memory only for the moment, or with the screens that use it.
"""

from ..rules.results import standing, winners
from ..saves.profile import Profile


def load_profile(program):
    """Returns the profile; whoever changes it calls `save_profile`."""
    return Profile(program.profile)


def save_profile(program, profile):
    """Saves the profile, if anything in it has changed."""
    program.profile = profile.pack()
    program.save_profile()


def recall(program, session):
    """Fills in the form for a new game as it was, and what is told at the table.

    Returns whether there ever was a game.
    """
    profile = load_profile(program)
    profile.fill_in(session.setup)
    session.danger = profile.danger
    session.shown = profile.shown
    return profile.begun


def remember(program, setup, begins=False):
    """Notes the form as it is filled in, and whether a game begins with it."""
    profile = load_profile(program)
    profile.take(setup)
    profile.begun |= begins
    save_profile(program, profile)


def count(program, session):
    """Counts a game that is over, once, and notes who lost it; saves nothing yet."""
    view = session.view
    profile = load_profile(program)
    if profile.is_new(view):
        worst = min([standing(view, seat) for seat in range(view.players)])
        losers = [seat for seat in range(view.players) if standing(view, seat) == worst]
        loser = losers[session.chance.below(len(losers))]
        profile.count(view, session.seats, winners(view), loser)
        program.profile = profile.pack()
    session.setup.loser = profile.loser
