"""How a game begins: who is first, and the cards."""

from handheld.chance import entropy

from ..rules.decks import shuffled
from ..rules.game import Game
from .setup import BY_LOT, LOSER, Setup


def begin(session):
    """Begins a new game with the session's setup."""
    setup = session.setup
    session.chance = chance = entropy()
    starts = setup.loser if setup.starts == LOSER else setup.starts
    count = setup.seats.count
    first = starts if starts < count else chance.below(count)
    session.comments = False
    session.seats.copy(setup.seats)
    shoal, sea = shuffled(count, chance)
    session.begin(Game(count, shoal, sea, first))


def again(session):
    """Begins another game with the same people; if the setup names who begins, the next does."""
    setup = session.setup
    setup.seats.copy(session.seats)
    if setup.starts < BY_LOT:
        setup.starts = (session.game.first + 1) % session.seats.count
    begin(session)


def begin_first(session):
    """Begins the first game, one person against two gentle robots; the session's setup stays."""
    form = session.setup
    session.setup = setup = Setup()
    setup.seats.count = 3
    setup.starts = 0
    begin(session)
    session.setup = form
    session.comments = True
