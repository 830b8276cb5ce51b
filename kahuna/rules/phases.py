"""The names of sides, phases, turn states and results, and the limits of the game."""

WHITE = 0
BLACK = 1
NOBODY = -1
SIDE_NAMES = ("White", "Black")

# Phases.
DEALING = 0  # waits for a deck
HANDICAP = 1  # the weaker player lays bridges
PLAY = 2
FINAL = 3  # the last turns: nothing is left to draw
OVER = 4

# What has happened in the turn under way; DISCARDED + card after a discard.
FRESH = 0
PLAYED = 1
DISCARDED = 2

# Why a game is over.
BY_POINTS = 1
BY_FINAL = 2
BY_BRIDGES = 3
NO_BRIDGES = 4
DRAWN = 5

HAND_LIMIT = 5
BRIDGES = 25
CARDS = 24
MOST_HANDICAP = 3

# No game takes more actions: every card that leaves a hand was dealt or drawn (24 + 23 + 23),
# after a turn without a draw comes one with (so no more of them than draws: 18 + 23 + 23), and
# three deals, a handicap and the last turns come on top.
LONGEST = 224
