"""English: what a person is told in a turn."""

# With the cursor on a card or the pile
STANDS = "you %d, %s %d, need %d"
SHORT_ROBOT = "robot"
DRAW = "A: draw a card"
DRAW_OF_FEW = "A: draw (%d left)"
END_TURN = "A: end your turn"
END_LAST = "A: end your last turn"
MUST_DISCARD = "A: discard cards"
MUST_TAKE = "Take a face-up card"
HAND_FULL = "Hand full: play first"

# Questions
SURE = "%s A: yes"
TAKE_SURE = "Take %s?"
DRAW_SURE = "Draw?"
END_SURE = "End without a card?"
END_TURN_SURE = "End your turn?"
END_LAST_SURE = "End your last turn?"

# Removals, of a line and by two cards
REMOVE = ("Remove %s", "%s: remove")
REPLACE = ("Replace %s", "%s: replace")

# Head start and discards
LAY_START = "Head start: %d left"
DISCARD_START = "Discard cards"
DISCARD_MARK = "A: mark %s"
DISCARD_KEEP = "A: keep %s"
DISCARD_DONE = "A: discard %d"
MARK_FIRST = "Mark cards first"
