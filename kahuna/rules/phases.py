"""What a game waits for, and what has happened in the turn under way."""

DEALING = 0  # the game waits for a deck
HANDICAP = 1  # the weaker player lays bridges
PLAY = 2
FINAL = 3  # the last turns: nothing is left to draw
OVER = 4

# What has happened in the turn; DISCARDED + card after a discard.
FRESH = 0
PLAYED = 1
DISCARDED = 2
