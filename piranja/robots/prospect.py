"""What may come of a turn: the chance to win if it ends now, and if it goes on."""

from ..rules.decks import sea_left, shoal_left, unseen
from ..rules.feeding import NOBODY, taker
from ..rules.fish import HUNGRY, KINDS
from ..rules.results import winners
from .cards import Cards
from .row import Row
from .standing import CERTAIN, Standing

MOST_POSITIONS = 3 + 8 * 3 + 4


class Prospect:
    """After `weigh`: what it is worth to `turn` over a card, to `bring` in the row, to `leave` it.

    `looked_at` counts the positions that it has looked at.
    """

    def __init__(self, sight, foresees):
        self._sight = sight
        self._foresees = foresees
        self._me = sight.turn
        self.looked_at = 0
        self.turn = self.bring = self.leave = 0

    def weigh(self):
        """A generator that yields after a few positions each."""
        sight = self._sight
        me = self._me
        counts = unseen(sight)
        shoal = shoal_left(sight)
        sea = sea_left(sight)
        cards = Cards(counts, shoal, sea)
        self._look(cards)
        self.leave, self.bring = self._ends(self._rows[me])
        yield
        if not self._foresees:
            self.turn = self._going.share(me)
            self.looked_at += 1
            return
        self._look(Cards(counts, shoal - 1, sea) if shoal else Cards(counts, 0, sea - 1))
        worth = 0
        for fish in range(KINDS):
            if cards.counts[fish]:
                yield
                worth += cards.counts[fish] * self._next(fish, cards.ending)
        self.turn = worth // (cards.sated + cards.hungry)

    def _look(self, cards):
        """Sees how everybody stands when these cards may come."""
        sight = self._sight
        self._cards = cards
        self._rows = [Row(row, cards) for row in sight.rows]
        self._empty = Row(b"", cards)
        self._going = Standing(cards, self._rows, sight, self._me)
        self._ended = Standing(cards, self._rows, sight, (self._me + 1) % sight.players)

    def _next(self, fish, ending):
        """Returns the chance to win if this fish comes."""
        sight = self._sight
        if fish < HUNGRY:
            return self._fed(fish, taker(sight.rows, self._me, fish))
        if ending:
            self.looked_at += 1
            best = winners(sight)
            return CERTAIN // len(best) if self._me in best else 0
        return self._eaten(fish - HUNGRY)

    def _eaten(self, species):
        """Returns the chance to win once a hungry fish has eaten."""
        me = self._me
        row = self._sight.rows[me]
        eaten = self._rows[me].bites[species]
        digesting = self._sight.digesting
        ended = self._ended
        ended.reset()
        ended.row(me, Row(row[: len(row) - eaten], self._cards))
        ended.pile(species, digesting[species] + 1 + eaten, digesting[4 + species] + 1)
        self.looked_at += 1
        return ended.share(me)

    def _fed(self, fish, player):
        """Returns the chance to win once that player has taken a fish, or nobody has."""
        me = self._me
        rows = self._rows
        species = fish & 3
        digesting = self._sight.digesting
        row = None
        if player != NOBODY:
            row = rows[player].longer(fish)
        fetched = player == me and row.counts[species] == 3 and digesting[species]
        for standing in (self._going, self._ended):
            standing.reset()
            if row:
                standing.row(player, row)
            if fetched:
                standing.pile(species, 0, 0)
                standing.gain(me, fetched, digesting[4 + species])
        goes_on = self._going.share(me)
        self.looked_at += 1
        return max(goes_on, *self._ends(row if player == me else rows[me]))

    def _ends(self, row):
        """Returns the chances to win with the own row, which is this one, left and brought in."""
        me = self._me
        ended = self._ended
        left = ended.share(me)
        ended.row(me, self._empty)
        ended.gain(me, row.length)
        self.looked_at += 2
        return left, ended.share(me)
