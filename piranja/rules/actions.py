"""Everything a player can do, as one small int.

0      turn over a card
1      bring in the catch, which ends the turn
2      leave the row lying, which ends the turn
3..6   fetch the digesting pile of a species
"""

TURN = 0
BRING_IN = 1
LEAVE = 2
FETCH = 3  # plus the species


def ends_turn(action):
    """Whether the player ends the turn with it, not a hungry fish."""
    return action == BRING_IN or action == LEAVE
