"""How many there are of everything, and the most that there can be."""

ISLAND_COUNT = 12
LINE_COUNT = 27
CARDS = 24
BRIDGES = 25  # of each side
HAND_LIMIT = 5
MOST_HANDICAP = 3
FEW = 3  # so few cards in the pile, or fewer, are worth a word

# No game has more actions: every card that leaves a hand was dealt or drawn (24 + 23 + 23), a turn
# without a draw is followed by one with a draw (so they are no more than the draws: 18 + 23 + 23),
# and three deals, a handicap and the last turns are added.
LONGEST = 224
TURN = 16  # no turn has so many
