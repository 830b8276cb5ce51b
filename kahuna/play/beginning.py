"""How a new game begins: both functions prepare a session and return the arguments of `Game`."""

from handheld.chance import entropy

from ..rules.editions import EDITIONS
from .session import BY_LOT, PERSON


def as_set_up(session):
    """Begins as the form was filled in."""
    session.chance = entropy()
    session.setup.fit()
    starts = session.setup.starts
    return _arguments(session, session.chance.below(2) if starts == BY_LOT else starts)


def once_more(session, robot):
    """Begins like the game before, or with that robot; the other side starts."""
    session.chance = entropy()
    _fill_in(session.setup, session.game, session.players)
    if robot != PERSON:
        players = session.setup.players
        players[0 if players[0] != PERSON else 1] = robot
    return _arguments(session, 1 - session.game.first)


def _arguments(session, starts):
    setup = session.setup
    session.players[:] = setup.players
    handicap = (setup.handicap_side, setup.handicap)
    return EDITIONS[setup.edition], setup.guard, setup.opened, starts, handicap


def _fill_in(setup, game, players):
    """Fills in the form as it was for a game."""
    setup.edition = EDITIONS.index(game.edition)
    setup.guard = game.guard
    setup.opened = game.opened
    setup.handicap_side = game.handicap_side
    setup.handicap = game.handicap
    setup.players[:] = players
