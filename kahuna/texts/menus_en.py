"""English: forms, menus, and what is said between rounds and after a game."""

# A new game
EDITIONS = ("Modern 2014", "French 2012", "Classic 1998", "Short rules")
PERSON = "Player"
PLAY = "Play"
EDITION = "Edition"
GUARD = "Guarded isles"
OPEN = "Open cards"
HANDICAP = "Head start"
STARTS = "Goes first"
LOT = "At random"
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
ROUND = "Round"
NO_POINTS = "A tie: no points"
ONE_POINT = ("1 point for %s", "1 point for you")
TWO_POINTS = ("2 points for %s", "2 points for you")
NEXT_ROUND = "A: deal round %d"

# The end
WINNER = ("%s wins!", "You win!")
NO_WINNER = "A draw!"
REASONS = (
    "",
    "More points",
    "Better last scoring",
    "More bridges",
    "%s: no bridge left",
    "All square",
)
EQUAL_POINTS = "Equal points"
COURSE = "How the game went"
SWING = "Turning point: turn %d"
AGAINST = "Against robot %d"
TURN_BY_TURN = "The board, turn by turn"
LOOK_BACK = "What could have been?"

# Looking back
LOOKING_BACK = "I look at turn %d"
ENOUGH = "B: that will do"
COST_MOST = "Turn %d cost you most"
COST_TOO = "Turn %d cost you, too"
CHANCE = "Your chance: %d → %d%%"
BETTER = "Better would have been:"
ALL_WELL = "You played like the best!"
