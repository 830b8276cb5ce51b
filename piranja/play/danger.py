"""How dangerous another card is, by all cards turned over so far."""

from ..rules.decks import shoal_left, unseen
from ..rules.feeding import bites
from ..rules.fish import HUNGRY, KINDS, SPECIES_COUNT


class Danger:
    """`percent` is the chance that the next card is a hungry fish; it would eat `least` to `most`
    fish of the row, by its species."""

    def __init__(self, view):
        counts = unseen(view)
        first = 0 if shoal_left(view) else KINDS
        cards = hungry = 0
        for fish in range(KINDS):
            cards += counts[first + fish]
            if fish >= HUNGRY:
                hungry += counts[first + fish]
        self.percent = (100 * hungry + cards // 2) // cards if cards else 0
        self.least = self.most = 0
        if first:
            return  # a hungry fish of the empty sea eats nothing: it ends the game
        row = view.rows[view.turn]
        seen = False
        for species in range(SPECIES_COUNT):
            if counts[HUNGRY + species]:
                eaten = bites(row, HUNGRY + species)
                self.least = min(self.least, eaten) if seen else eaten
                self.most = max(self.most, eaten)
                seen = True
