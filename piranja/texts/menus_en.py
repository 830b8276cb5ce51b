"""English: forms, menus, and what is said after a game."""

# Settings
DANGER = "Show danger"
CATCHES = "Show catches"

# A new game
PLAY = "Play"
PLAYERS = "Players"
PERSON = "Person"
ROBOT = "Robot %d"
STARTS = "Begins"
LOT = "Draw lots"
LOSER = "Last loser"

# A player
CHOOSE_SIGN = "Which sign?"
CHOOSE_NAME = "What name?"
TO_NAME = "A: name"
HOW_TO_NAME = "Up and down: letters"
DONE = "A: done"

# The end
THE_CATCHES = "The catches"
TIED = "Equal: hungry fish decide"
STILL_TIED = "Hungry fish are equal, too"
WINNER = "%s wins!"
WINNERS = "%s win!"
COURSE = "How the game went"
MOST_EVER = "Most cards ever: %d"

# The log
CARDS = "%d cards"
ONE_CARD = "1 card"
BROUGHT = "brings in %d"
LEAVES = "leaves %d"
FETCHES = "fetches %d"
EATEN = "%s eats %d"
EATS_NOTHING = "%s eats nothing"
ENDS_GAME = "%s ends the game"
