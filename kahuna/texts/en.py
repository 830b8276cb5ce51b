"""English: what is said in a turn."""

# Sides and turns
SIDES = ("White", "Black")
TURN_OF = "Round %d, %s"
PASS_TO = "Pass to %s"

# A person's turn
BUILD = "A: play %s"
TAKE = "A: take %s"
DRAW = "A: draw a card"
END_TURN = "A: end your turn"
TAKE_SURE = "Take %s? A: yes"
DRAW_SURE = "Draw? A: yes"
END_SURE = "End without? A: yes"
DISCARD_START = "Discard cards"
DISCARD_MARK = "A: mark %s"
DISCARD_DONE = "A: discard %d"
LAY_START = "Head start: %d left"
REMOVE = "%s: remove %s"
REPLACE = "%s: replace %s"
CANNOT = "Not possible now"
HAND_FULL = "Hand full: play first"
NOTHING_LEFT = "Nothing left to draw"
NOTHING_TO_PLAY = "No line for %s"
NO_UNDO = "Nothing to undo"
YOU_DREW = "You drew %s"
UNDONE = "Undone"
HOLDS = "Cards of %s: %d"

# A robot's turn, and a hint
THINKS = "%s is thinking"
HURRY = "A: hurry up!"
LET_ME_THINK = "Let me think"

# What was done, and what it did
WINS = "wins %s"
TAKES = "takes %d"
BREAKS = "breaks %s"
PLAYED = "%s: %s"
REMOVED = "%s removes %s"
REPLACED = "%s replaces %s"
DISCARDED = "%s discards %d"
TOOK = "%s takes %s"
DREW = "%s draws a card"
DECLINED = "%s draws no card"
DEALT = "Round %d"
TURN_NUMBER = "Turn %d: %s"
