"""The ground: the digesting fish with how many cards lie there, and the deck."""

from displayio import Group

from handheld import shades
from handheld.art import colours

from ..look.layout import CARD_CHOSEN, CARD_LIT, CARD_SEA, CARD_SHOAL, FAT
from ..rules.decks import sea_left, shoal_left

PILE_TOP = 85
DECK_X = 126
DECK_TOP = 82
_COUNT_TOP = 108
_STEP = 31


class Ground:
    def __init__(self, art, pictures):
        self.group = Group()
        cream = colours((None, shades.CREAM))
        self._lights = []
        self.piles = []
        self._counts = []
        self._plates = []
        self._swings = 0
        for species in range(4):
            x = pile_x(species)
            light = pictures.card(x - 2, PILE_TOP - 2)
            light.hidden = True
            pile = pictures.fish(x, PILE_TOP)
            pile[0] = 2 * (FAT + species)
            pile.hidden = True
            plate = art.fill(shades.INK, x + 7, _COUNT_TOP - 1, 15, 7)
            plate.hidden = True
            count = art.line(x + 8, _COUNT_TOP, 13, cream, tiny=True)
            self._lights.append(light)
            self.piles.append(pile)
            self._plates.append(plate)
            self._counts.append(count)
            for part in (light, pile, plate, count.tile):
                self.group.append(part)
        self._frame = art.fill(shades.GLOW, DECK_X - 2, DECK_TOP - 2, 36, 28)
        self.deck = pictures.card(DECK_X, DECK_TOP)
        self.card = pictures.card(DECK_X, DECK_TOP)
        self.card.hidden = True
        plate = art.fill(shades.INK, DECK_X + 2, _COUNT_TOP - 1, 28, 7)
        self._left = art.line(0, _COUNT_TOP, 28, cream, tiny=True)
        for part in (self._frame, self.deck, self.card, plate, self._left.tile):
            self.group.append(part)

    def show(self, view):
        for species in range(4):
            self.show_pile(species, view.digesting[species])
        shoal = shoal_left(view)
        self.show_deck(shoal, sea_left(view))

    def show_pile(self, species, cards):
        pile = self.piles[species]
        if pile.hidden != (not cards):
            pile.hidden = self._plates[species].hidden = not cards
        count = self._counts[species]
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
        left = self._left
        left.text = "%d+%d" % (shoal, sea) if shoal else str(sea)
        left.tile.x = DECK_X + 17 - left.width // 2

    def light(self, may, chosen, deck):
        """Lights the piles that may be fetched (a set of bits), the one chosen, and the deck."""
        for species in range(4):
            light = self._lights[species]
            hidden = not may >> species & 1
            if light.hidden != hidden:
                light.hidden = hidden
            number = CARD_CHOSEN if species == chosen else CARD_LIT
            if light[0] != number:
                light[0] = number
        if self._frame.hidden == deck:
            self._frame.hidden = not deck

    def lift(self, up):
        """Lifts the card that is about to be turned over."""
        y = DECK_TOP - 3 if up else DECK_TOP
        if self.deck.y != y:
            self.deck.y = y

    def swing(self):
        """Lets the next of the digesting fish move."""
        self._swings = (self._swings + 1) & 3
        pile = self.piles[self._swings]
        if not pile.hidden:
            pile[0] ^= 1


def pile_x(species):
    return 2 + _STEP * species
