"""English: forms, menus, and what is said between rounds and after a game."""

# A new game
EDITIONS = ("Modern 2014", "French 2012", "Classic 1998", "One sheet")
PERSON = "Person"
ROBOT = "Robot %d"
PLAY = "Play"
EDITION = "Rules"
GUARD = "Guarded isles"
OPEN = "Open cards"
HANDICAP = "Head start"
STARTS = "Begins"
LOT = "By lot"
NOBODY = "Nobody"
BRIDGES = "%s: %d"

# The menu in a game
HINT = "Hint"
LAST_TURN = "Last turn"

# Settings
COMMENTS = "Comments"

# Statistics
TWO_PERSONS = "Two people"

# Scoring
ROUND_OVER = "Round %d is over"
POINTS = "Points"
NO_POINTS = "A tie: no points"
ONE_POINT = "1 point for %s"
MORE_POINTS = "%d points for %s"
NEXT_ROUND = "A: deal round %d"

# The end
WINNER = "%s wins!"
YOU_WIN = "You win!"
ROBOT_WINS = "Robot %d wins"
NO_WINNER = "A draw!"
REASONS = (
    "",
    "More points",
    "Better last scoring",
    "More bridges",
    "%s: no bridge left",
    "All is even",
)
EQUAL_POINTS = "Equal points"
COURSE = "How the game went"
SWING = "The swing: turn %d, %s"
AGAINST = "Against robot %d"
TURN_BY_TURN = "Turn by turn"
LOOK_BACK = "What could have been?"

# Looking back
LOOKING_BACK = "I look at turn %d"
ENOUGH = "B: that will do"
COST_MOST = "Turn %d cost you most"
COST_TOO = "Turn %d cost you, too"
CHANCE = "Your chance: %d → %d %%"
BETTER = "Better would have been:"
ALL_WELL = "You played like the best!"
