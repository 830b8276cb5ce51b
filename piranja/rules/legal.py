"""What is legal: every action that the player at turn can choose, in ascending order.

This works on a Game and on a View alike, as it reads nothing that is hidden.
"""

from .actions import BRING_IN, FETCH, LEAVE, TURN

MOST = 7  # actions at most


def legal(game, out):
    """Writes the legal actions into `out`, and returns how many there are."""
    if game.over:
        return 0
    out[0] = TURN
    n = 1
    if not game.fresh:
        # Rules 2 and 5: only after a card; then the player's row has a fish.
        out[1] = BRING_IN
        out[2] = LEAVE
        n = 3
    row = game.rows[game.turn]
    if len(row) > 2:
        # Rule 6.
        species = threes(row)
        if species:
            for pile in (0, 1, 2, 3):
                if species >> pile & 1 and game.digesting[pile]:
                    out[n] = FETCH + pile
                    n += 1
    return n


def is_legal(game, action):
    out = bytearray(MOST)
    for n in range(legal(game, out)):
        if out[n] == action:
            return True
    return False


def threes(row):
    """Returns as a mask the species of which a row has three fish or more, anywhere in it."""
    once = twice = thrice = 0
    for fish in row:
        bit = 1 << (fish & 3)
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
    return thrice
