"""The game under way: who plays it, what everybody sees of it, how it is saved.

Screens use `view` and the methods; the Game behind it is for the session alone.
"""

from handheld import modules
from handheld.chance import entropy

from ..rules.view import View
from ..saves.seats import PERSON, Seats


class Session:
    """`setup` is the form for a new game (see setup.py), and a lesson has none."""

    def __init__(self, setup=None):
        self.setup = setup
        self.seats = Seats()
        # Settings: whether the table shows how dangerous a card is, and what each has caught.
        self.shows_danger = False
        self.shows_catches = False
        self.comments = False  # whether this is the first game, in which each turn is commented on
        self.game = None
        self.view = None
        self.chance = None
        self.saved = True  # whether all that happened is saved

    def take_up(self, game):
        """Takes up a game: a new one, one that was saved, or one set up for a lesson."""
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
        """Does a legal action of the player at turn; `show` shows it."""
        self.game.apply(action)
        self.saved = False

    def show(self):
        """Brings `view` up to date."""
        self.view.look(self.game)

    @property
    def card(self):
        """The fish on the card turned over last, whether it has been shown or not."""
        return self.game.deck[self.game.turned - 1] & 15

    @property
    def can_undo(self):
        """Whether there is a fetch to take back in this turn."""
        with modules.passing:
            from ..rules.history import can_undo

            return can_undo(self.view)

    def undo(self):
        """Takes back the last action of this turn, if `can_undo`."""
        self.game.undo()
        self.saved = False
        self.show()

    # Where the game stands

    @property
    def under_way(self):
        """Whether there is a game that could go on, or whose end has not been seen."""
        return self.game is not None and not (self.over and self.saved)

    @property
    def over(self):
        return self.view.over

    # Saving

    def pack(self):
        """Returns the game as bytes for the store; none if there is no game."""
        if self.game is None:
            return b""
        with modules.passing:
            from ..saves.packing import pack

            return pack(self.game, self.seats)

    def unpack(self, data):
        """Takes up what `pack` returned; raises ValueError if that is no game."""
        with modules.passing:
            from ..saves.game import unpack

            seats = Seats()
            game = unpack(data, seats)
        self.seats = seats
        self.take_up(game)
        self.chance = entropy()
