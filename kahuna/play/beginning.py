"""How a new game begins. Both return what `Game` asks for."""

from handheld.chance import entropy

from ..rules.editions import EDITIONS
from .session import BY_LOT, PERSON


def as_set_up(session):
    """Lets a session begin as its form was filled in."""
    session.chance = entropy()
    session.setup.fit()
    starts = session.setup.starts
    return _take_over(session, session.chance.below(2) if starts == BY_LOT else starts)


def once_more(session, robot):
    """Lets a session begin like the game before, or with that robot, the other side starting."""
    session.chance = entropy()
    _recall(session.setup, session.game, session.players)
    if robot != PERSON:
        players = session.setup.players
        players[0 if players[0] != PERSON else 1] = robot
    return _take_over(session, 1 - session.game.first)


def _take_over(session, starts):
    setup = session.setup
    session.players[:] = setup.players
    handicap = (setup.handicap_side, setup.handicap)
    return EDITIONS[setup.edition], setup.guard, setup.opened, starts, handicap


def _recall(setup, game, players):
    """Fills in the form as it was for a game."""
    setup.edition = EDITIONS.index(game.edition)
    setup.guard = game.guard
    setup.opened = game.opened
    setup.handicap_side = game.handicap_side
    setup.handicap = game.handicap
    setup.players[:] = players
