"""What a game notes about each action in its `undo_bits`, so that undo.py can take it back.

There are 30 bits. A play has the bridges that the opponent lost (27), then FIRST_OPEN and so on. A
discard has what had happened in the turn before it (4), and FIRST_OPEN. The end of a turn has what
had happened in it (4), then DECLINED and so on; and if it ended a round or was a last turn, also
the scores (7 + 7), the phase (3) and the round (2).
"""

FIRST_OPEN = 1 << 27  # the first card spent was an open one (variant `open`)
SECOND_OPEN = 1 << 28
WAS_PLAYED = 1 << 29  # it was not the first play of the turn

DECLINED = 1 << 4  # the turn before ended without a draw
REPLACED = 1 << 5  # a card from the pile took the place of the face-up card
SCORED = 1 << 6
WHITE_AT = 7
BLACK_AT = 14
PHASE_AT = 21
ROUND_AT = 24
