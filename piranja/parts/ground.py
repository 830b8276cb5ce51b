"""The ground: the digesting fish with how many cards lie there, and the deck."""

from ..look.layout import CARD_SEA, CARD_SHOAL, FAT
from ..look.pictures import draw_fish
from ..rules.decks import sea_left, shoal_left

PILE_TOP = 85
DECK_X = 126
DECK_TOP = 82
_STEP = 31


class Ground:
    """`piles` are the tiles of the digesting fish, `frames` a set of bits: those in their second
    one; `lights` lie behind them, `frame` behind the `deck`; on it the `card` turns over."""

    def __init__(self):
        self.frames = 0
        self._swings = 0

    def show(self, view):
        for species in range(4):
            self.show_pile(species, view.digesting[species])
        self.show_deck(shoal_left(view), sea_left(view))

    def show_pile(self, species, cards):
        pile = self.piles[species]
        if pile.hidden != (not cards):
            pile.hidden = not cards
        count = self.counts[species]
        count.text = str(cards) if cards else ""
        count.tile.x = pile_x(species) + 15 - count.width // 2

    def show_deck(self, shoal, sea):
        """Shows how many cards are left of the shoal, or of the sea once that is all there is."""
        back = CARD_SHOAL if shoal else CARD_SEA
        if self.deck[0] != back:
            self.deck[0] = back
        hidden = not shoal and not sea
        if self.deck.hidden != hidden:
            self.deck.hidden = hidden
        left = self.left
        left.text = "%d+%d" % (shoal, sea) if shoal else str(sea)
        left.tile.x = DECK_X + 17 - left.width // 2

    def light(self, may, chosen, deck):
        """Lights the piles that may be fetched (a set of bits), the one chosen, and the deck."""
        for species in range(4):
            light = self.lights[species]
            hidden = not may >> species & 1
            if light.hidden != hidden:
                light.hidden = hidden
            light.pixel_shader = self.bright if species == chosen else self.dim
        if self.frame.hidden == deck:
            self.frame.hidden = not deck

    def lift(self, up):
        """Lifts the card that is about to be turned over."""
        y = DECK_TOP - 3 if up else DECK_TOP
        if self.deck.y != y:
            self.deck.y = y

    def swing(self):
        """Lets the next of the digesting fish move."""
        self._swings = at = (self._swings + 1) & 3
        self.frames ^= 1 << at
        draw_fish(self.piles[at], 2 * (FAT + at) + (self.frames >> at & 1))


def pile_x(species):
    return 2 + _STEP * species
