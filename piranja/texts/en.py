"""English: what is said in a turn."""

# What players without a name are called
SIGNS = ("Star", "Crab", "Shell", "Anchor", "Turtle", "Ring")

SPECIES = ("piranha", "moonfish", "flamefish", "barracuda")

# From turn to turn
NEXT = "Next: %s"
YOUR_TURN = "Your turn!"

# What A does
TURN_OVER = "Turn over a card"
BRING_IN = "Bring in %d"
LEAVE = "Stop, keep the row"
FETCH = "Fetch %d cards"

# What happens
TOO_SMALL = "Too small for %s, no %s"
TOO_BIG = "Too big for %s, no %s"
PASSED = "Doesn’t fit %s"
TAKES = "%s takes it"
LOST = "Nobody can take it"
HUNGRY = "A hungry %s!"
EATS = "It eats %d"
SPARES = "It eats nothing"
BROUGHT_IN = "%s brings in %d"
FETCHED = "%s fetches %d"
LEFT = "%s ends the turn"
THINKS = "%s is thinking"
UNDONE = "Undone"
NO_UNDO = "Nothing to undo"
TOO_SOON = "Not so fast!"
SEA_COMES = "The empty sea: the end is near!"
THE_END = "A hungry fish: the end!"
