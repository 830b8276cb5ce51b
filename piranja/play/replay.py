"""Replays a game from its history, turn by turn."""

from ..rules.actions import FETCH, LEAVE, TURN
from ..rules.fish import HUNGRY
from ..rules.game import Game
from ..rules.history import actions


class Replay:
    """Replays what a View has seen, on a separate Game.

    Each `step` sets `seat` (whose turn it was), the numbers of cards turned over (`cards`), brought
    in (`brought`), left lying (`left`; these two are 0 if the turn ended otherwise), fetched from
    the middle (`fetched`) and eaten (`eaten`), the fish that ended the turn or 0 (`hungry`), the
    fish on the cards (`fish`), and the row before it was brought in (`row`). Then `game` is as the
    turn left it.
    """

    def __init__(self, view):
        deck = bytes([fish & 15 for fish in view.deck])
        self.game = Game(view.players, deck[: view.sea_at], deck[view.sea_at :], view.first)
        self.game.sea_at = view.sea_at  # the deck of the view may end within the shoal
        self._actions = actions(view)
        self.number = 0  # of the turn

    def step(self):
        """Goes through the next turn; returns False if there is none."""
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

    @property
    def deeds(self):
        """What was done in the turn, in numbers, and whether that ended the game."""
        return (
            self.cards,
            self.fetched,
            self.brought,
            self.left,
            self.hungry,
            self.eaten,
            self.game.over,
        )

    def go_to(self, number):
        """Goes on to the end of a turn that has begun, or of the last action in it."""
        game = self.game
        while self.number + 1 < number:
            turn = game.turn
            while game.turn == turn:
                game.apply(next(self._actions))
            self.number += 1
        if self.number < number:
            self.step()
