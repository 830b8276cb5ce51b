"""English: what a person is told in a turn."""

# With the cursor on a card or the pile
STANDS = "you %d, %s %d, need %d"
SHORT_ROBOT = "robot"
BUILD = "A: play %s"
TAKE = "A: take %s"
DRAW = "A: draw a card"
DRAW_OF_FEW = "A: draw (%d left)"
END_TURN = "A: end your turn"
END_LAST = "A: end your last turn"
MUST_DISCARD = "A: discard cards"
MUST_TAKE = "Take a face-up card"

# As the turn begins
YOUR_LAST_TURN = "Your last turn!"
FEW_LEFT = "Cards left in the pile: %d"
NONE_LEFT = "The pile is empty"

# Questions
SURE = "%s A: yes"
TAKE_SURE = "Take %s?"
DRAW_SURE = "Draw?"
END_SURE = "End without?"
END_LAST_SURE = "End your last turn?"

# Plays and discards
REMOVE = "%s: remove %s"
REPLACE = "%s: replace %s"
LAY_START = "Head start: %d left"
DISCARD_START = "Discard cards"
DISCARD_MARK = "A: mark %s"
DISCARD_DONE = "A: discard %d"
MARK_FIRST = "Mark cards first"
DRAWN = "You draw %s"

# What is refused or taken back
HAND_FULL = "Hand full: play first"
NOTHING_LEFT = "Nothing left to draw"
NOTHING_TO_PLAY = "No line for %s"
NOW_DRAW = "You discarded: now draw"
NO_UNDO = "Nothing to undo"
UNDONE = "Undone"

# The score
HOLDS = "Cards of %s: %d"

# Comments: an island to win with a bridge or several cards; what the other side could win; one to
# free
CHANCES = (
    "You can win %s: %s",
    "%s: %d cards win it",
    "%s threatens %s",
    "You can free %s",
)
