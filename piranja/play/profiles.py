"""Loads, changes and saves the profile: what outlasts a game (see saves/profile.py)."""

from handheld import modules

from ..rules.scoring import score, winners
from ..saves.profile import FIRST_GAME, Profile


def load_profile(program):
    """Returns the profile; after changing it, call `save_profile`."""
    return Profile(program.profile)


def save_profile(program, profile):
    """Saves the profile, if anything in it has changed."""
    program.profile = profile.pack()
    program.save_profile()


def load_setup(piranja):
    """Restores the setup and the game's own settings."""
    profile = load_profile(piranja.program)
    session = piranja.session
    profile.unpack_setup(session.setup)
    session.shows_danger = profile.shows_danger
    session.shows_catches = profile.shows_catches
    session.comments = profile.comments
    piranja.begun = profile.begun


def pack_setup(program, setup, begins=False):
    """Puts the setup into the profile, and whether a game begins with it; saves nothing yet."""
    profile = load_profile(program)
    profile.pack_setup(setup)
    if begins:
        profile.begun = True
        profile.comments = False
    program.profile = profile.pack()


def learn(program, lesson):
    """Saves that a lesson is done."""
    profile = load_profile(program)
    profile.lessons |= 1 << lesson
    save_profile(program, profile)


def save_first_game(program):
    """Saves that the first game begins, which has comments."""
    profile = load_profile(program)
    profile.begun = profile.comments = True
    save_profile(program, profile)


def count(program, session):
    """Counts a finished game, once, and notes who lost it; saves nothing yet."""
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
