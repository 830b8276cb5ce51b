"""What a side can know, from its View alone, about the cards that it does not see."""

from ..rules.cards import SECOND, copies, count, listed, with_card, without_card
from ..rules.limits import CARDS, ISLAND_COUNT

_BOTH = 1 | SECOND  # both cards of the first island
PILE = 3  # no more cards are drawn in the turns that robots look at


def shown(view, side):
    """Returns the cards of a hand that the other side sees, or saw when they were taken."""
    return view.open[side] if view.opened else view.seen[side]


class Knowledge:
    """After `look`, `known` has the cards that the other side has shown, `hidden` is how many more
    it holds, and `unseen` how many cards of each island are among those, in the pile, or face down
    among its discards. After `deal`, `pile` has `piled` cards that may come next."""

    def __init__(self):
        self.unseen = bytearray(ISLAND_COUNT)
        self.pile = bytearray(PILE)
        self.piled = 0
        self._pool = bytearray(CARDS)

    def look(self, view):
        side = view.side
        known = shown(view, 1 - side)
        hand = view.hands[side]
        face_up = view.face_up
        gone = view.gone
        unseen = self.unseen
        total = 0
        for card in range(ISLAND_COUNT):
            # copies() is inlined here and below, as this runs for every turn that is tried.
            seen = (hand >> card & _BOTH) + (face_up >> card & _BOTH) + (gone >> card & _BOTH)
            left = 2 - (seen & 3) - (seen >> ISLAND_COUNT)
            if known >> card & _BOTH:
                # The other side may have discarded a known card that has come up again since.
                while copies(known, card) > left:
                    known = without_card(known, card)
                left -= copies(known, card)
            unseen[card] = left
            total += left
        self.total = total
        self._at = CARDS
        self.known = known
        self.size = view.sizes[1 - side]
        self.hidden = max(0, self.size - count(known))

    def expect(self, sixteenths):
        """Fills in how many cards of each island the other side probably holds, in 16ths."""
        total = max(1, self.total)
        hidden = 16 * self.hidden
        unseen = self.unseen
        known = self.known
        for card in range(ISLAND_COUNT):
            held = known >> card & _BOTH
            sixteenths[card] = 16 * ((held & 1) + (held >> ISLAND_COUNT))
            sixteenths[card] += hidden * unseen[card] // total

    def deal(self, chance):
        """Returns a random hand that the other side may hold, and sets `pile`.

        After another deal these are other cards, until all had their turn: so that a few hands tell
        more about all hands.
        """
        pool = self._pool
        total = self.total
        hidden = self.hidden
        at = self._at
        if at + hidden > total:
            at = 0
            for card in range(ISLAND_COUNT):
                for _ in range(self.unseen[card]):
                    other = chance.below(at + 1)
                    pool[at] = pool[other]
                    pool[other] = card
                    at += 1
            at = 0
        self._at = at + (hidden or 1)
        hand = self.known
        for _ in range(hidden):
            hand = with_card(hand, pool[at])
            at += 1
        for _ in range(count(hand) - self.size):
            cards = listed(hand)
            hand = without_card(hand, cards[chance.below(len(cards))])
        self.piled = min(PILE, total - hidden)
        for i in range(self.piled):
            self.pile[i] = pool[(at + i) % total]
        return hand
