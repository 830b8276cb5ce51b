"""How much there is of everything, and the most that there can be."""

ISLAND_COUNT = 12
LINE_COUNT = 27
CARDS = 24
BRIDGES = 25  # of each side
HAND_LIMIT = 5
MOST_HANDICAP = 3
HIGHEST_SCORE = 99  # to begin with, in a position set up by hand

# No game takes more actions: every card that leaves a hand was dealt or drawn (24 + 23 + 23),
# after a turn without a draw comes one with (so no more of them than draws: 18 + 23 + 23), and
# three deals, a handicap and the last turns come on top.
LONGEST = 224
