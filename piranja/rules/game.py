"""Kai Piranja: the state of a game, and what each action does to it.

legal.py lists the legal actions, scoring.py says who has won. The rules leave nothing to chance:
the order of the cards comes from outside, so the same cards and actions always give the same game.
Rules are numbered as in ../RULES.md.
"""

from .actions import BRING_IN, FETCH, TURN
from .feeding import NOBODY, bites, taker
from .fish import HUNGRY, KINDS

_FISH = bytes(range(KINDS))  # a slice of it is a row with one fish


class Game:
    """One game. Anybody may read it; only the methods change it.

    `shoal` and `sea` are the fish of those cards in the order in which they are turned over,
    without the cards set aside. Players are numbered from 0, to the left.

    `deck`       all cards, the shoal first; a card turned over also has, from bit 4 on, the action
                 that ended the turn after it, if one did (see history.py)
    `turned`     how many cards have been turned over
    `fresh`      whether this turn has no card yet
    `rows`       the fish before each player, from left to right
    `digesting`  how many cards the pile of each species has, then how many of them are hungry
    `catches`    how many cards each player has brought in, then how many of them are hungry
    `lost`       how many fish have left the game
    `fetched`    the fetches so far, three bytes for each (see `_fetch`)
    """

    def __init__(self, players, shoal, sea, first=0):
        self.first = first
        self.deck = bytearray(shoal) + sea
        self.sea_at = len(shoal)  # where in the deck the sea begins
        self.turned = 0
        self.turn = first
        self.fresh = True
        self.over = False
        self.rows = [b""] * players
        self.digesting = bytearray(8)
        self.catches = bytearray(2 * players)
        self.lost = 0
        self.fetched = bytearray()

    @property
    def players(self):
        return len(self.rows)

    def apply(self, action):
        """Does a legal action."""
        turn = self.turn
        rows = self.rows
        if action == TURN:
            # Rule 2: a card of the shoal as long as there is one.
            at = self.turned
            fish = self.deck[at]
            self.turned = at + 1
            if fish >= HUNGRY:
                self._feed(turn, fish)
                return
            # Rule 3.
            self.fresh = False
            player = taker(rows, turn, fish)
            if player == NOBODY:
                self.lost += 1
            else:
                rows[player] += _FISH[fish : fish + 1]
        elif action >= FETCH:
            self._fetch(turn, action - FETCH)
        else:
            self.deck[self.turned - 1] |= action << 4
            if action == BRING_IN:
                # Rule 5.
                self.catches[turn] += len(rows[turn])
                rows[turn] = b""
            self._pass_on(turn)

    def undo(self):
        """Takes back the last action, which was a fetch (see history.can_undo)."""
        fetched = self.fetched
        _, what, cards = fetched[-3:]
        self.fetched = fetched[:-3]
        species = what & 3
        hungry = what >> 3
        self.digesting[species] = cards
        self.digesting[4 + species] = hungry
        self.catches[self.turn] -= cards
        self.catches[self.players + self.turn] -= hungry

    def _feed(self, turn, fish):
        """Feeds a hungry fish, which ends the turn (rule 4) or the game (rule 7)."""
        if self.turned > self.sea_at:
            self.over = True
            return
        row = self.rows[turn]
        eaten = bites(row, fish)
        self.rows[turn] = row[: len(row) - eaten]
        pile = fish - HUNGRY
        self.digesting[pile] += 1 + eaten
        self.digesting[4 + pile] += 1
        self._pass_on(turn)

    def _fetch(self, turn, species):
        """Takes a pile to the catch (rule 6).

        Three bytes of `fetched` note it: the cards turned over so far; the species, whether the
        turn is fresh, and the hungry fish; the cards of the pile.
        """
        digesting = self.digesting
        cards = digesting[species]
        hungry = digesting[4 + species]
        self.fetched.extend(bytes((self.turned, species | self.fresh << 2 | hungry << 3, cards)))
        digesting[species] = digesting[4 + species] = 0
        self.catches[turn] += cards
        self.catches[self.players + turn] += hungry

    def _pass_on(self, turn):
        self.fresh = True
        self.turn = (turn + 1) % len(self.rows)
