"""Replays a game from its history, turn by turn."""

from ..rules.actions import FETCH, LEAVE, TURN
from ..rules.fish import HUNGRY
from ..rules.game import Game
from ..rules.history import actions


class Replay:
    """Replays what a View has seen on a Game of its own.

    After `step`: `seat`, whose turn it was, `cards` turned over in it, `brought` in, `left` lying
    (0 if the turn ended otherwise), `fetched` from the middle, `hungry` (the fish that ended the
    turn, or 0), `eaten` by it; `fish` are those on the cards, `row` is what lay in the row before
    it was brought in. `game` stands where the turn ended.
    """

    def __init__(self, view):
        deck = bytes([fish & 15 for fish in view.deck])
        self.game = Game(view.players, deck[: view.sea_at], deck[view.sea_at :], view.first)
        self.game.sea_at = view.sea_at  # the view may have seen less of the shoal
        self._actions = actions(view)
        self.number = 0  # of the turn

    def step(self):
        """Goes through the next turn; returns False if none has begun."""
        game = self.game
        self.seat = seat = game.turn
        self.cards = self.brought = self.left = self.fetched = self.hungry = self.eaten = 0
        self.row = b""
        begun = False
        first = game.turned
        for action in self._actions:
            if not begun:
                begun = True
                self.number += 1
            if action == TURN:
                fish = game.deck[game.turned]
                self.cards += 1
                before = len(game.rows[seat])
                game.apply(action)
                if fish >= HUNGRY:
                    self.hungry = fish
                    self.eaten = before - len(game.rows[seat])
                    break
            elif action >= FETCH:
                self.fetched += game.digesting[action - FETCH]
                game.apply(action)
            else:
                row = len(game.rows[seat])
                if action == LEAVE:
                    self.left = row
                else:
                    self.brought = row
                    self.row = game.rows[seat]
                game.apply(action)
                break
        self.fish = bytes([fish & 15 for fish in game.deck[first : game.turned]])
        return begun

    def go_to(self, number):
        """Goes on to the turn of that number, or as far as there are turns."""
        while self.number < number and self.step():
            pass
