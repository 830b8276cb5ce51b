"""Replays a game forwards and backwards, to show what a side saw at any time."""

from ..rules.actions import DEAL
from ..rules.game import Game
from ..rules.limits import CARDS
from ..rules.view import View

_AT_ONCE = 8  # actions between two halts


class FullReplay:
    """Replays a Game on a second one; the first stays as it is."""

    def __init__(self, game):
        self._whole = game
        self._game = _begun_as(game)
        self._view = None

    def view(self, side):
        """Returns the View of a side now: the same object each time."""
        if self._view is None:
            self._view = View(self._game, side)
        else:
            self._view.look(self._game, side)
        return self._view

    def travel(self, at):
        """Goes to just before the action with that number: a generator that halts on the way."""
        done = 0
        while self._game.length != at:
            if self._game.length > at:
                self._game.undo()
            else:
                self._go_on()
            done += 1
            if done % _AT_ONCE == 0:
                yield

    def go_to(self, at):
        """Goes to just before the action with that number at once."""
        for _ in self.travel(at):
            pass

    def _go_on(self):
        game = self._game
        action = self._whole.history[game.length]
        if action == DEAL:
            number = game.round - 1
            game.deal(self._whole.decks[CARDS * number : self._whole.ends[number]])
        else:
            game.apply(action)


def _begun_as(game):
    """Returns a new game that begins as this one did."""
    if game.start:
        from ..saves.position import game_at  # rarely needed: most games begin with a deal

        return game_at(game.start)
    handicap = (game.handicap_side, game.handicap)
    return Game(game.edition, game.guard, game.opened, game.first, handicap)
