"""A game of Kai Piranja, and notes about it."""

from collections import namedtuple
from itertools import permutations

import contest.match
from contest.players import Forfeit
from piranja.records.writer import VERSION
from piranja.rules.actions import FETCH, TURN
from piranja.rules.decks import shuffled
from piranja.rules.fish import HUNGRY
from piranja.rules.game import Game
from piranja.rules.legal import is_legal
from piranja.rules.scoring import winners
from piranja.rules.view import View

from . import players, protocol, records

OPTIONS = {}

# All that decides how games go: the players, the seed. `patience` is the seconds that an outside
# program has for an answer; with `records` the notes also have the games as text.
Terms = namedtuple("Terms", "players seed patience records game", defaults=("piranja",))


def wrong(options):
    """Returns a sentence about a call of the arena that makes no sense, or None."""
    if not 3 <= len(options.players) <= 6:
        return f"Kai Piranja takes three to six players, not {len(options.players)}"
    return None


def prepare(options):
    """Does nothing: its players need no set-up."""


def terms(options, names):
    return Terms(names, options.seed, options.patience, options.records is not None)


def play_deal(terms, number):
    """Plays a game; returns a list with the notes about it.

    Players are numbers here, from 0 on. The notes have the `winners`, the number of the player who
    `forfeited` the game (or None) and why (`forfeit`), the `starter`, the number of `turns` and of
    cards `turned` over, and for each player the cards in its `catches`, how many of them were
    `fetched`, how many were `eaten` from its row, the number of its `thoughts`, the `seconds` that
    they took and the `longest` of them.
    """
    return [Match(terms, number).play()]


def seating(players, number):
    """Returns which player sits on each seat in the game of that number.

    Everybody sits on every seat once before the neighbours change.
    """
    orders = list(permutations(range(1, players)))
    order = (0, *orders[number // players % len(orders)])
    first = number % players
    return order[first:] + order[:first]


class Match(contest.match.Match):
    """One game. The player on the first seat begins."""

    players = players
    protocol = protocol

    def __init__(self, terms, number):
        players = len(terms.players)
        super().__init__(terms, seating(players, number), number)
        self.game = Game(players, *shuffled(players, self.chance("cards")))
        self._view = View(self.game)
        self.turns = 0
        self.fetched = [0] * players
        self.eaten = [0] * players

    def is_over(self):
        return self.game.over

    def go_on(self, players):
        game = self.game
        who = self.seats[game.turn]
        self.spent[who].append(0)
        for action in self.think(players[game.turn], self.view(game.turn), self.spent[who]):
            if not is_legal(game, action):
                may = " ".join(protocol.may(game))
                raise Forfeit(f"{protocol.WORDS[action]} is not legal there, only {may}")
            self._do(action, who)

    def view(self, seat):
        self._view.look(self.game)
        return self._view

    def _do(self, action, who):
        game = self.game
        seat = game.turn
        row = len(game.rows[seat])
        if action >= FETCH:
            self.fetched[who] += game.digesting[action - FETCH]
        game.apply(action)
        if action == TURN and game.deck[game.turned - 1] >= HUNGRY:
            self.eaten[who] += row - len(game.rows[seat])
        if game.over or (game.fresh and action < FETCH):
            self.turns += 1

    def result(self):
        """Returns how the game ended, in the words of the referee's JSON plus `forfeit`."""
        players = range(1, self.game.players + 1)
        if self.forfeit is None:
            return {"result": [player + 1 for player in winners(self.game)], "forfeit": None}
        loser = self.game.turn + 1
        return {"result": [player for player in players if player != loser], "forfeit": loser}

    def note(self):
        game = self.game
        result = self.result()
        loser = result["forfeit"]
        catches = [game.catches[self.seats.index(player)] for player in range(game.players)]
        return {
            "winners": [self.seats[seat - 1] for seat in result["result"]],
            "forfeited": None if loser is None else self.seats[loser - 1],
            "starter": self.seats[game.first],
            "turns": self.turns,
            "turned": game.turned,
            "catches": catches,
            "fetched": self.fetched,
            "eaten": self.eaten,
        }

    def record_lines(self):
        yield "piranja " + VERSION
        for seat, player in enumerate(self.seats):
            yield f"// player {seat + 1}: {' '.join(self.terms.players[player].split())}"
        yield f"// seed {self.terms.seed}, game {self.name[0] + 1}"
        yield from list(records.lines(self.game))[1:]
        if self.forfeit is not None:
            yield f"// player {self.game.turn + 1} loses: {self.forfeit}"
