"""Loads, changes and saves the profile: what outlasts a game (see saves/profile.py)."""

from handheld import modules

from ..rules.results import score, winners
from ..saves.profile import FIRST_GAME, Profile


def load_profile(program):
    """Returns the profile; whoever changes it calls `save_profile`."""
    return Profile(program.profile)


def save_profile(program, profile):
    """Saves the profile, if anything in it has changed."""
    program.profile = profile.pack()
    program.save_profile()


def load_setup(program, session):
    """Fills in the form for a new game as it was, and sets what the table shows.

    Returns whether there ever was a game.
    """
    profile = load_profile(program)
    profile.unpack_form(session.setup)
    session.shows_danger = profile.shows_danger
    session.shows_catches = profile.shows_catches
    session.comments = profile.comments
    return profile.begun


def save_setup(program, setup, begins=False):
    """Saves the form as it is filled in, and whether a game begins with it."""
    profile = load_profile(program)
    profile.pack_form(setup)
    if begins:
        profile.begun = True
        profile.comments = False
    save_profile(program, profile)


def note_first_game(program):
    """Saves that the game that begins is the first one, with comments."""
    profile = load_profile(program)
    profile.begun = profile.comments = True
    save_profile(program, profile)


def count(program, session):
    """Counts a game that is over, once, and notes who lost it; saves nothing yet."""
    with modules.passing:
        from .caught import records
    view = session.view
    profile = load_profile(program)
    if profile.is_new(view):
        worst = min([score(view, seat) for seat in range(view.players)])
        losers = [seat for seat in range(view.players) if score(view, seat) == worst]
        loser = losers[session.chance.below(len(losers))]
        profile.count(records(view), session.seats, winners(view), loser)
        if session.comments:
            profile.lessons |= FIRST_GAME
        program.profile = profile.pack()
    session.setup.loser = profile.loser
