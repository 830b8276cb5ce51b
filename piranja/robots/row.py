"""What matters about a row: its length, its fish, what would be eaten of it, what fits it."""


class Row:
    """A row has its `length`, its `last` fish (the rightmost), and for each species how many fish
    there are (`counts`) and how many a hungry one would eat (`bites`). The cards that may come
    decide how many fish would be `spared`, and how many are `fitting` (see cards.py).
    """

    def __init__(self, fish_from_left, cards):
        self.counts = counts = bytearray(4)
        self.bites = bites = bytearray(4)
        self.length = self.last = 0
        for fish in fish_from_left:
            self.length += 1
            self.last = fish
            fish &= 3
            counts[fish] += 1
            bites[fish] = self.length  # the hungry fish stops after the rightmost of its species
        for species in (0, 1, 2, 3):
            bites[species] = self.length - bites[species]
        self.spared = cards.spared(self)
        self.fitting = cards.fitting(self)
