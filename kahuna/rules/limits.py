"""How many there are of everything, and the most that there can be."""

ISLAND_COUNT = 12
LINE_COUNT = 27
CARDS = 24
BRIDGES = 25  # for each side
HAND_LIMIT = 5
MOST_HANDICAP = 3
FEW = 3  # an announcement says when the pile has so few cards, or fewer

# The most actions in a game. Every card that leaves a hand was dealt or drawn (24 + 23 + 23); a
# turn without a draw is followed by one with a draw, so there are no more of them than draws
# (18 + 23 + 23); and there are three deals, a handicap and the last turns.
LONGEST = 224
TURN = 16  # no turn has so many actions
