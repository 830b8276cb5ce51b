"""English: what a person is told besides what the buttons do."""

# On the curtain
HOLD_A = "Hold A"

# As the turn begins
YOUR_TURN = "Your turn"
YOUR_LAST_TURN = "Your last turn!"
FEW_LEFT = "Cards left in the pile: %d"
NONE_LEFT = ("The pile is empty: the round", "ends with the last face-up card")
NONE_LEFT_AT_LAST = ("The pile is empty: after the last", "card, one last turn each")

# Once the cursor has rested on a card
BUILD = "A: play %s"
TAKE = "A: take %s"

# What is refused or taken back
NOTHING_LEFT = "Nothing left to draw"
NOTHING_TO_PLAY = "No line for %s"
NOW_DRAW = "You discarded: now draw"
NO_UNDO = "Nothing to undo"
UNDONE = "Undone"

# After a turn
DRAWN = "You draw %s"

# The score
HOLDS = "Cards of %s: %d"

# Comments: a bridge that wins an island, or several cards; what the other side could win; an island
# to free
CHANCES = (
    "%s wins %s",
    "%s: %d cards win it",
    "%s threatens %s",
    "You can free %s",
)
