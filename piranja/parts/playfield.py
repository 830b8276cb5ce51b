"""The playfield: the digesting fish, how many cards their piles have, and the deck."""

from bitmaptools import fill_region

from ..look.layout import CARD_SEA, CARD_SHOAL, FAT
from ..look.pictures import draw_fish
from ..rules.actions import FETCH, TURN
from ..rules.decks import sea_left, shoal_left

PILE_TOP = 85
DECK_X = 126
DECK_TOP = 82
_STEP = 31
_ROOM = 28  # pixels for a number


class Playfield:
    """`piles` are the tiles of the digesting fish, `frames` has a bit for each one in its second
    frame. `lights` lie behind the piles, `frame` behind the `deck`, on which the `card` turns over.
    `page` is a bitmap below all that, with the numbers of cards `written` in `font`."""

    def __init__(self):
        self.frames = 0
        self.written = [""] * 5  # for each pile, and for the deck
        self._swings = 0

    def show(self, view):
        for species in range(4):
            self.show_pile(species, view.digesting[species])
        self.show_deck(shoal_left(view), sea_left(view))

    def show_pile(self, species, cards):
        pile = self.piles[species]
        if pile.hidden != (not cards):
            pile.hidden = not cards
        self._write(species, str(cards) if cards else "", pile_x(species) + 15)

    def show_deck(self, shoal, sea):
        """Shows how many cards are left: of the shoal and of the sea, or of the sea alone."""
        back = CARD_SHOAL if shoal else CARD_SEA
        if self.deck[0] != back:
            self.deck[0] = back
        hidden = not shoal and not sea
        if self.deck.hidden != hidden:
            self.deck.hidden = hidden
        self._write(4, "%d+%d" % (shoal, sea) if shoal else str(sea), DECK_X + 17)

    def _write(self, at, text, middle):
        if text != self.written[at]:
            self.written[at] = text
            page = self.page
            x = middle - _ROOM // 2
            fill_region(page, x, 0, x + _ROOM, page.height, 0)
            self.font.write(page, text, 0, middle - self.font.width(text) // 2)

    def action_at(self, x):
        """Returns the action that the pile or deck at x stands for."""
        return TURN if x >= DECK_X - 4 else FETCH + min(x // _STEP, 3)

    def light(self, may, chosen, deck):
        """Lights up the piles that can be fetched (a mask), the chosen one, and the deck or not."""
        for species in range(4):
            light = self.lights[species]
            hidden = not may >> species & 1
            if light.hidden != hidden:
                light.hidden = hidden
            # A change of the palette would not be drawn until something moves there.
            bright = species == chosen
            if light.color_index != bright:
                light.color_index = int(bright)
        if self.frame.hidden == deck:
            self.frame.hidden = not deck

    def lift(self, up):
        """Lifts the card that is about to be turned over."""
        y = DECK_TOP - 3 if up else DECK_TOP
        if self.deck.y != y:
            self.deck.y = y

    def swing(self):
        """Moves the next digesting fish a little."""
        self._swings = at = (self._swings + 1) & 3
        self.frames ^= 1 << at
        draw_fish(self.piles[at], 2 * (FAT + at) + (self.frames >> at & 1))


def pile_x(species):
    return 2 + _STEP * species
