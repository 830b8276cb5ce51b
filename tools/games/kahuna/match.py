"""A deal of Kahuna: two games with the same cards and the sides exchanged, and notes about them."""

from collections import namedtuple

import contest.match
from contest.match import chance_of
from contest.players import Forfeit
from kahuna.records.refusals import why_not
from kahuna.records.writer import SIDES, VERSION
from kahuna.rules.cards import copies
from kahuna.rules.game import Game
from kahuna.rules.legal import MOST, is_legal
from kahuna.rules.limits import CARDS
from kahuna.rules.phases import DEALING, FRESH, HANDICAP, OVER
from kahuna.rules.view import View
from manners import place

from . import players, protocol, records

OPTIONS = {
    "league": {"action": "store_true", "help": "play everybody against everybody, and rate them"},
    **records.OPTIONS,
    "handicap": {
        "type": int,
        "metavar": "N",
        "default": 0,
        "help": "how many bridges the first player lays beforehand (0)",
    },
    "picture": {"metavar": "FILE", "type": place, "help": "draw a league's ratings as PNG"},
}

# All that decides how games go: the two players, the rules, the seed. `handicap` is the number of
# bridges that the first player lays before each game, `patience` the seconds that an outside
# program has for a turn; with `records` the notes also have the games as text.
Terms = namedtuple(
    "Terms",
    "players edition variants handicap seed patience records game",
    defaults=("kahuna",),
)


def wrong(options):
    """Returns a sentence about a call of the arena that makes no sense, or None."""
    return _wrong_number(options) or records.wrong(options) or _wrong_handicap(options)


def _wrong_number(options):
    names = options.players
    if not options.league:
        if len(names) != 2:
            return f"this takes two players, not {len(names)}; more can play with --league"
        return "--picture goes with --league" if options.picture else None
    if len(names) < 2:
        return f"a league is for two players or more, not {len(names)}"
    for name in names:
        if names.count(name) > 1:
            return f"in a league each player plays once, but '{name}' is there twice"
    if options.handicap:
        return "--handicap is for two players, not for a league"
    return None


def _wrong_handicap(options):
    edition = records.edition_of(options)
    if not 0 <= options.handicap <= 3:
        return f"--handicap is 1 to 3 bridges, not {options.handicap}"
    if options.handicap and not edition.has_handicap:
        return f"the edition {edition.name} has no handicap"
    return None


def prepare(options):
    """Sets up what its players need, which may restart the program."""
    if players.DEEP in options.players:
        from . import deep

        deep.set_up()


def terms(options, names):
    return Terms(
        players=names,
        edition=records.edition_of(options).name,
        variants=sorted(set(options.variant)),
        handicap=options.handicap,
        seed=options.seed,
        patience=options.patience,
        records=options.records is not None,
    )


def play_deal(terms, deal):
    """Plays both games of a deal; returns a list of the notes about them.

    Players are numbers here, 0 and 1. A note has the `winner` (None if drawn), the `reason`, the
    `forfeit` (why a game was forfeited, or None), the `starter`, the `points`, the number of
    `turns`, the `leader` after the second round, and for each player the number of its `thoughts`,
    the `seconds` that they took and the `longest` of them.
    """
    return [Match(terms, deal, number).play() for number in (0, 1)]


class Match(contest.match.Match):
    """One game of a deal: one player begins the first game, the other one the second."""

    players = players
    protocol = protocol

    def __init__(self, terms, deal, number):
        first = deal % 2
        super().__init__(terms, (0, 1) if first == number else (1, 0), deal, number)
        self.deal = deal
        edition = records.notation.edition(terms.edition)
        handicap = (self.seats.index(0), terms.handicap) if terms.handicap else None
        guard, opened = "guard" in terms.variants, "open" in terms.variants
        self.game = Game(edition, guard, opened, first, handicap)
        self.views = [View(self.game, side) for side in (0, 1)]
        self.turns = 0
        self.leader = None
        self._buffer = bytearray(MOST)

    def is_over(self):
        return self.game.phase == OVER

    def go_on(self, players):
        game = self.game
        if game.phase == DEALING:
            self._deal()
        else:
            self._move(players[game.turn])

    def _deal(self):
        game = self.game
        if game.round == 3 and game.scores[0] != game.scores[1]:
            self.leader = self.seats[game.scores[1] > game.scores[0]]
        # From a chance that no player draws on, so that both games of a deal have the same cards.
        order = bytearray(range(CARDS))
        chance_of(self.terms.seed, self.deal, "round", game.round).shuffle(order)
        game.deal(deck_of(game, order))

    def _move(self, player):
        """Asks the side to move, and does what it answers."""
        game = self.game
        side, phase = game.turn, game.phase
        for action in self._think(player, self.view(side)):
            if not is_legal(game, action, self._buffer):
                raise Forfeit(why_not(game, action))
            game.apply(action)
            if game.turn != side or game.phase != phase:
                break

    def _think(self, player, view):
        spent = self.spent[self.seats[view.side]]
        if view.phase == HANDICAP:
            spent = [0]  # not counted: the figures are about turns
        elif view.happened == FRESH:
            self.turns += 1
            spent.append(0)
        return self.think(player, view, spent)

    def view(self, side):
        self.views[side].look(self.game, side)
        return self.views[side]

    def result(self):
        """Returns how the game ended, in the words of the referee's JSON plus `forfeit`."""
        if self.forfeit is None:
            return {"result": records.result(self.game)}
        return {"result": {"winner": SIDES[1 - self.game.turn], "reason": "forfeit"}}

    def note(self):
        result = self.result()["result"]
        winner = result["winner"]
        return {
            "winner": None if winner is None else self.seats[SIDES.index(winner)],
            "reason": result["reason"],
            "starter": self.seats[self.game.first],
            "points": [self.game.scores[self.seats.index(player)] for player in (0, 1)],
            "turns": self.turns,
            "leader": self.leader,
        }

    def record_lines(self):
        names = [" ".join(self.terms.players[player].split()) for player in self.seats]
        yield "kahuna " + VERSION
        yield f"// white: {names[0]}"
        yield f"// black: {names[1]}"
        yield f"// seed {self.terms.seed}, deal {self.deal + 1}, game {self.name[1] + 1}"
        yield from list(records.lines(self.game))[1:]
        if self.forfeit is not None:
            yield f"// {SIDES[self.game.turn]} loses: {self.forfeit}"


def deck_of(game, order):
    """Returns the deck of a round: all 24 cards in the order given, without those in hands.

    In the order, an island's number stands for its first card, and 12 more for its second one.
    """
    held = [copies(game.hands[0], card) + copies(game.hands[1], card) for card in range(12)]
    return bytes([card % 12 for card in order if card // 12 >= held[card % 12]])
