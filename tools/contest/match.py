"""A deal: two games with the same cards and the sides exchanged, and what is noted of them."""

import hashlib
import time
from collections import namedtuple

from handheld.chance import Chance
from kahuna.records import notation, record
from kahuna.records.refusals import why_not
from kahuna.rules.cards import copies
from kahuna.rules.game import Game
from kahuna.rules.legal import MOST, is_legal
from kahuna.rules.limits import CARDS
from kahuna.rules.phases import DEALING, FRESH, HANDICAP, OVER
from kahuna.rules.view import View
from report import result

from .outsider import Outside
from .players import DEEP, NAMES, Forfeit, named

# All that decides how games go: the two players, the rules, the seed. `handicap` is the number of
# bridges that the first player lays before each game, `patience` the seconds that an outside
# program has for a turn; with `records` the notes have the games as text.
Terms = namedtuple(
    "Terms",
    "players edition variants handicap seed patience records game",
    defaults=("kahuna",),
)


def play_deal(terms, deal):
    """Plays both games of a deal; returns a list of what is noted of them.

    Players are numbers here, 0 and 1. A note has the `winner` (None if drawn), the `reason`, why
    a game was forfeited (or None), the `starter`, the `points`, the number of `turns`, the
    `leader` after the second round, and for each player the number of its `thoughts`, the
    `seconds` that they took and the `longest` of them.
    """
    return [Match(terms, deal, number).play() for number in (0, 1)]


class Match:
    """One game of a deal: the first player begins the first, the other one the second."""

    def __init__(self, terms, deal, number):
        self.terms = terms
        self.deal = deal
        self.number = number
        first = deal % 2
        self.seats = (0, 1) if first == number else (1, 0)  # the player on each side
        edition = notation.edition(terms.edition)
        handicap = (self.seats.index(0), terms.handicap) if terms.handicap else None
        guard, opened = "guard" in terms.variants, "open" in terms.variants
        self.game = Game(edition, guard, opened, first, handicap)
        self.views = [View(self.game, side) for side in (0, 1)]
        self.spent = [[], []]  # seconds of each turn of each player
        self.turns = 0
        self.leader = None
        self.forfeit = None
        self._buffer = bytearray(MOST)

    def play(self):
        players = []
        try:
            for side in (0, 1):
                players.append(self._player(side))
            try:
                self._play(players)
            except Forfeit as reason:
                self.forfeit = str(reason)
        finally:
            for side, player in enumerate(players):
                self.views[side].look(self.game, side)
                player.finish(self.views[side], self.result())
        return self.note()

    def _player(self, side):
        name = self.terms.players[self.seats[side]]
        if name not in (*NAMES, DEEP):
            return Outside(name, self.terms.patience)
        return named(name, chance_of(self.terms.seed, self.deal, self.number, "player", side))

    def _play(self, players):
        game = self.game
        while game.phase != OVER:
            if game.phase == DEALING:
                self._deal()
            else:
                self._move(players[game.turn])

    def _deal(self):
        game = self.game
        if game.round == 3 and game.scores[0] != game.scores[1]:
            self.leader = self.seats[game.scores[1] > game.scores[0]]
        # Not the players' chance: a deal has the same order of cards in both games.
        order = bytearray(range(CARDS))
        chance_of(self.terms.seed, self.deal, "round", game.round).shuffle(order)
        game.deal(deck_of(game, order))

    def _move(self, player):
        """Asks the side at turn and does what it answers."""
        game = self.game
        side, phase = game.turn, game.phase
        self.views[side].look(game, side)
        for action in self._think(player, self.views[side]):
            if not is_legal(game, action, self._buffer):
                raise Forfeit(why_not(game, action))
            game.apply(action)
            if game.turn != side or game.phase != phase:
                break

    def _think(self, player, view):
        spent = self.spent[self.seats[view.side]]
        if view.phase == HANDICAP:
            spent = [0]  # the figures are about turns
        elif view.happened == FRESH:
            self.turns += 1
            spent.append(0)
        began = time.perf_counter()
        try:
            return player.moves(view)
        finally:
            spent[-1] += time.perf_counter() - began

    def result(self):
        """Returns how the game ended, in the words of the referee's JSON plus `forfeit`."""
        if self.forfeit is None:
            return result(self.game)
        return {"winner": record.SIDES[1 - self.game.turn], "reason": "forfeit"}

    def note(self):
        result = self.result()
        winner = result["winner"]
        note = {
            "winner": None if winner is None else self.seats[record.SIDES.index(winner)],
            "reason": result["reason"],
            "forfeit": self.forfeit,
            "starter": self.seats[self.game.first],
            "points": [self.game.scores[self.seats.index(player)] for player in (0, 1)],
            "turns": self.turns,
            "leader": self.leader,
            "thoughts": [len(spent) for spent in self.spent],
            "seconds": [sum(spent) for spent in self.spent],
            "longest": [max(spent, default=0) for spent in self.spent],
        }
        if self.terms.records:
            note["record"] = "\n".join([*self._told(), ""])
        return note

    def _told(self):
        names = [" ".join(self.terms.players[player].split()) for player in self.seats]
        yield "kahuna " + record.VERSION
        yield f"// white: {names[0]}"
        yield f"// black: {names[1]}"
        yield f"// seed {self.terms.seed}, deal {self.deal + 1}, game {self.number + 1}"
        yield from list(record.lines(self.game))[1:]
        if self.forfeit is not None:
            yield f"// {record.SIDES[self.game.turn]} loses: {self.forfeit}"


def chance_of(*words):
    """Returns a chance of its own for everything that has a name of its own."""
    name = " ".join(map(str, words))
    return Chance(hashlib.sha256(name.encode()).digest()[:8])


def deck_of(game, order):
    """Returns the deck of a round: all 24 cards in the order given, but for those in hands.

    In the order, the first card of an island is the island's number, its second one 12 more.
    """
    held = [copies(game.hands[0], card) + copies(game.hands[1], card) for card in range(12)]
    return bytes([card % 12 for card in order if card // 12 >= held[card % 12]])
