"""The cards that may come next, and the stage of the game."""

from ..rules.fish import BIG, HUNGRY, KINDS

_STAGES = 23
ANY = 8  # eighths


class Cards:
    """`unseen` is what decks.unseen returned; `shoal` and `sea` are how many cards are left."""

    def __init__(self, unseen, shoal, sea):
        from .weights import CARDS, STAGES

        at = 0 if shoal else KINDS
        self.counts = unseen[at : at + KINDS]
        self.ending = not shoal  # whether a hungry fish ends the game
        self.hungry = sum(self.counts[HUNGRY:])
        self.sated = sum(self.counts[:HUNGRY])
        stage = shoal >> 3 if shoal else 18 + min(4, sea >> 2)
        self.of_card = CARDS[stage]  # weights, see worth.py
        self.of_hungry = CARDS[_STAGES + stage]
        part = 0 if shoal > 60 else 1 if shoal > 32 else 2 if shoal > 12 else 3 if shoal else 4
        self.weights = STAGES[part]

    def spared(self, row):
        """Returns how many fish of a row the next hungry fish would leave, on average."""
        hungry = self.hungry
        if not hungry:
            return row.length
        counts = self.counts
        bites = row.bites
        eaten = counts[8] * bites[0] + counts[9] * bites[1]
        eaten += counts[10] * bites[2] + counts[11] * bites[3]
        return (2 * (row.length * hungry - eaten) + hungry) // (2 * hungry)

    def fitting(self, row):
        """Returns the share of sated fish that fit a row, in eighths."""
        if not row.length:
            return ANY
        counts = self.counts
        size = row.last & BIG
        fits = counts[size] + counts[size + 1] + counts[size + 2] + counts[size + 3]
        fits += counts[row.last ^ BIG]
        return min(ANY - 1, 8 * fits // max(1, self.sated))
