"""The game under way: who plays it, what the side holding the handheld sees, how it is saved.

Screens use `view` and the methods; only the session uses the Game behind it.
"""

from handheld import modules
from handheld.chance import entropy

from ..rules.actions import DRAW, ends_turn
from ..rules.history import turn_start
from ..rules.limits import ISLAND_COUNT
from ..rules.phases import DEALING, OVER
from ..rules.sides import WHITE
from ..rules.view import View
from .setup import PERSON, Setup

_NO_CARD = 255
_SHORT = 24  # actions


class Session:
    def __init__(self):
        self.setup = Setup()
        self.game = None
        self.view = None
        self.chance = None
        self.players = bytearray(2)
        self.names = ["", ""]  # of the players of White and Black
        # The card that each side drew last, to mark it as new.
        self.fresh = bytearray((_NO_CARD, _NO_CARD))
        self.saved = True  # whether everything that happened is saved

    # Beginning

    def begin(self, game):
        self.game = game
        self.view = View(game, -1)
        self.fresh[0] = self.fresh[1] = _NO_CARD
        self.saved = False

    def begin_short(self, game):
        """Begins a game that White sees, and of which only a few actions are played."""
        self.begin(game)
        # What follows is short: it needs no room for a whole game.
        self.game.history = bytearray(_SHORT)
        self.game.undo_bits = [0] * _SHORT
        self.view.history = bytearray(_SHORT)
        self.show_to(WHITE)

    # Who plays

    @property
    def persons(self):
        return (self.players[0] == PERSON) + (self.players[1] == PERSON)

    @property
    def solo_side(self):
        """The side of a person playing alone, whose hand may always be shown; or -1."""
        return -1 if self.persons != 1 else 0 if self.players[0] == PERSON else 1

    @property
    def awaits_person(self):
        """Whether it is a person's turn."""
        return not (self.over or self.dealing) and self.players[self.view.turn] == PERSON

    @property
    def watches_last_turn(self):
        """Whether a robot has just moved against a person playing alone, who has not yet played."""
        person = self.players[self.view.turn] == PERSON
        return person and self.persons == 1 and not (self.over or self.view.happened)

    # Playing

    def deal(self, deck=None):
        """Deals the next round, with that deck or a shuffled one."""
        if deck is None:
            with modules.passing:
                from .shuffling import shuffled

                deck = shuffled(self.game, self.chance)
        self.game.deal(deck)
        self.saved = False
        self.view.look(self.game, self.view.side)

    def show_to(self, side):
        """Sets `view` to what this side sees; -1 sees no hand at all."""
        self.view.look(self.game, side)

    def view_of(self, side):
        """Returns a separate View, which stays what that side sees now."""
        return View(self.game, side)

    def robot_at_turn(self, new_robot):
        """Returns the robot at turn, which thinks about a separate View."""
        side = self.view.turn
        robot = new_robot(self.players[side] - 1, self.chance)
        robot.begin(self.view_of(side))
        return robot

    def full_replay(self):
        """Returns a replay of the game; the game itself does not change."""
        from .full_replay import FullReplay

        return FullReplay(self.game)

    def act(self, action):
        """Does a legal action of the side at turn."""
        game = self.game
        side = game.turn
        before = game.hands[side]
        game.apply(action)
        self.saved = False
        if ends_turn(action):
            self.fresh[side] = _gained(before, game.hands[side])
        self.view.look(game, self.view.side)

    @property
    def can_undo(self):
        """Whether this turn has an action to take back; never a draw or a deal."""
        return self.view.length > turn_start(self.view, self.view.length)

    def undo(self):
        """Takes back the last action of this turn, if `can_undo`."""
        with modules.passing:
            self.game.undo()
        self.saved = False
        self.view.look(self.game, self.view.side)

    @property
    def fresh_card(self):
        """The card that the view's side drew last."""
        return self.fresh[self.view.side] if self.view.side >= 0 else _NO_CARD

    @property
    def has_drawn(self):
        """Whether the view's side has just ended its turn with a card from the pile."""
        view = self.view
        mine = view.side >= 0 and view.side != view.turn
        return mine and view.history[view.length - 1] == DRAW

    @property
    def has_just_ended(self):
        """Whether a person playing alone was the last to end a turn, rather than a robot, or a play
        that ended the game early."""
        view = self.view
        mine = self.solo_side == 1 - view.turn
        return mine and view.length > 0 and ends_turn(view.history[view.length - 1])

    # The state of the game

    @property
    def under_way(self):
        """Whether there is a game that could go on, or whose end nobody has seen yet."""
        return self.game is not None and not (self.over and self.saved)

    @property
    def over(self):
        return self.view.phase == OVER

    @property
    def dealing(self):
        return self.view.phase == DEALING

    @property
    def began_with_deal(self):
        """Whether the game began with a deal, not at a position."""
        return not self.game.start

    # Saving

    def pack(self):
        """Returns the game as bytes for the store; no bytes if there is no game."""
        if self.game is None:
            return b""
        with modules.passing:
            from ..saves.packing import pack

            return pack(self.game, self.players, self.fresh)

    def unpack(self, data):
        """Takes up the game that `pack` returned; raises ValueError if the bytes are none."""
        with modules.passing:
            from ..saves.game import unpack

            game, players, fresh = unpack(data)
        self.begin(game)
        self.players[:] = players
        self.fresh[:] = fresh
        self.chance = entropy()

    def forget(self):
        """Forgets the game."""
        self.game = self.view = None


def _gained(before, after):
    more = after & ~before
    for card in range(ISLAND_COUNT):
        if more >> card & 1 or more >> ISLAND_COUNT + card & 1:
            return card
    return _NO_CARD
