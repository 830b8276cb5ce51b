"""Where a fish goes that is turned over: for the game, and for the screen that shows it.

Both functions take the rows as they were before the card is turned over.
"""

from .fish import BIG

NOBODY = -1


def taker(rows, turn, fish):
    """Returns the first who must take a sated fish, from the player at turn to the left, or NOBODY.

    The players before that one have to pass it on. A row takes a fish if it is empty, or if its
    last fish has the same size or the same species (rule 3).
    """
    player = turn
    while True:
        row = rows[player]
        # The result is below BIG for the same size, and 0 or BIG for the same species.
        if not row or row[-1] ^ fish <= BIG:
            return player
        player += 1
        if player == len(rows):
            player = 0
        if player == turn:
            return NOBODY


def bites(row, fish):
    """Returns how many fish a hungry one eats at the right end of a row (rule 4)."""
    left = len(row)
    while left and (row[left - 1] ^ fish) & 3:
        left -= 1
    return len(row) - left
