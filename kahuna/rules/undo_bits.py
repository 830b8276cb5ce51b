"""What a game writes down of each action in its `undo_bits`, so that undo.py can take it back.

There are 30 bits. For a play: the opponent's bridges that went (27), then FIRST_OPEN and so on.
For a discard: what had happened in the turn before it (4), and FIRST_OPEN. For the end of a turn:
what had happened in it (4), then DECLINED and so on; and if it ended a round or was a last turn,
also the scores (7 + 7), the phase (3) and the round (2).
"""

FIRST_OPEN = 1 << 27  # the first card spent was open (variant `open`)
SECOND_OPEN = 1 << 28
WAS_PLAYED = 1 << 29  # not the first play of the turn

DECLINED = 1 << 4  # the turn before ended without a draw
REPLACED = 1 << 5  # a card from the pile took the place of the face-up card
SCORED = 1 << 6
WHITE_AT = 7
BLACK_AT = 14
PHASE_AT = 21
ROUND_AT = 24
