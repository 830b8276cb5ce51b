"""The game under way: who plays it, what everybody sees of it, how it is saved.

Screens use `view` and the methods; the Game behind it is for the session alone.
"""

from handheld import modules
from handheld.chance import entropy

from ..rules.decks import shuffled
from ..rules.game import Game
from ..rules.sight import Sight
from ..saves.seats import MOST, PERSON, Seats

# Who begins: a seat (0 to 5) or one of these.
BY_LOT = MOST
LOSER = MOST + 1  # of the last game

NOBODY = 255


class Setup:
    """What the form for a new game asks; kept from game to game."""

    def __init__(self):
        self.seats = Seats()
        self.starts = BY_LOT
        self.loser = NOBODY


class Session:
    def __init__(self):
        self.setup = Setup()
        self.seats = Seats()
        # Settings: whether the table tells how dangerous a card is, and how many each has caught.
        self.danger = False
        self.shown = False
        self.game = None
        self.view = None
        self.chance = None
        self.kept = True  # whether all that happened is saved

    # Beginning

    def begin(self):
        """Begins a new game as set up."""
        self.chance = entropy()
        self._begin(self._first())

    def again(self):
        """Begins another game with the same people; if somebody was to begin, the next one does."""
        setup = self.setup
        setup.seats.copy(self.seats)
        if setup.starts < BY_LOT:
            setup.starts = (self.game.first + 1) % self.seats.count
        self.begin()

    def _first(self):
        setup = self.setup
        starts = setup.loser if setup.starts == LOSER else setup.starts
        count = setup.seats.count
        return starts if starts < count else self.chance.below(count)

    def _begin(self, first):
        self.seats.copy(self.setup.seats)
        shoal, sea = shuffled(self.seats.count, self.chance)
        self._take(Game(self.seats.count, shoal, sea, first))

    def lay(self, game):
        """Begins with a game that was laid out, for a lesson."""
        self._take(game)

    def _take(self, game):
        self.game = game
        self.view = Sight(game)
        self.kept = False

    # Who plays

    @property
    def awaits_person(self):
        """Whether it is a person's turn."""
        return not self.over and self.seats.kinds[self.view.turn] == PERSON

    # Playing

    def act(self, action):
        """Does a legal action of the player at turn; `show` shows it."""
        self.game.apply(action)
        self.kept = False

    def show(self):
        """Makes `view` what is to be seen now."""
        self.view.look(self.game)

    @property
    def card(self):
        """The fish on the card turned over last, whether it has been shown or not."""
        return self.game.deck[self.game.turned - 1] & 15

    @property
    def can_undo(self):
        """Whether there is a fetch to take back in this turn."""
        from ..rules.history import can_undo  # in memory only for the moment

        modules.drop("piranja.rules.history")
        return can_undo(self.view)

    def undo(self):
        """Takes back the last action of this turn, if `can_undo`."""
        self.game.undo()
        self.kept = False
        self.show()

    # Where the game stands

    @property
    def under_way(self):
        return self.game is not None and not self.over

    @property
    def over(self):
        return self.view.over

    # Keeping

    def pack(self):
        """Returns the game as bytes for the store; none if there is no game."""
        if self.game is None:
            return b""
        from ..saves.game import saved  # in memory only for the moment

        data = saved(self.game, self.seats)
        _drop_saving()
        return data

    def unpack(self, data):
        """Takes up what `pack` returned; raises ValueError if that is no game."""
        from ..saves.game import loaded

        seats = Seats()
        game = loaded(data, seats)
        _drop_saving()
        self.seats = seats
        self._take(game)
        self.chance = entropy()


def _drop_saving():
    modules.drop("piranja.saves.game", "piranja.rules.history")
