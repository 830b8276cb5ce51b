"""Replays a game forwards and backwards, to show what a side saw at any time."""

from ..rules.actions import DEAL
from ..rules.game import Game
from ..rules.limits import CARDS, LONGEST
from ..rules.view import View

_AT_ONCE = 8  # actions between two halts


class FullReplay:
    """Replays a Game on a second one, `game`; the first stays as it is."""

    def __init__(self, game, undoes=LONGEST):
        self._whole = game
        self.game = _begun_as(game, undoes)
        self._view = None

    def view(self, side):
        """Returns the View of a side now: the same object each time."""
        if self._view is None:
            self._view = View(self.game, side)
        else:
            self._view.look(self.game, side)
        return self._view

    @property
    def next_card(self):
        """The card on top of the pile now."""
        return self.game.decks[self.game.top]

    def actions(self, start, end):
        """Returns the actions of the whole game from `start` to `end`, discards and all."""
        return self._whole.history[start:end]

    def travel(self, at):
        """Goes to just before the action with that number: a generator that halts on the way."""
        done = 0
        while self.game.length != at:
            if self.game.length > at:
                self.game.undo()
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
        game = self.game
        action = self._whole.history[game.length]
        if action == DEAL:
            number = game.round - 1
            game.deal(self._whole.decks[CARDS * number : self._whole.ends[number]])
        else:
            game.apply(action)


def _begun_as(game, undoes):
    """Returns a new game that begins as this one did, and can take back so many actions."""
    if game.start:
        from ..saves.placing import placed  # rarely needed: most games begin with a deal

        return placed(game.start)
    handicap = (game.handicap_side, game.handicap)
    return Game(game.edition, game.guard, game.opened, game.first, handicap, undoes)
