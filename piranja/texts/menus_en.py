"""English: forms, menus, and what is said after a game."""

# Settings
DANGER = "Show danger"
CATCHES = "Show catches"

# A new game
PLAY = "Play"
PLAYERS = "Number of players"
PERSON = "Player"
ROBOT = "Robot %d"
STARTS = "Goes first"
LOT = "At random"
LOSER = "Last game’s loser"

# A player
CHOOSE_SIGN = "Pick a sign"
CHOOSE_NAME = "Enter a name"
TO_NAME = "A: name"
HOW_TO_NAME = "Up and down: letters"
DONE = "A: done"

# The end
THE_CATCHES = "The catches"
TIED = "A tie! Hungry fish decide"
STILL_TIED = "A tie in hungry fish, too!"
WINNER = "%s wins!"
WINNERS = "%s win!"
COURSE = "How the game went"
MOST_EVER = "Most cards ever: %d"

# The log
CARDS = "%d cards"
ONE_CARD = "1 card"
BROUGHT = "brings in %d"
LEAVES = "keeps %d in the row"
FETCHES = "fetches %d"
EATEN = "%s eats %d"
EATS_NOTHING = "%s eats nothing"
ENDS_GAME = "%s ends the game"
