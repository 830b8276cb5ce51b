"""How a game begins: with which edition, who plays, and who is first."""

from handheld.chance import entropy

from ..rules.editions import EDITIONS
from ..rules.game import Game
from ..rules.limits import CARDS, MOST_HANDICAP, TURN
from ..rules.sides import WHITE
from .setup import BY_LOT, PERSON, Setup


def begin(session):
    """Begins a new game with the session's setup."""
    setup = session.setup
    session.chance = entropy()
    setup.fit()
    _begin(session, session.chance.below(2) if setup.starts == BY_LOT else setup.starts)


def begin_first(session):
    """Begins the first game: a person as White against robot 1. The session's setup stays."""
    form = session.setup
    session.setup = Setup()
    session.setup.starts = WHITE
    begin(session)
    session.setup = form


def again(session, robot=PERSON, head_start=False):
    """Begins another game like the last one, or against that robot; the other side starts. A person
    playing alone gets one more bridge if there is to be a `head_start`."""
    setup = _set_up_as_before(session)
    if head_start:
        side = session.solo_side
        setup.handicap = min(setup.handicap * (setup.handicap_side == side) + 1, MOST_HANDICAP)
        setup.handicap_side = side
    if robot != PERSON:
        setup.players[0 if setup.players[0] != PERSON else 1] = robot
    _begin(session, 1 - session.game.first)


def rematch(session):
    """Begins the last game again with the same cards; each player gets what the other one had."""
    game = session.game
    setup = _set_up_as_before(session)
    setup.players[0], setup.players[1] = session.players[1], session.players[0]
    if session.persons:
        session.names.reverse()
    _begin(session, game.first, bytes(game.decks[:CARDS]))


def _set_up_as_before(session):
    """Sets the session's setup for a game like the last one, and returns it."""
    game = session.game
    setup = session.setup
    session.chance = entropy()
    setup.edition = EDITIONS.index(game.edition)
    setup.guard = game.guard
    setup.opened = game.opened
    setup.handicap_side = game.handicap_side
    setup.handicap = game.handicap
    setup.players[:] = session.players
    return setup


def _begin(session, starts, deck=None):
    setup = session.setup
    session.players[:] = setup.players
    handicap = (setup.handicap_side, setup.handicap)
    edition = EDITIONS[setup.edition]
    session.begin(Game(edition, setup.guard, setup.opened, starts, handicap, TURN))
    session.deal(deck)
