"""A game, and what is noted of it."""

import time
from collections import namedtuple
from itertools import permutations

from piranja.records.record import VERSION
from piranja.rules.actions import FETCH, TURN
from piranja.rules.decks import shuffled
from piranja.rules.fish import HUNGRY
from piranja.rules.game import Game
from piranja.rules.legal import is_legal
from piranja.rules.results import winners
from piranja.rules.sight import Sight
from piranja.saves.record import lines

from ..match import chance_of
from ..players import Forfeit
from .observation import WORDS, may
from .outsider import Outside
from .players import NAMES, named

# All that decides how games go: the players, the seed. `patience` is the seconds that an outside
# program has for an answer; with `records` the notes have the games as text.
Terms = namedtuple("Terms", "players seed patience records game", defaults=("piranja",))


def play_deal(terms, number):
    """Plays a game; returns a list of what is noted of it.

    Players are numbers here, from 0 on. A note has the `winners`, the number of the player who
    `forfeited` the game (or None) and why (`forfeit`), the `starter`, the number of `turns` and of
    cards `turned` over, and for each player the cards in its `catches`, those of them that were
    `fetched`, those `eaten` from its row, the number of its `thoughts`, the `seconds` that they
    took and the `longest` of them.
    """
    return [Match(terms, number).play()]


def seating(players, number):
    """Returns which player sits on each seat in a game of that number.

    Everybody has every seat once before it is another one's turn to sit beside them.
    """
    orders = list(permutations(range(1, players)))
    order = (0, *orders[number // players % len(orders)])
    first = number % players
    return order[first:] + order[:first]


class Match:
    """One game. Whoever has the first seat begins."""

    def __init__(self, terms, number):
        players = len(terms.players)
        self.terms = terms
        self.number = number
        self.seats = seating(players, number)
        cards = shuffled(players, chance_of(terms.seed, number, "cards"))
        self.game = Game(players, *cards)
        self.sight = Sight(self.game)
        self.spent = [[] for _ in range(players)]  # seconds of each thought of each player
        self.turns = 0
        self.fetched = [0] * players
        self.eaten = [0] * players
        self.forfeit = None

    def play(self):
        players = []
        try:
            for seat in range(self.game.players):
                players.append(self._player(seat))
            try:
                while not self.game.over:
                    self._move(players[self.game.turn])
            except Forfeit as reason:
                self.forfeit = str(reason)
        finally:
            self.sight.look(self.game)
            for player in players:
                player.finish(self.sight, self.result())
        return self.note()

    def _player(self, seat):
        name = self.terms.players[self.seats[seat]]
        if name not in NAMES:
            return Outside(name, self.terms.patience, seat)
        return named(name, chance_of(self.terms.seed, self.number, "player", seat))

    def _move(self, player):
        """Asks the player at turn and does what it answers."""
        game = self.game
        who = self.seats[game.turn]
        self.sight.look(game)
        began = time.perf_counter()
        try:
            actions = player.moves(self.sight)
        finally:
            self.spent[who].append(time.perf_counter() - began)
        for action in actions:
            if not is_legal(game, action):
                raise Forfeit(f"{WORDS[action]} is not legal there, but {' '.join(may(game))}")
            self._do(action, who)

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
        note = {
            "winners": [self.seats[seat - 1] for seat in result["result"]],
            "forfeited": None if loser is None else self.seats[loser - 1],
            "forfeit": self.forfeit,
            "starter": self.seats[game.first],
            "turns": self.turns,
            "turned": game.turned,
            "catches": catches,
            "fetched": self.fetched,
            "eaten": self.eaten,
            "thoughts": [len(spent) for spent in self.spent],
            "seconds": [sum(spent) for spent in self.spent],
            "longest": [max(spent, default=0) for spent in self.spent],
        }
        if self.terms.records:
            note["record"] = "\n".join([*self._told(), ""])
        return note

    def _told(self):
        yield "piranja " + VERSION
        for seat, player in enumerate(self.seats):
            yield f"// player {seat + 1}: {' '.join(self.terms.players[player].split())}"
        yield f"// seed {self.terms.seed}, game {self.number + 1}"
        yield from list(lines(self.game))[1:]
        if self.forfeit is not None:
            yield f"// player {self.game.turn + 1} loses: {self.forfeit}"
