"""Where a fish goes once it is turned over: for the game, and for the screen that shows it.

All of it works on the rows before the card is turned over.
"""

from .fish import BIG

NOBODY = -1


def taker(rows, turn, fish):
    """Returns who must take a sated fish, from the player at turn on to the left, or NOBODY.

    Everybody between the two had to pass it on. A row takes a fish if it is empty or its last one
    has the same size or the same species (ruling 3).
    """
    player = turn
    while True:
        row = rows[player]
        # The same size: below BIG; the same species: 0 or BIG.
        if not row or row[-1] ^ fish <= BIG:
            return player
        player += 1
        if player == len(rows):
            player = 0
        if player == turn:
            return NOBODY


def bites(row, fish):
    """Returns how many fish at the right end of a row a hungry one eats (ruling 4)."""
    left = len(row)
    while left and (row[left - 1] ^ fish) & 3:
        left -= 1
    return len(row) - left
