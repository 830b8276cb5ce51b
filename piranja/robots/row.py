"""What matters of a row: how long it is, of what fish, what would be eaten of it, what fits it."""


class Row:
    """Of a row of the game: its `length`, the `last` fish (the rightmost), for each species how
    many there are (`counts`) and how many a hungry one would eat (`bites`), and with the cards that
    may come how many would be `kept` and how many are `fitting` (see cards.py)."""

    def __init__(self, fish_from_left, cards):
        self.counts = counts = bytearray(4)
        self.bites = bites = bytearray(4)
        self.length = self.last = 0
        for fish in fish_from_left:
            self.length += 1
            self.last = fish
            fish &= 3
            counts[fish] += 1
            bites[fish] = self.length  # where the rightmost of its own lies, which stops it
        for species in (0, 1, 2, 3):
            bites[species] = self.length - bites[species]
        self.kept = cards.kept(self)
        self.fitting = cards.fitting(self)
