"""What matters of a row: how long it is, of what fish, what would be eaten of it, what fits it."""


class Row:
    """Of a row of the game: its `length`, the `last` fish (the rightmost), for each species how
    many there are (`counts`) and how many a hungry one would eat (`bites`), and with the cards that
    may come how many would be `kept` and how many are `fitting` (see cards.py)."""

    def __init__(self, fish_from_left, cards, before=None):
        self._cards = cards
        self.counts = bytearray(before.counts if before else 4)
        self.bites = bytearray(before.bites if before else 4)
        self.length = before.length if before else 0
        self.last = 0
        for fish in fish_from_left:
            self._add(fish)
        self.kept = cards.kept(self)
        self.fitting = cards.fitting(self)

    def longer(self, fish):
        """Returns such a row with one more fish."""
        return Row((fish,), self._cards, self)

    def _add(self, fish):
        species = fish & 3
        bites = self.bites
        bites[0] += 1
        bites[1] += 1
        bites[2] += 1
        bites[3] += 1
        bites[species] = 0  # it stops those of its own
        self.counts[species] += 1
        self.length += 1
        self.last = fish
