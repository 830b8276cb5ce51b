"""The game under way: who plays it, what everybody sees of it, how it is saved.

Screens use `view` and the methods; only the session uses the Game behind it.
"""

from handheld import modules
from handheld.chance import entropy

from ..rules.view import View
from ..saves.seats import PERSON, Seats


class Session:
    """`setup` is what the form for a new game sets (see setup.py); a lesson has none."""

    def __init__(self, setup=None):
        self.setup = setup
        self.seats = Seats()
        # Settings: whether the table shows how dangerous a card is, and everybody's catch.
        self.shows_danger = False
        self.shows_catches = False
        self.comments = False  # whether this is the first game, which has comments on each turn
        self.game = None
        self.view = None
        self.chance = None
        self.saved = True  # whether everything that happened is saved

    def begin(self, game):
        """Goes on with a game: a new one, a saved one, or one set up for a lesson."""
        self.game = game
        self.view = View(game)
        self.saved = False

    # Who plays

    @property
    def awaits_person(self):
        """Whether it is a person's turn."""
        return not self.over and self.seats.kinds[self.view.turn] == PERSON

    # Playing

    def robot_at_turn(self, new_robot):
        """Returns the robot at turn, which thinks about what everybody sees."""
        with modules.passing:
            robot = new_robot(self.seats.kinds[self.view.turn] - 1, self.chance)
            robot.begin(self.view)
        return robot

    def act(self, action):
        """Does a legal action of the player at turn; until `show`, the view is as before it."""
        self.game.apply(action)
        self.saved = False

    def show(self):
        """Brings `view` up to date."""
        self.view.look(self.game)

    @property
    def card(self):
        """The fish on the card turned over last, which may not be in the view yet."""
        return self.game.deck[self.game.turned - 1] & 15

    @property
    def can_undo(self):
        """Whether this turn has a fetch to take back."""
        with modules.passing:
            from ..rules.history import can_undo

            return can_undo(self.view)

    def undo(self):
        """Takes back the last action of this turn, if `can_undo`."""
        self.game.undo()
        self.saved = False
        self.show()

    # The state of the game

    @property
    def under_way(self):
        """Whether there is a game that could go on, or whose end nobody has seen yet."""
        return self.game is not None and not (self.over and self.saved)

    @property
    def over(self):
        return self.view.over

    # Saving

    def pack(self):
        """Returns the game as bytes for the store; no bytes if there is no game."""
        if self.game is None:
            return b""
        with modules.passing:
            from ..saves.packing import pack

            return pack(self.game, self.seats)

    def unpack(self, data):
        """Takes up the game that `pack` returned; raises ValueError if the bytes are none."""
        with modules.passing:
            from ..saves.game import unpack

            seats = Seats()
            game = unpack(data, seats)
        self.seats = seats
        self.begin(game)
        self.chance = entropy()
