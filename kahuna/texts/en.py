"""English."""

# Sides, and what things are called.
SIDES = ("White", "Black")
EDITIONS = ("Modern 2014", "French 2012", "Classic 1998", "One sheet")

# New game
PLAYERS = ("Person", "Gentle robot", "Solid robot", "Strong robot")
PLAY = "Play"
EDITION = "Rules"
GUARD = "Guarded isles"
OPEN = "Open cards"
HANDICAP = "Head start"
STARTS = "Begins"
LOT = "By lot"
NOBODY = "Nobody"
BRIDGES = "%s: %d"

# Curtain
PASS_TO = "Pass to %s"

# A turn
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
WINS = "wins %s"
TAKES = "takes %d"
BREAKS = "breaks %s"
REMOVE = "%s: remove %s"
REPLACE = "%s: replace %s"
CANNOT = "Not possible now"
HAND_FULL = "Hand full: play first"
NOTHING_LEFT = "Nothing left to draw"
NOTHING_TO_PLAY = "No line for %s"
NO_UNDO = "Nothing to undo"
UNDONE = "Undone"
HOLDS = "Cards of %s: %d"

# A robot's turn
THINKS = "%s is thinking"
HURRY = "B: hurry up!"

# A hint, and what speaks for it
HINT = "Hint"
HINT_WAIT = "Let me think"
HINT_KEEP = "Keep your cards"
HINT_TAKE = "Take %s"
HINT_DRAW = "Draw from the pile"
HINT_END = "End your turn"
HINT_DISCARD = "Discard %s"
MERITS = (
    "wins the game",
    "wins %s",
    "breaks %s",
    "takes %d",
    "then wins %s",
    "then breaks %s",
    "blocks %s",
    "nearly wins %s",
    "secures %s",
    "saves 2 %s",
    "for %s",
    "one bridge more",
    "makes a pair",
)

# The last turn shown again
PLAYED = "%s: %s"
REMOVED = "%s removes %s"
REPLACED = "%s replaces %s"
DISCARDED = "%s discards %d"
TOOK = "%s takes %s"
DREW = "%s draws a card"
DECLINED = "%s draws no card"
DEALT = "Round %d"

# Scoring
ROUND_OVER = "Round %d is over"
POINTS = "Points"
NO_POINTS = "A tie: no points"
ONE_POINT = "1 point for %s"
MORE_POINTS = "%d points for %s"
NEXT_ROUND = "A: deal round %d"
WINNER = "%s wins!"
NO_WINNER = "A draw!"
REASONS = (
    "",
    "More points",
    "Better last scoring",
    "More bridges",
    "No bridge left",
    "All is even",
)
COURSE = "How the game went"
SWING = "The swing: turn %d, %s"

# Menu
LAST_TURN = "Last turn"
TURN_OF = "Round %d, %s"
