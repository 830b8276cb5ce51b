"""What may become of a turn: the chance to win if it ends now, and if it goes on."""

from handheld import modules

from ..rules.decks import sea_left, shoal_left, unseen
from ..rules.feeding import NOBODY, bites, taker
from ..rules.fish import HUNGRY, KINDS
from .cards import Cards
from .row import Row
from .worth import CERTAIN, Standing


class Futures:
    """After `weigh`, `turn`, `bring` and `leave` are the chances to win after turning over a card,
    bringing in the row, and leaving it. `looked_at` counts the positions it has looked at.
    """

    def __init__(self, view, foresees):
        self._view = view
        self._me = view.turn
        counts = unseen(view)
        shoal = shoal_left(view)
        sea = sea_left(view)
        self._cards = Cards(counts, shoal, sea)
        self._later = None  # the cards that may come after the next one, if it foresees that
        if foresees:
            self._later = Cards(counts, shoal - 1, sea) if shoal else Cards(counts, 0, sea - 1)
        self._winners = None  # the function of the rules, once the game may end
        self.looked_at = 0
        self.turn = self.bring = self.leave = 0

    def weigh(self):
        """Weighs the choices: a generator that yields after every few positions."""
        self._look(self._cards, 1)
        self.leave, self.bring = self._ends(len(self._view.rows[self._me]))
        yield
        if not self._later:
            self._look(self._cards, 0)
            self.turn = self._share()
            return
        # One Standing at a time, as each takes memory: first if the turn goes on, then if it ends.
        cards = self._cards
        goes_on = [0] * HUNGRY
        self._look(self._later, 0)
        for fish in range(HUNGRY):
            if cards.counts[fish]:
                yield
                self._feed(fish)
                goes_on[fish] = self._share()
        self._look(self._later, 1)
        worth = 0
        for fish in range(KINDS):
            if cards.counts[fish]:
                yield
                if fish >= HUNGRY:
                    chance = self._eaten(fish - HUNGRY, cards.ending)
                else:
                    chance = max(goes_on[fish], *self._ends(self._feed(fish)))
                worth += cards.counts[fish] * chance
        self._standing = self._empty = None  # they take memory, and are no longer needed
        self.turn = worth // (cards.sated + cards.hungry)

    def _look(self, cards, ended):
        """Finds how everybody stands if these cards may come, and the turn has `ended` or not."""
        view = self._view
        self._standing = None  # the previous one makes room
        self._empty = Row(b"", cards)
        self._standing = Standing(cards, view, (self._me + ended) % view.players)

    def _share(self):
        self.looked_at += 1
        return self._standing.share(self._me)

    def _feed(self, fish):
        """Supposes that a sated fish has come; returns the length of its own row then."""
        me = self._me
        view = self._view
        length = len(view.rows[me])
        standing = self._standing
        standing.reset()
        player = taker(view.rows, me, fish)
        if player == NOBODY:
            return length
        row = Row(view.rows[player] + bytes((fish,)), self._later)
        standing.row(player, row)
        if player != me:
            return length
        species = fish & 3
        digesting = view.digesting
        if row.counts[species] == 3 and digesting[species]:  # three of a kind fetch the pile
            cards = digesting[species]
            standing.pile(species, 0, 0)
            standing.gain(me, cards, digesting[4 + species])
        return row.length

    def _ends(self, length):
        """Returns the chances to win if its own row, of that length, is left or is brought in."""
        left = self._share()
        self._standing.row(self._me, self._empty)
        self._standing.gain(self._me, length)
        return left, self._share()

    def _eaten(self, species, ending):
        """Returns the chance to win once a hungry fish has come."""
        me = self._me
        view = self._view
        if ending:
            if not self._winners:
                with modules.passing:
                    from ..rules.scoring import winners
                self._winners = winners
            self.looked_at += 1
            best = self._winners(view)
            return CERTAIN // len(best) if me in best else 0
        standing = self._standing
        row = view.rows[me]
        eaten = bites(row, HUNGRY + species)
        digesting = view.digesting
        standing.reset()
        standing.row(me, Row(row[: len(row) - eaten], self._later))
        standing.pile(species, digesting[species] + 1 + eaten, digesting[4 + species] + 1)
        return self._share()
