"""How a game begins: what the form for it asks, who is first, and the cards."""

from handheld.chance import entropy

from ..rules.decks import shuffled
from ..rules.game import Game
from ..saves.seats import MOST, Seats

# Who begins: a seat (0 to 5) or one of these.
BY_LOT = MOST
LOSER = MOST + 1  # of the last game

NOBODY = 255


class Setup:
    """What the form for a new game asks; kept from game to game. At first somebody plays alone."""

    def __init__(self):
        self.seats = Seats()
        self.seats.kinds[1:] = bytes((1,)) * (MOST - 1)
        self.starts = BY_LOT
        self.loser = NOBODY


def begin(session):
    """Begins a new game as set up."""
    setup = session.setup
    session.chance = chance = entropy()
    starts = setup.loser if setup.starts == LOSER else setup.starts
    count = setup.seats.count
    first = starts if starts < count else chance.below(count)
    session.comments = False
    session.seats.copy(setup.seats)
    shoal, sea = shuffled(count, chance)
    session.take_up(Game(count, shoal, sea, first))


def again(session):
    """Begins another game with the same people; if the form says who begins, it is the next one."""
    setup = session.setup
    setup.seats.copy(session.seats)
    if setup.starts < BY_LOT:
        setup.starts = (session.game.first + 1) % session.seats.count
    begin(session)
