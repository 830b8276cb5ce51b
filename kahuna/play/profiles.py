"""Loads, changes and saves the profile: what outlasts a game (see saves/profile.py)."""

from handheld.letters import spelled

from ..rules.editions import EDITIONS
from ..saves.profile import FIRST_GAME, PEOPLE, Profile


def load_profile(program):
    """Returns the profile; after changing it, call `save_profile`."""
    return Profile(program.profile)


def save_profile(program, profile):
    """Saves the profile, if anything in it has changed."""
    program.profile = profile.pack()
    program.save_profile()


def pack_setup(program, setup, begins=False):
    """Puts the setup into the profile, and whether a game begins with it; saves nothing yet."""
    profile = load_profile(program)
    profile.pack_setup(setup)
    profile.begun |= begins
    profile.first &= not begins
    program.profile = profile.pack()


def save_name(kahuna, side, name):
    """Saves the name of the player of a side."""
    profile = load_profile(kahuna.program)
    profile.names[side] = name
    save_profile(kahuna.program, profile)
    kahuna.session.names[side] = spelled(name)


def change_sides(program):
    """Moves names and counted games along with the players, who change sides; saves nothing yet."""
    profile = load_profile(program)
    profile.names.reverse()
    profile.tallies.swap(PEOPLE, PEOPLE + 1)
    program.profile = profile.pack()


def save_first_game(program):
    """Saves that the first game begins, and that comments are on."""
    profile = load_profile(program)
    profile.begun = profile.first = profile.comments = True
    save_profile(program, profile)


def load_setup(kahuna):
    """Restores the setup, the game's own settings and the names."""
    profile = load_profile(kahuna.program)
    profile.unpack_setup(kahuna.session.setup)
    kahuna.comments = profile.comments
    kahuna.shows_luck = profile.shows_luck
    kahuna.begun = profile.begun
    kahuna.session.names[:] = [spelled(name) for name in profile.names]


def learn(program, lesson, count):
    """Marks a lesson as done. Returns whether that earns the medal: all `count` lessons are done,
    and this one was missing or is the last one."""
    profile = load_profile(program)
    every = (1 << count) - 1
    missing = every & ~profile.lessons
    profile.lessons |= 1 << lesson
    program.profile = profile.pack()
    program.between_screens(program.save_profile)
    return missing == 1 << lesson or (not missing and lesson == count - 1)


def count(program, session):
    """Counts a finished game, once; returns the robot to offer next if that is another one, or 0.

    It saves nothing yet: counting and saving at once would take too much memory.
    """
    if not session.persons:
        return 0
    profile = load_profile(program)
    side = session.solo_side
    winner = session.view.winner
    new = profile.is_new(session.view)
    if new and profile.first:
        profile.first = False
        profile.lessons |= FIRST_GAME
    if side < 0:
        if new:
            profile.count_people(winner)
        following = robot = 0
    else:
        robot = session.players[1 - side]
        if new:
            edition = EDITIONS.index(session.view.edition)
            profile.count(robot, edition, winner == side if winner >= 0 else None)
        following = profile.ladder.offered if winner >= 0 else robot
        players = session.setup.players
        if players[1 - side] == robot:  # unless the setup has changed meanwhile
            players[1 - side] = following
            profile.pack_setup(session.setup)
    program.profile = profile.pack()
    return following if following != robot else 0
