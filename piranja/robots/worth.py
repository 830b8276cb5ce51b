"""How everybody stands: what their rows, catches and claims are worth, and so who is likely to win.

The worth of what a player has is a sum of weights (weights.py); 32 more steps double the chance to
win. It counts the catch, including the piles that nobody else can fetch first; how long the
player's row is, and how much of it the next hungry fish would leave; how many fish fit there; how
many of each species are in it, and the size of the pile that three of them fetch; and how soon the
player's turn comes.
"""

from handheld import modules

from ..rules.fish import SPECIES_COUNT
from .row import Row

with modules.passing:
    from .weights import FALLING

CERTAIN = 16384  # the chance of a player who has won

# The weights of a stage: a block for the player at turn, one for the next, one for all after them,
_BLOCK = 75
_SOON = 3 * _BLOCK  # then by the number of players, 3 to 6, and how soon the player's turn comes.
# A block has weights by the length of the row (_MOST_FISH, or more),
_MOST_FISH = 12
_SPARED = 13  # by how much of it is spared,
_FITTING = 26  # by how many fish fit,
_OF_SPECIES = 35  # for none of a species, one, two, three, or three after somebody else's three
_SIZES = 8  # by the size of its pile.
_SIZE = bytes((0, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7))

# Every weight is stored with 128 added. That favours nobody, as all sums grow alike.

_MOST_STEPS = 15 * 32  # a player further behind has no chance


class Standing:
    """What everybody's position is worth when the player `first` is about to turn over a card.

    `row`, `pile` and `gain` suppose changes, until `reset`; `share` is a player's chance with them.
    """

    def __init__(self, cards, view, first):
        self._cards = cards
        self._first = first
        self._players = players = view.players
        self._counts = bytearray(SPECIES_COUNT * players)  # how many of each species each row has
        self._rows = [0] * players  # what the rows are worth
        self._piles = view.digesting[:]
        self._claims = bytearray(SPECIES_COUNT)  # how soon somebody can fetch each pile
        self._piled = [0] * (SPECIES_COUNT * players)  # what each pile is worth to everybody
        self._worth = [0] * players  # what everything of each player is worth
        for player in range(players):
            row = Row(view.rows[player], cards)
            at = SPECIES_COUNT * player
            self._counts[at : at + SPECIES_COUNT] = row.counts
            self._rows[player] = self._worth[player] = self._of_row(player, row)
            self.gain(player, view.catches[player], view.catches[players + player])
        for species in range(SPECIES_COUNT):
            self._claim(species)
        parts = self._counts, self._rows, self._piles, self._claims, self._piled, self._worth
        self._parts = parts
        self._there = [part[:] for part in parts]

    def reset(self):
        """Drops all supposed changes."""
        for at in range(len(self._there)):
            self._parts[at][:] = self._there[at]

    def gain(self, player, cards, hungry=0):
        """Supposes a larger catch."""
        self._worth[player] += self._of_catch(cards, hungry)

    def row(self, player, row):
        """Supposes another row."""
        worth = self._of_row(player, row)
        self._worth[player] += worth - self._rows[player]
        self._rows[player] = worth
        counts = self._counts
        at = SPECIES_COUNT * player
        for species in (0, 1, 2, 3):
            number = row.counts[species]
            if number != counts[at + species]:
                counts[at + species] = number
                soon = (player - self._first) % self._players
                if number == 3 and soon < self._claims[species]:
                    self._claim(species)
                else:
                    self._weigh_pile(species, player, soon)

    def pile(self, species, cards, hungry):
        """Supposes another pile."""
        self._piles[species] = cards
        self._piles[SPECIES_COUNT + species] = hungry
        self._claim(species)

    def share(self, me):
        """Returns a player's chance to win, as a part of CERTAIN."""
        worth = self._worth
        falling = FALLING
        best = max(worth)
        total = 0
        for one in worth:
            behind = best - one
            if behind < _MOST_STEPS:
                total += falling[behind & 31] >> (behind >> 5)
        behind = best - worth[me]
        if behind >= _MOST_STEPS:
            return 0
        return (falling[behind & 31] >> (behind >> 5)) * CERTAIN // total

    def _of_catch(self, cards, hungry):
        return cards * self._cards.of_card + (hungry * self._cards.of_hungry >> 1) >> 5

    def _of_row(self, player, row):
        weights = self._cards.weights
        soon = (player - self._first) % self._players
        at = _BLOCK * (soon if soon < 2 else 2)
        return (
            weights[at + (row.length if row.length < _MOST_FISH else _MOST_FISH)]
            + weights[at + _SPARED + (row.spared if row.spared < _MOST_FISH else _MOST_FISH)]
            + weights[at + _FITTING + row.fitting]
            + weights[_SOON + 6 * (self._players - 3) + soon]
        )

    def _claim(self, species):
        """Finds who can fetch a pile first, and what the pile is worth to everybody."""
        players = self._players
        self._claims[species] = players
        player = self._first
        for soon in range(players):
            if soon and self._claims[species] > soon:
                if self._counts[SPECIES_COUNT * player + species] > 2:
                    self._claims[species] = soon
            self._weigh_pile(species, player, soon)
            player += 1
            if player == players:
                player = 0

    def _weigh_pile(self, species, player, soon):
        """Works out what a pile is worth to a player."""
        cards = self._piles[species]
        number = self._counts[SPECIES_COUNT * player + species]
        worth = 0
        if number > 2:
            number = 3
            if soon > self._claims[species]:
                number = 4
            elif soon and not self._cards.ending:
                worth = self._of_catch(cards, self._piles[SPECIES_COUNT + species])
        at = _BLOCK * (soon if soon < 2 else 2) + _OF_SPECIES + _SIZES * number
        worth += self._cards.weights[at + _SIZE[cards if cards < 18 else 18]]
        at = species * self._players + player
        self._worth[player] += worth - self._piled[at]
        self._piled[at] = worth
